import { sectionInches } from '../lexicon/sizes.ts';
import { numbers } from '../numbers.ts';
import { lengthOnly } from './dimensions.ts';
import { type Given, leastLength } from './given-sizes.ts';
import { type Length, length } from './measure.ts';
import { hasGauge } from './numbering.ts';
import type { SizeReader, SizeReading } from './reading.ts';
import { readAsForm } from './section-form.ts';
import type { Form, SectionRules } from './section-rules.ts';

/** Numbers of a form with a length, a wall and an outer diameter. */
const mostGivens = 6;

/** Reads a bar, tube or profile: all readings that cost little more than the best one. */
export function sectionReader(rules: SectionRules): SizeReader {
  return ({ tokens, givens }) => {
    // No form has more, and a split adds one.
    if (givens.length > mostGivens) return [lengthOnly(givens)];
    const forms = hasGauge(tokens)
      ? rules.forms.filter((form) => !form.includes('t'))
      : rules.forms;
    const readings = splitNumbers(givens).flatMap((split) =>
      formReadings({ ...rules, forms }, split.givens).map((reading) =>
        withCost(reading, split.cost),
      ),
    );
    readings.sort((a, b) => a.cost - b.cost);
    const least = readings[0]?.cost ?? 0;
    const possible = readings.filter(({ cost }) => cost < least + numbers.margin);
    return possible.length > 0 ? possible : [lengthOnly(givens)];
  };
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
  const { splitNumber } = numbers.costs;
  // Behind another size, `3 3/16` is a side and a wall.
  const isUsual = at === 0 || sectionInches.includes(given.value);
  return [
    ...splitsOf([...before, single, ...behind], isUsual ? 0 : splitNumber),
    ...splitsOf([...before, first, second, ...behind], isUsual ? splitNumber : 0),
  ];
}

function splitsOf(givens: readonly Given[], cost: number): SplitGivens[] {
  return splitNumbers(givens).map((split) => ({ ...split, cost: split.cost + cost }));
}

function formReadings(rules: SectionRules, givens: readonly Given[]): SizeReading[] {
  const wall = givens.find(({ marks }) => marks === 'thickness') ?? null;
  const markedLength = givens.find(({ marks }) => marks === 'length') ?? null;
  const outer = outerDiameterOf(givens);
  const rest = givens.filter(
    (given) => given !== wall && given !== markedLength && given !== outer,
  );
  if (markedLength) return readRoles(rules, { sizes: rest, wall, long: markedLength, outer });
  const readings = readRoles(rules, { sizes: rest, wall, long: null, outer });
  const last = rest.at(-1);
  if (!last || !lengthOf(rules, last)) return readings;
  // The last number may be the length as well.
  const sizes = rest.slice(0, -1);
  return [...readings, ...readRoles(rules, { sizes, wall, long: last, outer })];
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

/** The readings in each form of the kind. */
function readRoles(rules: SectionRules, { sizes, wall, long, outer }: GivenRoles): SizeReading[] {
  const readings: SizeReading[] = [];
  for (const form of rules.forms) {
    if (form.length !== sizes.length || (wall && form.includes('t'))) continue;
    const read = readAsForm(rules, form, sizes, wall);
    if (!read) continue;
    const whole = withLength(rules, read, long, outer);
    if (whole) readings.push(whole);
    if (isUncertain(rules, form, sizes)) readings.push({ ...read, sizes: [] });
  }
  return readings;
}

/** One number without a unit may be inches, centimetres or a wall: `ANGULO 4`. */
function isUncertain(rules: SectionRules, form: Form, sizes: readonly Given[]): boolean {
  return form.length === 1 && !rules.isSolid && sizes.every(({ unit }) => unit === null);
}

function withCost(reading: SizeReading, cost: number): SizeReading {
  return cost === 0 ? reading : { ...reading, cost: reading.cost + cost };
}

/** A length in metres, or the 6 of `x 6` and, by mistake, `x 6 MM`. */
function lengthOf(rules: SectionRules, given: Given): { long: Length; cost: number } | null {
  const { value, unit, isFraction } = given;
  if (isFraction) return null;
  if (unit !== null && unit !== 'in' && length(value, unit).mm >= leastLength) {
    return { long: length(value, unit), cost: 0 };
  }
  if (unit === null && value >= 3000 && value <= 12_000)
    return { long: length(value, 'mm'), cost: 0 };
  if (!rules.lengths.includes(value) || !(unit === null || unit === 'mm')) return null;
  return { long: length(value, 'm'), cost: unit === 'mm' ? numbers.costs.lengthInMillimetres : 0 };
}

function withLength(
  rules: SectionRules,
  reading: SizeReading,
  last: Given | null,
  outer: Given | null,
): SizeReading | null {
  const base = { ...reading, outer: outer && length(outer.value, 'mm') };
  if (!last) return base;
  const marked =
    last.marks === 'length' && last.unit === null ? { ...last, unit: 'm' as const } : last;
  const read = lengthOf(rules, marked);
  if (!read) return null;
  const isOpen = reading.thickness === null && !rules.isSolid;
  const bare = last.unit === null || last.unit === 'mm' ? numbers.costs.bareLength : 0;
  return {
    ...base,
    length: read.long,
    cost: base.cost + read.cost + (isOpen ? bare : 0),
    roles: [...base.roles, [last, read.long.mm, 'length']],
  };
}
