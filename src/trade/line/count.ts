import { countedProducts, type QuantityUnit, type UnitWord } from '../lexicon/units.ts';
import { familiesOf } from '../product/vocabulary.ts';
import { isTitledSize } from '../sizes/numbering.ts';
import { readFigures } from '../text/decimals.ts';
import { dictionary } from '../text/dictionary.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { isQuantityUnit, unitNamed } from '../text/unit-named.ts';

/** A number with what it counts, at a place in the tokens of a line. */
export interface Count {
  token: NumberToken;
  /** Null where it cannot be read: `1,500` kg, `1.000`. */
  quantity: number | null;
  unit: QuantityUnit;
  /** Whether the unit is written. */
  hasUnit: boolean;
  /** The product that the unit names too: `plancha` of `3 planchas lac`; empty for none. */
  noun: string;
  /** Index behind the last token. */
  end: number;
}

const countedNamed = dictionary(countedProducts, ({ spellings }) => spellings);

/** @param word folded, with or without the point of an abbreviation */
export function unitOfWord(word: string): UnitWord | null {
  const bare = word.replace(/\.$/, '');
  return countedNamed(bare) ? { unit: 'piece', spellings: [] } : unitNamed(bare);
}

/** A unit of a column of units, with `ml` as metres. */
export function quantityUnitOf(word: string): { unit: QuantityUnit; times: number } | null {
  const named = unitOfWord(word);
  const unit = named?.unit === 'ml' ? 'm' : named?.unit;
  return unit && isQuantityUnit(unit) ? { unit, times: named?.times ?? 1 } : null;
}

/** `14`, `14.00`, `1,240.00`, `1.240,00` */
export const amountPattern =
  '(?:\\d{1,6}(?:[.,]\\d{1,3})?|\\d{1,3}(?:,\\d{3})+\\.\\d{1,3}|\\d{1,3}(?:\\.\\d{3})+,\\d{1,3})';

/** Units that are never part of a size. */
const countingUnits: readonly QuantityUnit[] = [
  'piece',
  'set',
  'box',
  'bag',
  'pack',
  'm2',
  't',
  'global',
];

export const isCounting = ({ hasUnit, unit }: Count): boolean =>
  hasUnit && countingUnits.includes(unit);

/** The count at a place; null for a size. */
export function countAt(tokens: readonly Token[], at: number): Count | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || isSize(tokens, at) || isTitledSize(tokens, at)) return null;
  const next = tokens[at + 1];
  const counted = token.unit === null && next?.kind === 'word' ? countedNamed(next.text) : null;
  const written = token.unit?.unit ?? 'piece';
  const unit = written === 'ml' && familiesOf(tokens).length > 0 ? 'm' : written;
  if (!isQuantityUnit(unit)) return null;
  const { length: ends } = counted ? [token, next] : [token];
  const point = tokens[at + ends];
  const hasPoint = (counted || token.unit) && point?.kind === 'mark' && point.text === '.';
  return {
    token,
    unit,
    hasUnit: token.unit !== null || counted !== null,
    noun: counted?.word ?? '',
    quantity: quantityOf(token, unit),
    end: at + ends + (hasPoint ? 1 : 0),
  };
}

function quantityOf(token: NumberToken, unit: QuantityUnit): number | null {
  const isPieces = !['kg', 't', 'm', 'm2'].includes(unit);
  const value = token.isFraction ? token.value : parseCount(token.digits, isPieces);
  return value === null ? null : value * (token.unit?.times ?? 1);
}

/** Larger numbers are codes; so have amounts at most six digits. */
const mostCounted = 999_999;

/**
 * Parses `18,00`, `0,5`, and `1,500` pieces; null for `1,500` kg and for `1.000`, which is often
 * printed for 1, and for a number of seven digits, which is rather a code.
 */
export function parseCount(text: string, isPieces: boolean): number | null {
  const { value, decimals, grouped } = readFigures(text);
  if (value > mostCounted) return null;
  if (decimals !== 3) return value;
  return isPieces && text.includes(',') ? grouped : null;
}

function isSize(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number') return true;
  const isHalved =
    token.isFraction && (token.unit?.times !== undefined || token.unit?.unit === 'kg');
  if (token.isFraction && !isHalved) return true;
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  const isBy = next?.kind === 'mark' && next.text === 'x' && second?.kind === 'number';
  return isBy && token.unit === null;
}
