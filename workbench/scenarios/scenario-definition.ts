import type { Call } from '../../testing/calls.ts';
import type { Responder } from '../../testing/responses.ts';
import type { BrowserChange } from './browser-changes.ts';
import type { CatalogueChange } from './catalogue-changes.ts';

/** The number that may follow a scenario's name: `lento-8000`. */
interface ScenarioParameter {
  title: string;
  defaultValue: number;
  min: number;
  max: number;
}

/** Catalogue changes add up; of responses, delays and recoveries, a call has at most one each. */
type Effect =
  | { kind: 'none' }
  | { kind: 'catalogue'; change: CatalogueChange }
  | { kind: 'delay' }
  | { kind: 'response'; respond: Responder }
  /** Normal responses after a number of failures. */
  | { kind: 'recovery' }
  | { kind: 'browser'; change: BrowserChange };

/** A named state of the backend or of the browser. */
export interface ScenarioDefinition {
  /** As in the address: ASCII, lower case. */
  name: string;
  title: string;
  description: string;
  parameter?: ScenarioParameter;
  /** The calls it applies to, and to one of which it can be limited; empty for a browser state. */
  calls: readonly Call[];
  effect: Effect;
}
