import type { Call } from '../../testing/calls.ts';
import { atFirst, delayed, type Responder, statusResponse } from '../../testing/responses.ts';
import type { CatalogueChange } from './catalogue-changes.ts';
import { formatPart, ScenarioError, type ScenarioPart } from './scenario-part.ts';

/** What a scenario does to one call. */
interface CallEffects {
  /** In the order in which they apply. */
  changes: CatalogueChange[];
  /** In the order in which they wrap the normal response, innermost first. */
  responders: Responder[];
}

/**
 * Combines the parts of a scenario for one call. A part limited to the call takes precedence over
 * one for all calls.
 * @throws {ScenarioError} if two parts contradict each other
 */
export function effectsOn(call: Call, parts: readonly ScenarioPart[]): CallEffects {
  const limited = parts.filter((part) => part.call === call);
  const isExempt = limited.some(({ definition }) => definition.effect.kind === 'none');
  const general = parts.filter(
    (part) => !isExempt && part.call === null && part.definition.calls.includes(call),
  );
  const applied = parts.filter((part) => limited.includes(part) || general.includes(part));
  const select = (kind: keyof typeof conflicts) =>
    onlyPart(kind, call, limited) ?? onlyPart(kind, call, general);

  const changes = applied.flatMap(({ definition: { effect } }) =>
    effect.kind === 'catalogue' ? [effect.change] : [],
  );
  const effect = select('response')?.definition.effect;
  const respond = effect?.kind === 'response' ? effect.respond : null;
  const failures = select('recovery')?.parameter;
  const delay = select('delay')?.parameter;

  const responders: Responder[] = [];
  if (failures) responders.push(atFirst(failures, respond ?? statusResponse(500, {})));
  else if (respond) responders.push(respond);
  if (delay) responders.push(delayed(delay));
  return { changes, responders };
}

const conflicts = {
  response: 'la respuesta',
  delay: 'la demora',
  recovery: 'cuándo se recupera',
} as const;

function onlyPart(
  kind: keyof typeof conflicts,
  call: Call,
  parts: readonly ScenarioPart[],
): ScenarioPart | undefined {
  const [first, second] = parts.filter(({ definition }) => definition.effect.kind === kind);
  if (first && second) {
    const pair = `«${formatPart(first)}» y «${formatPart(second)}»`;
    throw new ScenarioError(`${pair} se contradicen: ambas deciden ${conflicts[kind]} de ${call}.`);
  }
  return first;
}
