import type { Family } from '../lexicon/families.ts';
import { sectionInches } from '../lexicon/sizes.ts';
import type { Given } from './given-sizes.ts';
import { INCH, type Length, type LengthUnit, length } from './measure.ts';
import { isBar, isPlausible, isSameSize, isTube } from './plausible-section.ts';
import { costs, type SizeReading } from './reading.ts';

/** `s`: the size of equal sides; `a`, `b`: two sides; `t`: thickness. The length may follow. */
export type Form = readonly ('s' | 'a' | 'b' | 't')[];

export const forms: Readonly<Partial<Record<Family, readonly Form[]>>> = {
  'square-tube': [['s', 't'], ['s', 's', 't'], ['t', 's'], ['t', 's', 's'], ['s'], ['s', 's']],
  'rectangular-tube': [
    ['a', 'b', 't'],
    ['t', 'a', 'b'],
    ['a', 'b'],
  ],
  'round-tube': [['s', 't'], ['t', 's'], ['s']],
  angle: [['s', 't'], ['a', 'b', 't'], ['t', 's'], ['t', 'a', 'b'], ['s'], ['a', 'b']],
  tee: [['s'], ['s', 't'], ['a', 'b', 't'], ['t', 's'], ['t', 'a', 'b'], ['a', 'b']],
  flat: [['s', 't'], ['t', 's'], ['s']],
  'square-bar': [['s'], ['s', 's']],
  'round-bar': [['s']],
  rebar: [['s']],
};

interface CostedSize {
  size: Length;
  cost: number;
}

/** Reads numbers as the sizes of a form; null where no mill makes such a section. */
export function readAsForm(
  family: Family,
  form: Form,
  givens: readonly Given[],
  marked: Given | null,
): SizeReading | null {
  const wallAt = form.indexOf('t');
  const wall = marked ?? givens[wallAt] ?? null;
  const sides = givens.filter((_, at) => at !== wallAt);
  const read = readSides(family, form, sides);
  if (!read) return null;
  const thickness = wall && wallOf(family, wall, read.unit);
  if (wall && !thickness) return null;
  const t = thickness?.size.mm ?? null;
  const isThick = family === 'flat' && isThickFlat(givens, read.sizes, t);
  if (isThick || !isPlausible(family, read.sizes, t)) return null;
  const isFirst = wallAt === 0 && wall?.marks === null;
  return {
    length: null,
    sheet: null,
    outer: null,
    sizes: read.sizes,
    thickness: thickness?.size ?? null,
    cost:
      read.cost +
      costOfWall(family, thickness) +
      costOfFirst(family, isFirst ? wall : null, read.sizes),
    roles: [
      ...sides.map((side, at) => [side, read.written[at]?.mm ?? 0, 'size'] as const),
      ...(wall && thickness ? [[wall, thickness.size.mm, 'thickness'] as const] : []),
    ],
  };
}

/** The sides in one unit; null where it is uncertain or the form has other sides. */
function readSides(family: Family, form: Form, sides: readonly Given[]) {
  const unit = sideUnit(family, sides);
  const read = unit === null ? [] : sides.flatMap((side) => sideIn(side, unit) ?? []);
  if (unit === null || read.length < sides.length) return null;
  const written = read.map(({ size }) => size);
  const across = equalSides(family, form, written);
  const cost = read.reduce((sum, placed) => sum + placed.cost, across?.cost ?? 0);
  return across && { unit, written, sizes: across.sizes, cost };
}

function wallOf(family: Family, wall: Given, sides: LengthUnit): CostedSize | null {
  return hasUsualWall(wall, sides) ? wallIn(family, wall, sides) : null;
}

/** Without units, half as thick as wide is no flat: `20 x 30`. */
function isThickFlat(
  givens: readonly Given[],
  [width]: readonly Length[],
  t: number | null,
): boolean {
  const isBare = givens.every(({ unit }) => unit === null);
  return isBare && width !== undefined && t !== null && t > width.mm / 2;
}

/** A wall of 10 mm or more has its unit, unless the sides are in millimetres: `75 x 75 x 12`. */
function hasUsualWall({ value, unit, isFraction }: Given, sides: LengthUnit): boolean {
  return unit !== null || isFraction || value < 10 || sides === 'mm';
}

