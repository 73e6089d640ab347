import { limits } from '../../../config.ts';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import type { Cut, CutProblem } from '../../../lib/cut-bars.ts';

/** The form as it is typed. */
export interface CutDraft {
  rows: readonly { length: string; quantity: string }[];
  kerf: string;
}

/** Error texts by field: `length 0`, `quantity 0`, `kerf`. */
export type CutErrors = Readonly<Record<string, string>>;

/** Writes mm with grouped thousands: `6 000`, `1 250.5`. */
export function millimetres(mm: number): string {
  const [whole = '', tenths] = String(Number(mm.toFixed(1))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return tenths === undefined ? grouped : `${grouped}.${tenths}`;
}

/** Reads the form for bars of `bar` mm. Blank rows are skipped; a blank quantity is 1. */
export function readCuts(draft: CutDraft, bar: number): CutProblem | { errors: CutErrors } {
  const errors: Record<string, string> = {};
  const cuts: Cut[] = [];
  let count = 0;
  for (const [index, row] of draft.rows.entries()) {
    if (!row.length.trim() && !row.quantity.trim()) continue;
    const length = decimal(row.length);
    const quantity = row.quantity.trim() === '' ? 1 : decimal(row.quantity);
    cuts.push({ length, quantity });
    // Below 10 mm the length was probably meant in metres.
    if (!(length >= 10)) errors[`length ${index}`] = texts.wrongLength;
    if (length > bar) errors[`length ${index}`] = texts.tooLong(millimetres(bar));
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.cutPieces) {
      count += quantity;
      if (count > limits.cutPieces) {
        errors[`quantity ${index}`] = texts.tooMany(count, limits.cutPieces);
      }
    } else errors[`quantity ${index}`] = texts.wrongQuantity(limits.cutPieces);
  }
  if (cuts.length === 0) errors['length 0'] = texts.wrongLength;
  const kerf = draft.kerf.trim() === '' ? 0 : decimal(draft.kerf);
  if (!(kerf <= 20)) errors.kerf = texts.wrongKerf;
  return Object.keys(errors).length > 0 ? { errors } : { bar, kerf, cuts };
}

/** Reads `1250`, `1 250.5`, `1250,5`, with at most one decimal; NaN for anything else. */
function decimal(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,6}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
}
