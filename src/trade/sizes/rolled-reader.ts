import { type Given, lengthOfLast } from './given-sizes.ts';
import { type MassPerLength, type MassUnit, massIn, massPerLength } from './mass-per-length.ts';
import { type Length, length } from './measure.ts';
import { noReading, type SizeReader, type SizeReading } from './reading.ts';

/** How the numbers of a beam or channel are read. */
export interface RolledRules {
  /** Usual lengths in metres, which names write without a unit. */
  lengths: readonly number[];
  /** Whether a bare second number is its pounds per foot, by the depth in mm. */
  isPounds: (depth: number, value: number) => boolean;
}

/** `18 lb/pie`, `18 libras`, `38.7 kg/m` */
const massUnits: Readonly<Record<string, MassUnit>> = {
  'lb/ft': 'lb/ft',
  lb: 'lb/ft',
  'kg/m': 'kg/m',
};

/** In inches: a larger depth without a unit is in millimetres. */
const deepest = 40;
/** In mm: the least depth that is named in millimetres without a unit. */
const leastMillimetres = 50;

/**
 * Reads a beam or channel: depth, weight per foot and length (`8" x 18 lb/pie x 6 m`, `6 x 8.2`),
 * or depth, flange and thickness (`5" x 2" x 4 mm`).
 */
export function rolledReader(rules: RolledRules): SizeReader {
  return ({ tokens, givens }) => {
    const stated = massIn(tokens, massUnits);
    const { rest, long } = splitLength(rules, givens, stated !== null);
    const read = readSection(rules, rest, stated);
    if (!read && !long) return [];
    return [{ ...(read ?? noReading), length: long?.size ?? null }];
  };
}

/** @param stated its weight per length, with its unit */
function readSection(
  rules: RolledRules,
  givens: readonly Given[],
  stated: MassPerLength | null,
): SizeReading | null {
  const wall = givens.find(({ marks }) => marks === 'thickness');
  const rest = givens.filter((given) => given !== wall);
  // With the thickness marked, the third is the lip: `150x50x15 mm E=2.0 mm`.
  const [first, second, third = wall, ...others] = wall ? rest.slice(0, 2) : rest;
  const depth = first && depthOf(first, rest);
  if (!first || !depth || others.length > 0) return null;
  const base = { ...noReading, sizes: [depth], roles: [[first, depth.mm, 'size'] as const] };
  const mass = stated ?? barePounds(rules, depth, second, third);
  if (mass) return { ...base, massPerLength: mass };
  if (!second) return base;
  const folded = foldedSizes(depth, first, second, third ?? null);
  return folded && { ...base, ...folded };
}

/** Depth, flange and thickness of a folded channel. */
function foldedSizes(depth: Length, first: Given, second: Given, third: Given | null) {
  const flange = flangeOf(second, first);
  const thickness = third && foldedThickness(third);
  if (!flange || (third && !thickness) || flange.mm > depth.mm) return null;
  return { sizes: [depth, flange], thickness };
}

/** Separates the length, which is marked or comes last, from the other sizes. */
function splitLength(rules: RolledRules, givens: readonly Given[], hasWeight: boolean) {
  const marked = givens.find(({ marks }) => marks === 'length');
  const last = marked ?? givens.at(-1);
  const isComplete = hasWeight || givens.length > 2 || marked !== undefined;
  const size = last ? lengthOfLast(rules.lengths, last, givens.length > 1 && isComplete) : null;
  if (!last || !size) return { rest: givens, long: null };
  return { rest: givens.filter((given) => given !== last), long: { given: last, size } };
}

function depthOf(given: Given, rest: readonly Given[]): Length | null {
  const { value, unit, isFraction } = given;
  const isMetric = rest.some((other) => other.unit === null && other.value > deepest);
  if (unit === 'm' || unit === 'ft') return null;
  if (unit !== null) return length(value, unit);
  if (isFraction || (value <= deepest && !isMetric)) return length(value, 'in');
  return value >= leastMillimetres ? length(value, 'mm') : null;
}

/** `6 x 8.2`: the weight per foot without its unit. */
function barePounds(
  rules: RolledRules,
  depth: Length,
  second: Given | undefined,
  third: Given | undefined,
): MassPerLength | null {
  if (!second || third || second.unit !== null || second.isFraction) return null;
  return rules.isPounds(depth.mm, second.value) ? massPerLength(second.value, 'lb/ft') : null;
}

function flangeOf(given: Given, first: Given): Length | null {
  const unit = given.unit ?? first.unit ?? (first.value >= leastMillimetres ? 'mm' : 'in');
  return unit === 'm' || unit === 'ft' ? null : length(given.value, unit);
}

function foldedThickness({ value, unit, isFraction }: Given): Length | null {
  if (unit === 'm' || unit === 'ft') return null;
  return length(value, isFraction ? 'in' : (unit ?? 'mm'));
}
