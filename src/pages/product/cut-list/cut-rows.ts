import { limits } from '../../../config.ts';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import type { CutProblem } from '../../../lib/cutting/cut-bars.ts';

/** A length that is wanted, as it is typed. */
export interface CutRow {
  length: string;
  quantity: string;
}

/** The list as it is typed. */
export interface CutDraft {
  rows: readonly CutRow[];
  kerf: string;
}

export interface CutErrors {
  /** By row. */
  rows: readonly { length?: string; quantity?: string }[];
  kerf?: string;
}

/** mm below which a length was surely meant in metres. */
const shortest = 10;
const widestKerf = 20;

/** Lengths of mm as the trade writes them: `6 000`, `1 250.5`. */
export function millimetres(mm: number): string {
  const [whole = '', tenths] = String(Number(mm.toFixed(1))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return tenths === undefined ? grouped : `${grouped}.${tenths}`;
}

/**
 * Reads a list for bars of `bar` mm. Rows without anything in them count for nothing, a length
 * without a quantity is wanted once.
 *
 * @returns the problem, or what is wrong by field
 */
export function readCuts({ rows, kerf }: CutDraft, bar: number): CutProblem | CutErrors {
  const isBlank = rows.every(({ length, quantity }) => !length.trim() && !quantity.trim());
  let count = 0;
  const cuts: { length: number; quantity: number }[] = [];
  const errors = rows.map(({ length, quantity }, index) => {
    if (!length.trim() && !quantity.trim()) {
      return isBlank && index === 0 ? { length: texts.wrongLength } : {};
    }
    const mm = decimal(length);
    const pieces = quantity.trim() === '' ? 1 : whole(quantity);
    cuts.push({ length: mm ?? 0, quantity: pieces ?? 0 });
    count += pieces ?? 0;
    return { ...lengthError(mm, bar), ...quantityError(pieces, count) };
  });
  const kerfMm = kerf.trim() === '' ? 0 : decimal(kerf);
  const isKerf = kerfMm !== null && kerfMm <= widestKerf;
  if (isKerf && errors.every((error) => Object.keys(error).length === 0)) {
    return { bar, kerf: kerfMm, cuts };
  }
  return { rows: errors, ...(!isKerf && { kerf: texts.wrongKerf }) };
}

function lengthError(mm: number | null, bar: number): { length?: string } {
  if (mm === null || mm < shortest) return { length: texts.wrongLength };
  return mm > bar ? { length: texts.tooLong(millimetres(bar)) } : {};
}

function quantityError(pieces: number | null, count: number): { quantity?: string } {
  if (pieces === null) return { quantity: texts.wrongQuantity(limits.cutPieces) };
  return count > limits.cutPieces ? { quantity: texts.tooMany(count, limits.cutPieces) } : {};
}

/** `1250`, `1 250.5`, `1250,5`: to a tenth. */
function decimal(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,6}(?:\.\d)?$/.test(plain) ? Number(plain) : null;
}

function whole(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const pieces = Number(trimmed);
  return pieces >= 1 && pieces <= limits.cutPieces ? pieces : null;
}
