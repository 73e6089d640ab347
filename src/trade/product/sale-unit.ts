import { byWords } from '../lexicon/function-words.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { isQuantityUnit, unitNamed, unitRow } from '../text/unit-named.ts';

/** What one of a product is: a piece unless its name says otherwise. */
export interface SaleUnit {
  unit: QuantityUnit;
  /** Pieces in one: 100 for a hundred. */
  times: number;
  /** One and many of it; null for the piece. */
  names: readonly [one: string, many: string] | null;
}

const soldByPiece: SaleUnit = { unit: 'piece', times: 1, names: null };

/** Reads the unit of sale from the end of a name: `x KG`, `(KILO)`, `POR CIENTO`, `PAR`. */
export function saleUnitOf(name: string | null): SaleUnit {
  const tokens = tokenize(name ?? '');
  return tokens.flatMap((_, at) => saleUnitAt(tokens, at) ?? [])[0] ?? soldByPiece;
}

function saleUnitAt(tokens: readonly Token[], at: number): SaleUnit | null {
  const token = tokens[at];
  const word = token?.kind === 'word' && at > 0 ? unitNamed(token.text) : unitBehindSize(token);
  if (!word) return null;
  const unit = word.unit === 'ml' ? 'm' : word.unit;
  // `UND` says nothing, `CIENTO` and `PAR` do.
  const isSold = isQuantityUnit(unit) && (word.times !== undefined || unit !== 'piece');
  const isWritten = isMarked(tokens, at) || isLastUnit(tokens, at, word.times);
  if (!isSold || !isWritten) return null;
  const times = word.times ?? 1;
  return { unit, times, names: unitRow(unit, times)?.names ?? null };
}

/** `BISAGRA 3 1/2 PAR`: nothing is three pairs and a half. */
function unitBehindSize(token: Token | undefined) {
  if (token?.kind !== 'number' || Number.isInteger(token.value)) return null;
  return token.unit?.times === undefined ? null : token.unit;
}

/** `x KG`, `POR KG`, `(KILO)` */
function isMarked(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const behind = tokens[at + 1];
  const isBy = isMark(before, 'x/') || isWord(before, byWords);
  const isBracketed = before?.kind === 'mark' && before.text === '(' && behind?.text === ')';
  return isBracketed || (isBy && (behind === undefined || behind.text === ')'));
}

/** `BISAGRA 3" PAR`, `BISAGRA 3 1/2 PAR` */
function isLastUnit(tokens: readonly Token[], at: number, times: number | undefined): boolean {
  return times !== undefined && at === tokens.length - 1;
}
