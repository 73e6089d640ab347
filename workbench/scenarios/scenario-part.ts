import { foldText } from '../../server/catalogue/fold-text.ts';
import { allCalls, type Call } from '../../testing/calls.ts';
import type { ScenarioDefinition } from './scenario-definition.ts';
import { scenarios } from './scenario-list.ts';

/** An invalid scenario; the message is for testers, in Spanish. */
export class ScenarioError extends Error {}

/** One part of a scenario: `lento-8000:producto`. */
export interface ScenarioPart {
  definition: ScenarioDefinition;
  /** Null if the scenario takes no number. */
  parameter: number | null;
  /** The call it is limited to; null for all calls of the scenario. */
  call: Call | null;
}

/** @throws {ScenarioError} for an unknown scenario or call, or one that does not fit the other */
export function parsePart(text: string): ScenarioPart {
  const [head = '', limit, ...more] = text.split(':').map((piece) => piece.trim());
  if (more.length > 0) throw new ScenarioError(`«${text}» tiene más de una llamada.`);
  const { definition, parameter } = parseName(head);
  if (definition.parameter && parameter !== null) {
    const { min, max } = definition.parameter;
    if (parameter < min || parameter > max) {
      throw new ScenarioError(`«${text}»: el número debe estar entre ${min} y ${max}.`);
    }
  }
  return { definition, parameter, call: limit === undefined ? null : parseCall(limit, definition) };
}

/** The canonical form; `parsePart` reads it back to the same part. */
export function formatPart({ definition, parameter, call }: ScenarioPart): string {
  const isDefault = parameter === null || parameter === definition.parameter?.defaultValue;
  return definition.name + (isDefault ? '' : `-${parameter}`) + (call ? `:${call}` : '');
}

function parseName(text: string): Pick<ScenarioPart, 'definition' | 'parameter'> {
  const exact = findScenario(text);
  if (exact) return { definition: exact, parameter: exact.parameter?.defaultValue ?? null };
  const [, name = '', digits] = /^(.+)-(\d{1,9})$/.exec(text) ?? [];
  const numbered = findScenario(name);
  if (numbered?.parameter) return { definition: numbered, parameter: Number(digits) };
  const names = scenarios.map((scenario) => scenario.name).join(', ');
  throw new ScenarioError(`No existe el escenario «${text}». Hay: ${names}.`);
}

function parseCall(text: string, { name, calls }: ScenarioDefinition): Call {
  const call = allCalls.find((candidate) => foldText(candidate) === foldText(text));
  if (!call) {
    throw new ScenarioError(`No existe la llamada «${text}». Hay: ${allCalls.join(', ')}.`);
  }
  if (calls.length === 0) {
    throw new ScenarioError(`«${name}» es del navegador, no de una llamada.`);
  }
  if (!calls.includes(call)) {
    throw new ScenarioError(`«${name}» solo vale para ${calls.join(', ')}.`);
  }
  return call;
}

function findScenario(name: string): ScenarioDefinition | undefined {
  return scenarios.find((definition) => definition.name === foldText(name));
}
