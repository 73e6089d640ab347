import { type Given, leastLength } from './givens.ts';
import type { Family } from './lexicon/families.ts';
import { usualLength, usualLengths } from './lexicon/sizes.ts';
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
  const readings = splits(givens).flatMap(({ givens: given, cost }) =>
    formReadings(family, given).map((reading) => ({ ...reading, cost: reading.cost + cost })),
  );
  return readings.sort((a, b) => a.cost - b.cost);
}

/** `3 1/8` as one number and as two. */
function splits(givens: readonly Given[]): { givens: readonly Given[]; cost: number }[] {
  const at = givens.findIndex(({ parts }) => parts !== null);
  const given = givens[at];
  if (!given?.parts) return [{ givens, cost: 0 }];
  const [whole, fraction] = given.parts;
  const [before, behind] = [givens.slice(0, at), givens.slice(at + 1)];
  const single = { ...given, parts: null };
  const first = { ...single, value: whole, unit: null, isFraction: false };
  const second = { ...single, value: fraction };
  return [
    ...splits([...before, single, ...behind]),
    ...splits([...before, first, second, ...behind]).map((split) => ({
      ...split,
      cost: split.cost + costs.splitNumber,
    })),
  ];
}

function formReadings(family: Family, givens: readonly Given[]): SizeReading[] {
  const marked = (marks: Given['marks']) => givens.find((given) => given.marks === marks);
  const [wall, long] = [marked('thickness'), marked('length')];
  const diameters = givens.filter((given) => given.marks === 'diameter');
  const isOuter = (given: Given) =>
    given === diameters.at(-1) && given.unit === 'mm' && givens.some(({ unit }) => unit === 'in');
  const rest = givens.filter((given) => given !== wall && given !== long && !isOuter(given));
  const outer = diameters.find(isOuter);
  const endings = long ? [rest] : lengthEndings(family, rest);
  return endings.flatMap((ending) => {
    const [sizes, last] = Array.isArray(ending) ? [ending, long] : [rest.slice(0, -1), rest.at(-1)];
    const fitting = (forms[family] ?? []).filter(
      (form) => form.length === sizes.length && !(wall && form.includes('t')),
    );
    return fitting.flatMap((form) => {
      const read = readAsForm(family, form, sizes, wall ?? null);
      if (!read) return [];
      const whole = withLength(family, read, last ?? null, outer ?? null) ?? [];
      if (!isUncertain(family, form, sizes)) return whole;
      return [whole, { ...read, sizes: [] }]
        .flat()
        .map((reading) => withCost(reading, costOfAlone(sizes)));
    });
  });
}

/** One number without a unit may be inches, centimetres or a wall: `ANGULO 4`. */
function isUncertain(family: Family, form: Form, sizes: readonly Given[]): boolean {
  return form.length === 1 && !isBar(family) && sizes.every(({ unit }) => unit === null);
}

const withCost = (reading: SizeReading, cost: number): SizeReading => ({
  ...reading,
  cost: reading.cost + cost,
});

/** Millimetres alone are unusual beside a thickness: `50 x 6` of a flat. */
function costOfAlone(sizes: readonly Given[]): number {
  return sizes.some(({ value }) => value >= 16) ? costs.bareAlone : 0;
}

/** With the last number as a size, and as the length if it may be one. */
function lengthEndings(family: Family, rest: readonly Given[]): (readonly Given[] | 'length')[] {
  const last = rest.at(-1);
  return last && lengthOf(family, last) ? [rest, 'length'] : [rest];
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
