import type { Catalogue } from '../../server/catalogue/catalogue-store.ts';
import type { Call } from '../../testing/calls.ts';
import { atFirst, delayed, type Responder, status } from '../../testing/responses.ts';
import type { CatalogueChange } from './catalogue-changes.ts';
import { ScenarioError } from './scenario-error.ts';
import { formatPart, type ScenarioPart } from './scenario-part.ts';

/** What a scenario does to one call. */
interface CallEffects {
  /** In the order in which they apply. */
  changes: ((catalogue: Catalogue) => Catalogue)[];
  /** In the order in which they wrap the normal answer, the innermost first. */
  answers: Responder[];
}

/**
 * Sums up what the parts of a scenario do to a call. Of delays, and of answers, the one that names
 * the call comes before the one for all.
 *
 * @throws {ScenarioError} where two parts decide the same thing
 */
export function effectsOn(call: Call, parts: readonly ScenarioPart[], seed: number): CallEffects {
  const own = parts.filter((part) => part.call === call);
  const isFreed = own.some(({ definition }) => definition.effect.kind === 'none');
  const general = isFreed
    ? []
    : parts.filter((part) => part.call === null && part.definition.calls.includes(call));

  const effects: CallEffects = { changes: [], answers: [] };
  for (const { definition } of parts.filter(
    (part) => own.includes(part) || general.includes(part),
  )) {
    if (definition.effect.kind === 'catalogue') {
      effects.changes.push(seeded(definition.effect.change, seed));
    }
  }
  const answer = decide('answer', call, own, general)?.definition.effect;
  const chosen = answer?.kind === 'answer' ? answer.answer : null;
  const recovery = decide('recovery', call, own, general);
  if (recovery?.parameter) {
    effects.answers.push(atFirst(recovery.parameter, chosen ?? status(500, {})));
  } else if (chosen) {
    effects.answers.push(chosen);
  }
  const delay = decide('delay', call, own, general);
  if (delay?.parameter) effects.answers.push(delayed(delay.parameter));
  return effects;
}

const decided = {
  answer: 'la respuesta',
  delay: 'la demora',
  recovery: 'cuándo se recupera',
} as const;

/** The one part that decides it, if any. */
function decide(
  what: keyof typeof decided,
  call: Call,
  ...ranks: (readonly ScenarioPart[])[]
): ScenarioPart | undefined {
  for (const parts of ranks) {
    const [first, second] = parts.filter(({ definition }) => definition.effect.kind === what);
    if (first && second) {
      const pair = `«${formatPart(first)}» y «${formatPart(second)}»`;
      throw new ScenarioError(`${pair} se contradicen: ambas deciden ${decided[what]} de ${call}.`);
    }
    if (first) return first;
  }
}

const known = new Map<CatalogueChange, Map<number, (catalogue: Catalogue) => Catalogue>>();

/** The same function for the same change and seed, so that whoever applies it can share the result. */
function seeded(change: CatalogueChange, seed: number): (catalogue: Catalogue) => Catalogue {
  const bySeed = known.get(change) ?? new Map<number, (catalogue: Catalogue) => Catalogue>();
  known.set(change, bySeed);
  const apply = bySeed.get(seed) ?? ((catalogue) => change(catalogue, seed));
  bySeed.set(seed, apply);
  return apply;
}
