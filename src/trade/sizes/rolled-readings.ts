import type { Family } from '../lexicon/families.ts';
import { usualLength, usualLengths } from '../lexicon/sizes.ts';
import type { Token } from '../text/tokens.ts';
import { noDimensions } from './dimensions.ts';
import { type Given, leastLength } from './given-sizes.ts';
import { INCH, type Length, length } from './measure.ts';
import type { SizeReading } from './reading.ts';
import { flangedSection } from './standard-sections.ts';

/** `18 lb/pie`, `18 libras` */
function isPounds(token: Token): boolean {
  const unit = token.kind === 'number' ? token.unit?.unit : null;
  return unit === 'lb/ft' || unit === 'lb';
}

/** In inches: the deepest section that is named so. */
const deepest = 40;
/** In mm: the least depth that is named in millimetres without a unit. */
const leastMillimetres = 50;
/** In mm: the least length that is named in other units than metres and feet. */
const leastMillimetresOfLength = 1000;

const noRolledSizes: SizeReading = { ...noDimensions, cost: 0, roles: [] };

/**
 * Reads a beam or channel: depth, weight per foot and length (`8" x 18 lb/pie x 6 m`, `6 x 8.2`),
 * or depth, flange and thickness (`5" x 2" x 4 mm`).
 */
export function rolledReadings(
  family: Family,
  tokens: readonly Token[],
  givens: readonly Given[],
): Rolled {
  const written = tokens.find(isPounds);
  const wall = givens.find(({ marks }) => marks === 'thickness');
  const { rest: all, long } = splitLength(family, givens, written !== undefined);
  const rest = all.filter((given) => given !== wall);
  const unread = { readings: lengthReading(long), pounds: null };
  // With the thickness marked, the third is the lip: `150x50x15 mm E=2.0 mm`.
  const [first, second, third = wall, ...others] = wall ? rest.slice(0, 2) : rest;
  const depth = first && depthOf(first, rest);
  if (!first || !depth || others.length > 0) return unread;
  const stated = written?.kind === 'number' ? written.value : null;
  const bare = stated === null && !third ? poundsOf(family, depth, second) : null;
  const base: SizeReading = {
    ...noRolledSizes,
    length: long?.size ?? null,
    sizes: [depth],
    roles: [[first, depth.mm, 'size']],
  };
  const pounds = stated ?? bare;
  if (pounds !== null || !second) return { readings: [base], pounds };
  const folded = foldedSizes(depth, first, second, third ?? null);
  return folded ? { readings: [{ ...base, ...folded }], pounds: null } : unread;
}

interface Rolled {
  readings: readonly SizeReading[];
  /** Per foot. */
  pounds: number | null;
}

/** Depth, flange and thickness of a folded channel. */
function foldedSizes(depth: Length, first: Given, second: Given, third: Given | null) {
  const flange = flangeOf(second, first);
  const thickness = third && foldedThickness(third);
  if (!flange || (third && !thickness) || flange.mm > depth.mm) return null;
  return { sizes: [depth, flange], thickness };
}

function lengthReading(long: { size: Length } | null): SizeReading[] {
  return long ? [{ ...noRolledSizes, length: long.size }] : [];
}

/** Separates the length, which is marked or comes last, from the other sizes. */
function splitLength(family: Family, givens: readonly Given[], hasWeight: boolean) {
  const marked = givens.find(({ marks }) => marks === 'length');
  const last = marked ?? givens.at(-1);
  const isComplete = hasWeight || givens.length > 2 || marked !== undefined;
  const size = last ? lengthOfLast(family, last, givens.length > 1 && isComplete) : null;
  if (!last || !size) return { rest: givens, long: null };
  return { rest: givens.filter((given) => given !== last), long: { given: last, size } };
}

/** @param mayBeBare whether a usual length without a unit is read in metres */
function lengthOfLast(family: Family, last: Given, mayBeBare: boolean): Length | null {
  const { value, unit, isFraction } = last;
  if (unit === null) {
    const usual = usualLengths[family] ?? usualLength;
    if (!mayBeBare || isFraction || !usual.includes(value)) return null;
    return length(value, 'm');
  }
  const size = length(value, unit);
  const least = unit === 'm' || unit === 'ft' ? leastLength : leastMillimetresOfLength;
  return size.mm >= least ? size : null;
}

function depthOf(given: Given, rest: readonly Given[]): Length | null {
  const { value, unit, isFraction } = given;
  const isMetric = rest.some((other) => other.unit === null && other.value > deepest);
  if (unit === 'm' || unit === 'ft') return null;
  if (unit !== null) return length(value, unit);
  if (isFraction || (value <= deepest && !isMetric)) return length(value, 'in');
  return value >= leastMillimetres ? length(value, 'mm') : null;
}

/** A bare second number is the weight per foot if the tables have such a section. */
function poundsOf(family: Family, depth: Length, given: Given | undefined): number | null {
  if (!given) return null;
  const { value, unit, isFraction } = given;
  if (unit !== null || isFraction || (family !== 'beam' && family !== 'channel')) return null;
  const isKnown = flangedSection(family, depth.mm, value) !== null;
  return isKnown || (family === 'beam' && depth.mm < deepest * INCH && value > depth.mm / INCH)
    ? value
    : null;
}

function flangeOf(given: Given, first: Given): Length | null {
  const unit = given.unit ?? first.unit ?? (first.value >= leastMillimetres ? 'mm' : 'in');
  return unit === 'm' || unit === 'ft' ? null : length(given.value, unit);
}

function foldedThickness({ value, unit, isFraction }: Given): Length | null {
  if (unit === 'm' || unit === 'ft') return null;
  return length(value, isFraction ? 'in' : (unit ?? 'mm'));
}
