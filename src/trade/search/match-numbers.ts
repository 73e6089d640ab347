import type { NumberTerm } from '../asked/term.ts';
import { kindOf } from '../kinds/registry.ts';
import { numbers } from '../numbers.ts';
import type { NamedNumber } from '../product/named-numbers.ts';
import { isMassUnit, isSameMass, massPerLength } from '../sizes/mass-per-length.ts';
import { isSameLength, type Length, length } from '../sizes/measure.ts';
import type { IndexedName } from './indexed-name.ts';

const { matches } = numbers;

/** A number is more likely a size than a length. */
function shareOfRole(role: NamedNumber['role']): number {
  if (role === 'length') return matches.lesser;
  return role === 'thickness' ? matches.thickness : 1;
}

/**
 * Scores the numbers of a query, each against another number of the name.
 * @returns null where one does not match; digits are never corrected
 */
export function matchNumbers(product: IndexedName, given: readonly NumberTerm[]): number | null {
  if (given.length === 0) return 0;
  // Most products fail here.
  if (!product.attributes.sheet && !given.every((term) => hasNumber(product, term))) return null;
  const terms = given.flatMap((term) => wholeOrParts(product, term));
  const used: number[] = [];
  let sum = 0;
  for (const term of terms) {
    const { quality, at } = bestNumber(product.numbers, term, used);
    if (quality > 0) used.push(at);
    const other =
      quality || otherQuality(term, product, used) || sheetQuality(term, terms, product);
    if (other === 0) return null;
    sum += other;
  }
  const isInOrder = used.every((place, at) => at === 0 || place > (used[at - 1] ?? -1));
  const order = isInOrder ? matches.inOrder : 0;
  return sum / terms.length + matches.allSizes * partNamed(product.numbers, terms) + order;
}

/** `3 1/8`, and 3 and 1/8 where the name has no such number. */
function wholeOrParts({ numbers }: IndexedName, term: NumberTerm): readonly NumberTerm[] {
  const isWhole = numbers.some((number) => scoreNumber(term, number) > 0);
  return isWhole || !term.parts ? [term] : term.parts;
}

function bestNumber(numbers: readonly NamedNumber[], term: NumberTerm, used: readonly number[]) {
  let best = { quality: 0, at: -1 };
  for (const [at, number] of numbers.entries()) {
    if (used.includes(at)) continue;
    const quality = scoreNumber(term, number) * shareOfRole(number.role);
    if (quality > best.quality) best = { quality, at };
  }
  return best;
}

/** Matches the 7018 of E7018, and the second leg of an angle named once: `1" x 1/8"`. */
function otherQuality(
  term: NumberTerm,
  { attributes, numbers, gradeDigits }: IndexedName,
  used: readonly number[],
): number {
  if (term.unit === null && gradeDigits.includes(term.value)) return 1;
  const isSideOnce = kindOf(attributes)?.isSideOnce && attributes.sizes.length === 1;
  return isSideOnce && used.some((at) => scoreNumber(term, numbers[at]) > 0) ? matches.lesser : 0;
}

/** Scores one side of a format in feet (`4x8`) against a sheet in round metres (1.20 x 2.40 m). */
function sheetQuality(
  term: NumberTerm,
  terms: readonly NumberTerm[],
  { attributes: { sheet } }: IndexedName,
): number {
  const isSide = (number: NumberTerm, { mm }: Length) =>
    (number.unit === null || number.unit === 'ft') &&
    (isLike(mm, length(number.value, 'ft').mm) ||
      (number.mm !== null && number.mm > 500 && isLike(mm, number.mm)));

  const isFormat = sheet?.every((side) => terms.some((other) => isSide(other, side)));
  return isFormat && sheet?.some((side) => isSide(term, side)) ? matches.lesser : 0;
}

const isLike = (mm: number, other: number) => Math.abs(mm / other - 1) < numbers.side;

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
  // `CLAVO 3 x KG` for 3".
  const isSameUnit =
    unit === null || unit === number.unit || (number.unit === null && unit === 'in');
  if (value === number.value && isSameUnit) return 1;
  if (isMassUnit(unit) && isMassUnit(number.unit)) {
    const isSame = isSameMass(massPerLength(value, unit), massPerLength(number.value, number.unit));
    return Number(isSame);
  }
  if (number.mm === null || mm === null) return 0;
  if (isSameLength(mm, number.mm)) return 1;
  if (nominal === null || nominal !== number.nominal) return 0;
  // Below 1/2", only thicknesses have a commercial size: a drill of 3 mm is none of 1/8".
  return nominal >= 0.5 || number.role === 'thickness' ? matches.lesser : 0;
}

/** Whether a name has the number, also as a grade. */
export function hasNumber(product: IndexedName, term: NumberTerm): boolean {
  if (hasWhole(product, term)) return true;
  return term.parts?.every((part) => hasWhole(product, part)) ?? false;
}

function hasWhole({ gradeDigits, numbers }: IndexedName, term: NumberTerm): boolean {
  if (gradeDigits.includes(term.value)) return true;
  for (const number of numbers) if (scoreNumber(term, number) > 0) return true;
  return false;
}
