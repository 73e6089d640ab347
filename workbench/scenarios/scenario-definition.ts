import type { Call } from '../../testing/calls.ts';
import type { Responder } from '../../testing/responses.ts';
import type { BrowserChange } from './browser-changes.ts';
import type { CatalogueChange } from './catalogue-changes.ts';

/** The number that may follow a scenario's name: `lento-8000`. */
export interface ScenarioParameter {
  title: string;
  /** Taken where none is given. */
  standard: number;
  min: number;
  max: number;
}

/**
 * What a scenario does to a call. Changes of the catalogue add up; of delays, and of answers, a
 * call has one at most.
 */
type Effect =
  | { kind: 'none' }
  | { kind: 'catalogue'; change: CatalogueChange }
  | { kind: 'delay' }
  | { kind: 'answer'; answer: Responder }
  /** After so many answers as chosen, or failures where none is, all is normal. */
  | { kind: 'recovery' }
  /** What the browser is like, whatever the backend does. */
  | { kind: 'browser'; change: BrowserChange };

/** A state of the backend or of the browser that has a name. */
export interface ScenarioDefinition {
  /** As it stands in an address: ASCII, lower case. */
  name: string;
  title: string;
  description: string;
  parameter?: ScenarioParameter;
  /** The calls that it can be limited to, and that it applies to where it is not; none for a browser. */
  calls: readonly Call[];
  effect: Effect;
}
