import { fold } from '../../server/catalogue/fold.ts';
import { allCalls, type Call } from '../../testing/calls.ts';
import type { ScenarioDefinition } from './scenario-definition.ts';
import { ScenarioError } from './scenario-error.ts';
import { scenarios } from './scenario-list.ts';

/** One piece of a scenario: `lento-8000:producto`. */
export interface ScenarioPart {
  definition: ScenarioDefinition;
  /** The number it was given, or its standard one. Null where the scenario takes none. */
  parameter: number | null;
  /** The one call that it is limited to; null: all that it can apply to. */
  call: Call | null;
}

/** @throws {ScenarioError} for what is no scenario, no call, or not both together */
export function parsePart(text: string): ScenarioPart {
  const [head = '', limit, ...more] = text.split(':').map((piece) => piece.trim());
  if (more.length > 0) throw new ScenarioError(`«${text}» tiene más de una llamada.`);
  const named = readHead(head);
  if (!named) throw new ScenarioError(`No existe el escenario «${head}». Hay: ${names()}.`);

  const { definition, parameter } = named;
  if (definition.parameter && parameter !== null) {
    const { min, max } = definition.parameter;
    if (parameter < min || parameter > max) {
      throw new ScenarioError(`«${text}»: el número debe estar entre ${min} y ${max}.`);
    }
  }
  if (limit === undefined) return { definition, parameter, call: null };

  const call = allCalls.find((candidate) => fold(candidate) === fold(limit));
  if (!call) {
    throw new ScenarioError(
      `«${text}»: no existe la llamada «${limit}». Hay: ${allCalls.join(', ')}.`,
    );
  }
  if (!definition.calls.includes(call)) {
    if (definition.calls.length === 0) {
      throw new ScenarioError(`«${text}»: ${definition.name} es del navegador, no de una llamada.`);
    }
    const possible = definition.calls.join(', ');
    throw new ScenarioError(`«${text}»: ${definition.name} solo vale para ${possible}.`);
  }
  return { definition, parameter, call };
}

/** The one form that `parsePart` reads back to the same. */
export function formatPart({ definition, parameter, call }: ScenarioPart): string {
  const isStandard = parameter === null || parameter === definition.parameter?.standard;
  return definition.name + (isStandard ? '' : `-${parameter}`) + (call ? `:${call}` : '');
}

/** A name, with a number behind it where the scenario takes one. */
function readHead(head: string): Pick<ScenarioPart, 'definition' | 'parameter'> | null {
  const exact = find(head);
  if (exact) return { definition: exact, parameter: exact.parameter?.standard ?? null };
  const [, name = '', digits] = /^(.+)-(\d{1,9})$/.exec(head) ?? [];
  const numbered = find(name);
  return numbered?.parameter ? { definition: numbered, parameter: Number(digits) } : null;
}

function find(name: string): ScenarioDefinition | undefined {
  return scenarios.find((definition) => definition.name === fold(name));
}

function names(): string {
  return scenarios.map(({ name }) => name).join(', ');
}
