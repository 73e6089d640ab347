import type { Unit } from '../lexicon/units.ts';
import { familiesOf } from '../product/vocabulary.ts';
import type { Phrase } from '../text/phrase.ts';
import { isMark } from '../text/token-tests.ts';
import type { NumberToken } from '../text/tokens.ts';
import { isQuantityUnit } from '../text/unit-named.ts';

/** Units that no size has. */
const neverOfSizes: readonly Unit[] = ['t', 'm2'];

/**
 * Gives the unit between two numbers to the last one, where the first is a size: the 500 of
 * `plancha 1/4 kg 500` are kilograms.
 */
export function withUnitOfLast(tokens: Phrase): Phrase {
  const [size, last] = tokens.slice(-2);
  if (size?.kind !== 'number' || last?.kind !== 'number' || last.unit !== null) return tokens;
  const unit = size.unit?.unit;
  if (!unit || unit === 'm' || !isQuantityUnit(unit) || !isSize(tokens, size)) return tokens;
  const end = size.start + size.digits.length;
  const { source } = size;
  const name = size.text.slice(size.digits.length).trim();
  return [
    ...tokens.slice(0, -2),
    { ...size, unit: null, text: size.digits, end },
    { kind: 'word', text: name, start: end + 1, end: size.end, source },
    last,
  ];
}

function isSize(tokens: Phrase, size: NumberToken): boolean {
  const { unit, isFraction, decimals } = size;
  if (isFraction || decimals > 0 || neverOfSizes.includes(unit?.unit ?? 'piece')) return true;
  // `x 5 kg 20` of an electrode are twenty packages.
  return isMark(tokens.at(-3), 'x') && familiesOf(tokens).length > 0;
}
