import { cutListTexts as texts } from '../../../content/cut-list.ts';
import type { BarPlan, Cut, CutPlan, CutProblem } from '../../../lib/cut-bars.ts';
import { limits } from '../../../lib/limits.ts';

export interface CutDraft {
  rows: readonly { length: string; quantity: string }[];
  kerf: string;
}

/** Error texts by field: `length 0`, `quantity 0`, `kerf`. */
export type CutErrors = Readonly<Record<string, string>>;

/** Writes mm to a tenth: `6000`, `1250.5`. */
export function millimetres(mm: number): string {
  return String(Number(mm.toFixed(1)));
}

/** `2 × 2500 mm + 1 × 900 mm; sobra 91 mm` */
export function inWords({ cuts, left }: BarPlan): string {
  const pieces = cuts.map(
    ({ length, quantity }) => `${quantity}\u00a0×\u00a0${millimetres(length)}\u00a0mm`,
  );
  return `${pieces.join(' + ')}; ${left > 0 ? texts.left(millimetres(left)) : texts.noneLeft}`;
}

export function planText({ bars, plans }: CutPlan, { bar, kerf }: CutProblem): string {
  const saw = kerf > 0 ? texts.kerfOf(millimetres(kerf)) : '';
  const cuts = plans
    .map((barPlan) => `${texts.timesCut(barPlan.bars)}: ${inWords(barPlan)}`)
    .join(' / ');
  return `${texts.bars(bars, `${bar / 1000} m`)}${saw} — ${cuts}`.replaceAll('\u00a0', ' ');
}

/** Reads the form for bars of `bar` mm. Blank rows are skipped; a blank quantity is 1. */
export function readCuts(draft: CutDraft, bar: number): CutProblem | { errors: CutErrors } {
  const errors: Record<string, string> = {};
  const cuts: Cut[] = [];
  let count = 0;
  for (const [index, row] of draft.rows.entries()) {
    if (!row.length.trim() && !row.quantity.trim()) continue;
    const length = parseLength(row.length);
    const quantity = row.quantity.trim() === '' ? 1 : parseDecimal(row.quantity);
    cuts.push({ length, quantity });
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
  const kerf =
    draft.kerf.trim() === '' ? 0 : parseDecimal(draft.kerf.trim().replace(/mm\.?$/i, ''));
  if (!(kerf <= 20)) errors.kerf = texts.wrongKerf;
  return Object.keys(errors).length > 0 ? { errors } : { bar, kerf, cuts };
}

const lengthUnits: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/**
 * Reads a length in mm, to a tenth: `1250`, `850 mm`, `120 cm`, `1,85 m`. Without a unit it is in mm
 * from 10 on, else in metres. NaN for anything else.
 */
function parseLength(text: string): number {
  const [, digits = '', unit = ''] = /^(.*?)(mm|cm|m)?(?:ts?)?\.?$/i.exec(text.trim()) ?? [];
  // Metres with three decimals or mm with a thousands separator: the same length.
  if (unit.toLowerCase() !== 'cm' && thousands.test(digits.trim())) {
    return Number(digits.replace(/[.,]/, ''));
  }
  const value = parseDecimal(digits);
  const factor = lengthUnits[unit.toLowerCase()] ?? (value < 10 ? 1000 : 1);
  return Math.round(value * factor * 10) / 10;
}

const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads `1250`, `1 250.5`, `1,85`. NaN for anything else, also for `1,250`: 1.25 or 1250. */
function parseDecimal(text: string): number {
  const plain = text.replace(/\s/g, '');
  if (thousands.test(plain)) return Number.NaN;
  return /^\d{1,6}(?:[.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
