import { shaftTolerance } from '../lexicon/sizes.ts';
import { sectionReader } from '../sizes/section-reader.ts';
import type { SectionRules } from '../sizes/section-rules.ts';
import { isBefore, isWord } from '../text/token-tests.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { bar } from './defaults.ts';
import type { Kind, Own } from './kind.ts';

/** In mm. */
const bounds = { least: 3, thinnest: 1, thickest: 40 };

interface Solid {
  forms: SectionRules['forms'];
  bareSides?: SectionRules['bareSides'];
}

/** A bar with one size. */
export function solidBar<const Name extends string>({
  forms,
  // Bars in millimetres begin at 5 mm.
  bareSides = { inchesBelow: 5, millimetresFrom: 16 },
  ...own
}: Own<Name, keyof typeof bar | 'read'> & Solid): Kind<Name> {
  const kind = { ...bar, ...own };
  const read = sectionReader({
    forms,
    bounds,
    shares: 'profile',
    bareSides,
    isSolid: true,
    wholeWall: 'wholeLeg',
    inchWall: null,
    isWallFirst: false,
    equalSides: null,
    unequalSides: null,
    isSideOnce: kind.isSideOnce,
    lengths: kind.usual.lengths,
  });
  return {
    ...kind,
    read: ({ tokens, givens }) =>
      read({ tokens, givens: givens.filter(({ token }) => !isTolerance(tokens, token)) }),
  };
}

/** The 9 of `Ø30 h9`. */
function isTolerance(tokens: readonly Token[], number: NumberToken): boolean {
  if (!shaftTolerance.grades.some((grade) => grade === number.value)) return false;
  const before = tokens[tokens.indexOf(number) - 1];
  return isWord(before, [shaftTolerance.letter]) && isBefore(before, number);
}
