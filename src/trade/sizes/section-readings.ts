import type { Family } from '../lexicon/families.ts';
import { usualLength, usualLengths } from '../lexicon/sizes.ts';
import { type Given, leastLength } from './given-sizes.ts';
import { type Length, length } from './measure.ts';
import { isBar } from './plausible-section.ts';
import { costs, type SizeReading } from './reading.ts';
import { type Form, forms, readAsForm } from './section-form.ts';

/** Numbers of a form with a length, a wall and an outer diameter. */
const mostGivens = 6;

/** All plausible readings of the sizes of a bar, tube or profile, usual ones first. */
export function sectionReadings(family: Family, givens: readonly Given[]): SizeReading[] {
  // No form has more, and a split adds one.
  if (givens.length > mostGivens) return [];
  const readings = splitNumbers(givens).flatMap((split) =>
    formReadings(family, split.givens).map((reading) => withCost(reading, split.cost)),
  );
  return readings.sort((a, b) => a.cost - b.cost);
}

interface SplitGivens {
  givens: readonly Given[];
  cost: number;
}

/** `3 1/8` as one number and as two. */
function splitNumbers(givens: readonly Given[]): SplitGivens[] {
  const at = givens.findIndex(({ parts }) => parts !== null);
  const given = givens[at];
  if (!given?.parts) return [{ givens, cost: 0 }];
  const [whole, fraction] = given.parts;
  const before = givens.slice(0, at);
  const behind = givens.slice(at + 1);
  const single: Given = { ...given, parts: null };
  const first: Given = { ...single, value: whole, unit: null, isFraction: false };
  const second: Given = { ...single, value: fraction };
  const asTwo = splitNumbers([...before, first, second, ...behind]);
  return [
    ...splitNumbers([...before, single, ...behind]),
    ...asTwo.map((split) => ({ ...split, cost: split.cost + costs.splitNumber })),
  ];
}

function formReadings(family: Family, givens: readonly Given[]): SizeReading[] {
  const wall = givens.find(({ marks }) => marks === 'thickness') ?? null;
  const markedLength = givens.find(({ marks }) => marks === 'length') ?? null;
  const outer = outerDiameterOf(givens);
  const rest = givens.filter(
    (given) => given !== wall && given !== markedLength && given !== outer,
  );
  if (markedLength) return readRoles(family, { sizes: rest, wall, long: markedLength, outer });
  const readings = readRoles(family, { sizes: rest, wall, long: null, outer });
  const last = rest.at(-1);
  if (!last || !lengthOf(family, last)) return readings;
  // The last number may be the length as well.
  const sizes = rest.slice(0, -1);
  return [...readings, ...readRoles(family, { sizes, wall, long: last, outer })];
}

/** The outer diameter in millimetres that follows a size in inches. */
function outerDiameterOf(givens: readonly Given[]): Given | null {
  const last = givens.filter(({ marks }) => marks === 'diameter').at(-1);
  const hasInches = givens.some(({ unit }) => unit === 'in');
  return last?.unit === 'mm' && hasInches ? last : null;
}

interface GivenRoles {
  sizes: readonly Given[];
  wall: Given | null;
  long: Given | null;
  outer: Given | null;
}

/** The readings in each form of the family. */
function readRoles(family: Family, { sizes, wall, long, outer }: GivenRoles): SizeReading[] {
  const readings: SizeReading[] = [];
  for (const form of forms[family] ?? []) {
    if (form.length !== sizes.length || (wall && form.includes('t'))) continue;
    const read = readAsForm(family, form, sizes, wall);
    if (!read) continue;
    const whole = withLength(family, read, long, outer);
    const isOpen = isUncertain(family, form, sizes);
    const cost = isOpen ? costOfAlone(sizes) : 0;
    if (whole) readings.push(withCost(whole, cost));
    if (isOpen) readings.push(withCost({ ...read, sizes: [] }, cost));
  }
  return readings;
}

/** One number without a unit may be inches, centimetres or a wall: `ANGULO 4`. */
function isUncertain(family: Family, form: Form, sizes: readonly Given[]): boolean {
  return form.length === 1 && !isBar(family) && sizes.every(({ unit }) => unit === null);
}

function withCost(reading: SizeReading, cost: number): SizeReading {
  return { ...reading, cost: reading.cost + cost };
}

/** Millimetres alone are unusual beside a thickness: `50 x 6` of a flat. */
function costOfAlone(sizes: readonly Given[]): number {
  return sizes.some(({ value }) => value >= 16) ? costs.bareAlone : 0;
}

/** A length in metres, or the 6 of `x 6` and, by mistake, `x 6 MM`. */
function lengthOf(family: Family, given: Given): { long: Length; cost: number } | null {
  const { value, unit, isFraction } = given;
  const usual = usualLengths[family] ?? usualLength;
  if (isFraction) return null;
  if (unit !== null && unit !== 'in' && length(value, unit).mm >= leastLength) {
    return { long: length(value, unit), cost: 0 };
  }
  if (unit === null && value >= 3000 && value <= 12_000)
    return { long: length(value, 'mm'), cost: 0 };
  if (!usual.includes(value) || !(unit === null || unit === 'mm')) return null;
  return { long: length(value, 'm'), cost: unit === 'mm' ? costs.lengthInMillimetres : 0 };
}

function withLength(
  family: Family,
  reading: SizeReading,
  last: Given | null,
  outer: Given | null,
): SizeReading | null {
  const base = { ...reading, outer: outer && length(outer.value, 'mm') };
  if (!last) return base;
  const marked =
    last.marks === 'length' && last.unit === null ? { ...last, unit: 'm' as const } : last;
  const read = lengthOf(family, marked);
  if (!read) return null;
  const isOpen = reading.thickness === null && !isBar(family);
  const bare = last.unit === null || last.unit === 'mm' ? costs.bareLength : 0;
  return {
    ...base,
    length: read.long,
    cost: base.cost + read.cost + (isOpen ? bare : 0),
    roles: [...base.roles, [last, read.long.mm, 'length']],
  };
}
