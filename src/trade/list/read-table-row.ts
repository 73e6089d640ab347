import { fold } from '../../lib/fold.ts';
import { sumTitles } from '../lexicon/table-words.ts';
import type { QuantityUnit, UnitWord } from '../lexicon/units.ts';
import { amountPattern, parseCount, quantityUnitOf, unitOfWord } from '../line/count.ts';
import { type LineReading, readLine, readPhrase } from '../line/read-line.ts';
import { type Phrase, plainOf, wordsIn } from '../text/phrase.ts';
import { startsWithPhrase } from '../text/starts-with-phrase.ts';
import { isMark } from '../text/token-tests.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { TableRow } from './table-rows.ts';

/**
 * Reads the quantity and the item of a row.
 * @param titleUnit the unit of a row without one: `kg` of `Cantidad (kg)`
 */
export function readTableRow(row: TableRow, titleUnit = ''): LineReading {
  const { item, isByGauge, quantity, unit, text, code } = row;
  if (!/\p{L}/u.test(plainOf(item)) && code === '') return readLine(text);
  const own = readPhrase({ tokens: item, isByGauge });
  const [count, unitText] = splitCount(quantity) ?? [];
  // Without a cell for it, the quantity may be in the text.
  if (count === undefined)
    return quantity === '' && unit === ''
      ? own
      : { ...own, item: own.withSize ?? own.item, quantity: null, withSize: null };
  const counted = unitOfCell(unitText || unit || titleUnit);
  const parsedCount = parseCount(count, counted.unit === 'piece');
  const named = own.quantity === null ? own.item : item;
  const bare = withoutPackage(named);
  return {
    ...own,
    item: bare ?? named,
    quantity: parsedCount === null ? null : parsedCount * counted.times,
    unit: bare !== null && counted.unit === 'piece' ? 'other' : counted.unit,
    withSize: null,
  };
}

/** The unit of a cell: `m.l.`, `Mts. lineales`, `KGM`; one that is not known counts no pieces. */
function unitOfCell(cell: string): { unit: QuantityUnit; times: number } {
  const folded = fold(cell.toLowerCase()).trim();
  if (folded === '' || folded === '-') return { unit: 'piece', times: 1 };
  const words = folded.replace(/[.\s]+/g, ' ').trim();
  const letters = /^(?:\p{L}[./]){2,}\p{L}?$/u.test(folded) ? folded.replace(/[./]/g, '') : words;
  return quantityUnitOf(letters) ?? quantityUnitOf(words) ?? { unit: 'other', times: 1 };
}

/** The item before a package that it names, as of `broca 1/4 (docena)`; null without one. */
function withoutPackage(item: Phrase): Phrase | null {
  const at = item.findIndex((token, place) => {
    const unit = unitOfToken(token, place);
    const next = item[place + 1];
    const isPacked = ['box', 'bag', 'pack'].includes(unit?.unit ?? '');
    const isLast = next === undefined || next.text === ')' || next.text === 'x';
    return unit?.times !== undefined || (isPacked && (isLast || next.kind === 'number'));
  });
  const packed = item[at];
  if (!packed) return null;
  const number: Phrase =
    packed.kind === 'number' ? [{ ...packed, unit: null, text: packed.digits }] : [];
  const kept = [...item.slice(0, at), ...number];
  while (kept.length > 0 && isMark(kept.at(-1), '(,-')) kept.pop();
  return kept;
}

/** The unit that a word names, also one behind a size: `1/4 docena`. */
function unitOfToken(token: Token, place: number): UnitWord | null {
  if (token.kind === 'number') return token.unit;
  return token.kind === 'word' && place > 0 ? unitOfWord(token.text) : null;
}

/** The code of a row; null without one. */
export function codeOf({ code }: TableRow): string | null {
  return code || null;
}

const startsWithSum = startsWithPhrase(sumTitles);

/** Whether a row is a sum of those above it. */
export function isSum({ item, code, text }: TableRow): boolean {
  return [item, tokenize(code), tokenize(text)].some((cell) => startsWithSum(wordsIn(cell)));
}

const countCell = new RegExp(`^(${amountPattern})\\s*([a-z]{1,12}\\d?)?\\.?$`, 'i');

/** Splits `12 und`; null for anything but a quantity. */
function splitCount(cell: string): [count: string, unit: string] | null {
  const [, count, unit = ''] = countCell.exec(fold(cell)) ?? [];
  return count === undefined ? null : [count, unit];
}
