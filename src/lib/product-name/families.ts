export type Variant = 'checkered' | 'welded' | 'expanded';

export type Finish = 'LAF' | 'LAC' | 'GALV.' | 'NEGRO' | 'INOX';

/**
 * The first word of a name and, where needed, a second one. Other names have no section: `SILICONA
 * TECHOS Y CALAMINAS` is no roofing, `ESMERIL ANGULAR` no angle.
 */
const heads = [
  [/^tubos?$/, /^cuad(?:rad[oa]s?)?$/, 'square-tube'],
  [/^tubos?$/, /^rect(?:angular(?:es)?)?$/, 'rectangular-tube'],
  [/^tubos?$/, /^(?:red|redond[oa]s?|negr[oa]s?)$/, 'round-tube'],
  [/^(?:tubos?|tuberias?|cañerias?)$/, /^sch$/, 'round-tube'],
  [/^(?:tuberias?|cañerias?)$/, null, 'round-tube'],
  [/^angul(?:o|os)$/, null, 'angle'],
  [/^platinas?$|^pletinas?$/, null, 'flat'],
  [/^tees?$/, null, 'tee'],
  [/^canal(?:es)?$/, null, 'channel'],
  [/^vigas?$/, null, 'beam'],
  [/^(?:barras?|varillas?|fierros?)$/, /^cuadrad[oa]s?$/, 'square-bar'],
  [/^(?:barras?|varillas?|fierros?)$/, /^(?:corrugad[oa]s?|construccion)$/, 'rebar'],
  [/^(?:barras?|varillas?|fierros?)$/, /^(?:redond[oa]s?|lis[oa]s?)$/, 'round-bar'],
  [/^barras?$/, /^plan[oa]s?$/, 'flat'],
  [/^aceros?$/, /^redond[oa]s?$/, 'round-bar'],
  [/^aceros?$/, /^platinas?$/, 'flat'],
  [/^aceros?$/, /^cuadrad[oa]s?$/, 'square-bar'],
  [/^planchas?$/, null, 'plate'],
  [/^mallas?$/, null, 'mesh'],
  [/^calaminas?$/, null, 'roofing'],
] as const satisfies readonly (readonly [head: RegExp, second: RegExp | null, family: string])[];

/** The shape of a section, or the kind of a sheet. */
export type Family = (typeof heads)[number][2];

/** @param words the folded words of a name in order; grades by their first letters (`sch`) */
export function familyOf(words: readonly string[]): Family | null {
  const [head = '', ...others] = words;
  const found = heads.find(
    ([first, second]) => first.test(head) && (!second || others.some((word) => second.test(word))),
  );
  return found?.[2] ?? null;
}

export function variantOf(words: readonly string[]): Variant | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(/^estriad[oa]s?$/)) return 'checkered';
  if (has(/^electrosoldad[oa]s?$/)) return 'welded';
  return has(/^expandid[oa]s?$|^desplegad[oa]s?$/) ? 'expanded' : null;
}

/** @returns null without a finish; NEGRO only for sections, since paint is black too */
export function finishOf(words: readonly string[], family: Family | null): Finish | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(/^galv(?:anizad[oa]s?)?$/)) return 'GALV.';
  if (has(/^inox(?:idables?)?$/)) return 'INOX';
  if (has(/^laf$/)) return 'LAF';
  if (has(/^lac$/)) return 'LAC';
  return family && has(/^negr[oa]s?$/) ? 'NEGRO' : null;
}

/** Whether steel is uncoated, which a name may leave open. */
export function isBlack(finish: Finish | null): boolean {
  return finish !== 'GALV.' && finish !== 'INOX';
}
