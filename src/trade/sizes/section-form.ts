import { sectionInches } from '../lexicon/sizes.ts';
import { numbers } from '../numbers.ts';
import type { Given } from './given-sizes.ts';
import { INCH, type Length, type LengthUnit, length } from './measure.ts';
import { noReading, type SizeReading } from './reading.ts';
import { type Form, isPlausible, isSameSize, type SectionRules } from './section-rules.ts';

interface CostedSize {
  size: Length;
  cost: number;
}

const costOf = (cost: keyof typeof numbers.costs | null) => (cost ? numbers.costs[cost] : 0);

/** Reads numbers as the sizes of a form; null where no mill makes such a section. */
export function readAsForm(
  rules: SectionRules,
  form: Form,
  givens: readonly Given[],
  marked: Given | null,
): SizeReading | null {
  const wallAt = form.indexOf('t');
  const wall = marked ?? givens[wallAt] ?? null;
  const sides = wallAt === -1 ? givens : givens.filter((_, at) => at !== wallAt);
  const read = readSides(rules, form, sides);
  if (!read) return null;
  const thickness = wall && wallOf(rules, wall, read.unit);
  if (wall && !thickness) return null;
  const t = thickness?.size.mm ?? null;
  if (isThickBare(givens, read.sizes, t) || !isPlausible(rules, read.sizes, t)) return null;
  const sized: SizeReading = {
    ...noReading,
    sizes: read.sizes,
    cost: read.cost,
    roles: sides.map((side, at) => [side, read.written[at]?.mm ?? 0, 'size'] as const),
  };
  if (wall && thickness) return withWall(rules, sized, wall, thickness, wallAt === 0);
  return rules.isSolid ? sized : { ...sized, cost: sized.cost + numbers.costs.noThickness };
}

function withWall(
  rules: SectionRules,
  sized: SizeReading,
  wall: Given,
  { size, cost }: CostedSize,
  isFirst: boolean,
): SizeReading {
  const costOfPlace = isFirst && wall.marks === null ? costOfFirst(rules, wall, sized.sizes) : 0;
  return {
    ...sized,
    thickness: size,
    cost: sized.cost + cost + costOfPlace,
    roles: [...sized.roles, [wall, size.mm, 'thickness']],
  };
}

/** The sides in one unit; null where it is uncertain or the form has other sides. */
function readSides(rules: SectionRules, form: Form, sides: readonly Given[]) {
  const unit = sideUnit(rules, sides);
  if (unit === null) return null;
  const written: Length[] = [];
  let cost = 0;
  for (const side of sides) {
    const read = sideIn(side, unit);
    if (!read) return null;
    written.push(read.size);
    cost += read.cost;
  }
  const across = sidesOf(rules, form, written);
  return across && { unit, written, sizes: across.sizes, cost: cost + across.cost };
}

function wallOf(rules: SectionRules, wall: Given, sides: LengthUnit): CostedSize | null {
  return hasUsualWall(wall, sides) ? wallIn(rules, wall, sides) : null;
}

/** Without units, half as thick as wide is no section: `20 x 30`. */
function isThickBare(
  givens: readonly Given[],
  [width]: readonly Length[],
  t: number | null,
): boolean {
  if (width === undefined || t === null || t <= width.mm * numbers.bareFlat) return false;
  return givens.every(({ unit }) => unit === null);
}

function hasUsualWall({ value, unit, isFraction }: Given, sides: LengthUnit): boolean {
  return unit !== null || isFraction || value < numbers.bareWall || sides === 'mm';
}

/**
 * Names omit units by convention: all sides are in inches or all in millimetres. Between the bounds
 * of both, the unit of bare numbers is uncertain.
 */
function sideUnit({ bareSides }: SectionRules, sides: readonly Given[]): LengthUnit | null {
  const written = sides.find(({ unit }) => unit !== null)?.unit;
  if (written) return written;
  if (sides.some(({ value }) => value >= bareSides.millimetresFrom)) return 'mm';
  // `12.5`: inches of this size have no decimals.
  if (sides.some(({ value, decimals }) => decimals > 0 && value >= bareSides.inchesBelow))
    return 'mm';
  return sides.every(({ value }) => value < bareSides.inchesBelow) ? 'in' : null;
}

function sideIn(given: Given, otherwise: LengthUnit): CostedSize | null {
  const unit = given.unit ?? otherwise;
  if (unit === 'm' || unit === 'ft' || (given.isFraction && unit !== 'in')) return null;
  const isInches = unit === 'in';
  const isUsual = !isInches || sectionInches.includes(given.value);
  const isWrittenInches = given.isFraction || given.unit === 'in';
  // `1.5` for 1 1/2"; `1.50` is rather a wall.
  if (!isUsual && !isWrittenInches) return null;
  const size = sized(given, unit);
  if (!isInches) return { size, cost: 0 };
  if (isWrittenInches) return { size, cost: isUsual ? 0 : numbers.costs.oddInches };
  return { size, cost: numbers.costs.decimalInches * Math.min(given.decimals, 2) };
}

function sized(given: Given, unit: LengthUnit): Length {
  const named = length(given.value, unit);
  // The size in brackets is the delivered one.
  return given.alternative
    ? { mm: given.alternative.mm, text: `${named.text} (${given.alternative.text})` }
    : named;
}

function wallIn(rules: SectionRules, given: Given, sides: LengthUnit): CostedSize | null {
  const { value, unit, isFraction, decimals, marks } = given;
  if (isFraction || unit === 'in') return inchThickness(rules, given);
  if (unit !== null && unit !== 'mm' && unit !== 'cm') return null;
  const isWhole = unit === null && decimals === 0 && sides === 'in';
  // `1 x 3` of a flat: both in inches, or one in millimetres.
  if (isWhole && rules.wholeWall === null && value >= 1) return null;
  const cost = isWhole && !marks ? costOf(rules.wholeWall) : 0;
  return { size: sized(given, unit ?? 'mm'), cost };
}

function inchThickness(rules: SectionRules, given: Given): CostedSize | null {
  if (given.unit !== 'in' && given.unit !== null) return null;
  return { size: sized(given, 'in'), cost: given.marks === null ? costOf(rules.inchWall) : 0 };
}

/** `TUBO CUADRADO LAF 1.50 X 1 X 6`: a wall before the size has two decimals or a unit. */
function costOfFirst({ isWallFirst }: SectionRules, wall: Given, sizes: readonly Length[]): number {
  const { value, unit, isFraction, decimals } = wall;
  if (isWallFirst || unit !== null || isFraction || decimals >= 2) return 0;
  // `2 x 3 x 4` of a tube: 2 mm may be meant, since the numbers grow.
  const [first, second] = sizes.map(({ mm }) => mm / INCH);
  const isGrowing = first !== undefined && second !== undefined && value < first && first < second;
  const { thicknessFirst, wholeThicknessFirst } = numbers.costs;
  return decimals === 1 || isGrowing ? thicknessFirst : wholeThicknessFirst;
}

/** Two sides as the form has them, equal ones once where the trade writes them so. */
function sidesOf(
  rules: SectionRules,
  form: Form,
  sizes: readonly Length[],
): { sizes: readonly Length[]; cost: number } | null {
  const [first, second] = sizes;
  if (!first || !second) return { sizes, cost: 0 };
  const isEqual = isSameSize(first, second);
  const isSquare = form.includes('s');
  if (isSquare && !isEqual) return null;
  const cost = costOf(isEqual ? rules.equalSides : rules.unequalSides);
  return { sizes: isEqual && rules.isSideOnce ? [first] : sizes, cost: isSquare ? 0 : cost };
}
