import { isSameLength, type Length, length } from '../lib/product-name/measure.ts';
import type { IndexedName, NamedNumber } from './search-index.ts';
import type { NumberTerm } from './search-query.ts';

/** A number is more likely a size than a length. */
const roleWeights = { size: 1, thickness: 0.95, length: 0.6, other: 0.8 } as const;

/**
 * Scores the numbers of a query, each against another number of the name.
 * @returns null where one does not match; digits are never corrected
 */
export function matchNumbers(product: IndexedName, terms: readonly NumberTerm[]): number | null {
  if (terms.length === 0) return 0;
  const { numbers } = product;
  const used: number[] = [];
  let sum = 0;
  for (const term of terms) {
    let best = 0;
    let bestAt = -1;
    for (const [at, number] of numbers.entries()) {
      if (used.includes(at)) continue;
      const quality = scoreNumber(term, number) * roleWeights[number.role];
      if (quality > best) [best, bestAt] = [quality, at];
    }
    if (best > 0) used.push(bestAt);
    else best = otherQuality(term, product, used) || sheetQuality(term, terms, product);
    if (best === 0) return null;
    sum += best;
  }
  const isInOrder = used.every((place, at) => at === 0 || place > (used[at - 1] ?? -1));
  return sum / terms.length + 0.3 * partNamed(numbers, terms) + (isInOrder ? 0.1 : 0);
}

/** Matches the 7018 of E7018, and the second leg of an angle named once: `1" x 1/8"`. */
function otherQuality(
  term: NumberTerm,
  { attributes, numbers, gradeDigits }: IndexedName,
  used: readonly number[],
): number {
  if (term.unit === null && gradeDigits.includes(term.value)) return 1;
  const hasEqualLegs = attributes.family === 'angle' && attributes.sizes.length === 1;
  return hasEqualLegs && used.some((at) => scoreNumber(term, numbers[at]) > 0) ? 0.9 : 0;
}

/** Scores one side of a format in feet (`4x8`) against a sheet in round metres (1.20 x 2.40 m). */
function sheetQuality(
  term: NumberTerm,
  terms: readonly NumberTerm[],
  { attributes: { sheet } }: IndexedName,
): number {
  const isSide = ({ value, unit }: NumberTerm, { mm }: Length) =>
    (unit === null || unit === 'ft') && Math.abs(mm / length(value, 'ft').mm - 1) < 0.02;
  const isFormat = sheet?.every((side) => terms.some((one) => isSide(one, side)));
  return isFormat && sheet?.some((side) => isSide(term, side)) ? 0.6 : 0;
}

/** Share of the sizes in the query: `2"` means a tube of 2" x 2" rather than 2" x 1". */
function partNamed(numbers: readonly NamedNumber[], terms: readonly NumberTerm[]): number {
  const sizes = numbers.filter(({ role }) => role === 'size');
  const named = sizes.filter((size) => terms.some((term) => scoreNumber(term, size) > 0));
  return sizes.length > 0 ? named.length / sizes.length : 0;
}

/** 1 for the same number or size, less for nominal millimetres. */
function scoreNumber(term: NumberTerm, number: NamedNumber | undefined): number {
  if (!number) return 0;
  const { value, unit, mm, nominal } = term;
  if (value === number.value && (unit === null || unit === number.unit)) return 1;
  if (number.mm === null || mm === null) return 0;
  if (isSameLength(mm, number.mm)) return 1;
  if (nominal === null || nominal !== number.nominal) return 0;
  // Below 1/2", only thicknesses have a commercial size: a drill of 3 mm is none of 1/8".
  return nominal >= 0.5 || number.role === 'thickness' ? 0.8 : 0;
}

/** Whether a name has the number, also as a grade. */
export function hasNumber({ numbers, gradeDigits }: IndexedName, term: NumberTerm): boolean {
  return (
    gradeDigits.includes(term.value) || numbers.some((number) => scoreNumber(term, number) > 0)
  );
}