/**
 * Names omit units by convention: all sides are in inches or all in millimetres. Without any unit,
 * numbers below 10 are inches, from 16 millimetres; between them the unit is uncertain.
 */
function sideUnit(family: Family, sides: readonly Given[]): LengthUnit | null {
  const written = sides.find(({ unit }) => unit !== null)?.unit;
  if (written) return written;
  const values = sides.map(({ value }) => value);
  // Rebar in millimetres starts at 6 mm; the thickest is 1 3/8".
  if (family === 'rebar') return values.every((value) => value >= 6) ? 'mm' : 'in';
  if (values.some((value) => value >= 16)) return 'mm';
  const least = isBar(family) ? 5 : 10;
  return values.every((value) => value < least) ? 'in' : null;
}

function sideIn(given: Given, otherwise: LengthUnit): CostedSize | null {
  const unit = given.unit ?? otherwise;
  if (unit === 'm' || unit === 'ft' || (given.isFraction && unit !== 'in')) return null;
  const size = sized(given, unit);
  if (unit !== 'in') return { size, cost: 0 };
  const isUsual = sectionInches.includes(given.value);
  if (given.isFraction || given.unit === 'in') return { size, cost: isUsual ? 0 : costs.oddInches };
  // `1.5` for 1 1/2"; `1.50` is rather a wall.
  if (!isUsual) return null;
  return { size, cost: costs.decimalInches * Math.min(given.decimals, 2) };
}

function sized(given: Given, unit: LengthUnit): Length {
  const named = length(given.value, unit);
  // The size in brackets is the delivered one.
  return given.alternative
    ? { mm: given.alternative.mm, text: `${named.text} (${given.alternative.text})` }
    : named;
}

function wallIn(family: Family, given: Given, sides: LengthUnit): CostedSize | null {
  const { value, unit, isFraction, decimals, marks } = given;
  if (isFraction || unit === 'in') return inchThickness(family, given);
  if (unit !== null && unit !== 'mm' && unit !== 'cm') return null;
  const isWhole = unit === null && decimals === 0 && sides === 'in';
  // `1 x 3` of a flat: both in inches, or one in millimetres.
  if (isWhole && family === 'flat' && value >= 1) return null;
  const costOfWhole = isTube(family) ? costs.wholeThickness : costs.wholeLeg;
  return { size: sized(given, unit ?? 'mm'), cost: isWhole && !marks ? costOfWhole : 0 };
}

function inchThickness(family: Family, given: Given): CostedSize | null {
  if (given.unit !== 'in' && given.unit !== null) return null;
  const cost = isTube(family) && given.marks === null ? costs.inchWall : 0;
  return { size: sized(given, 'in'), cost };
}

function costOfWall(family: Family, thickness: CostedSize | null): number {
  return thickness?.cost ?? (isBar(family) ? 0 : costs.noThickness);
}

/** `TUBO CUADRADO LAF 1.50 X 1 X 6`: a wall before the size has two decimals or a unit. */
function costOfFirst(family: Family, wall: Given | null, sizes: readonly Length[]): number {
  // Of a flat, the thickness comes first as often.
  if (!wall || family === 'flat') return 0;
  const { value, unit, isFraction, decimals } = wall;
  if (unit !== null || isFraction || decimals >= 2) return 0;
  // `2 x 3 x 4` of a tube: 2 mm may be meant, since the numbers grow.
  const [first, second] = sizes.map(({ mm }) => mm / INCH);
  const isGrowing = first !== undefined && second !== undefined && value < first && first < second;
  return decimals === 1 || isGrowing ? costs.thicknessFirst : costs.wholeThicknessFirst;
}

function equalSides(
  family: Family,
  form: Form,
  sizes: readonly Length[],
): { sizes: readonly Length[]; cost: number } | null {
  const [first, second] = sizes;
  if (!first || !second) return { sizes, cost: 0 };
  const isEqual = isSameSize(first, second);
  if (form.includes('s')) {
    if (!isEqual) return null;
    return { sizes: family === 'square-bar' ? [first] : sizes, cost: 0 };
  }
  if (family === 'angle') {
    return isEqual ? { sizes: [first], cost: 0 } : { sizes, cost: costs.unequalLegs };
  }
  if (family === 'tee') return { sizes, cost: isEqual ? 0 : costs.unequalLegs };
  return { sizes, cost: isEqual ? costs.equalSides : 0 };
}
