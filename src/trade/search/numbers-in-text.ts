import { memoize } from '../../lib/memoize.ts';
import type { NumberTerm } from '../asked/term.ts';
import { numbers } from '../numbers.ts';
import { isMassUnit, isSameMass, massPerLength, unitsOfMass } from '../sizes/mass-per-length.ts';
import { isSameLength, length, nominalInches } from '../sizes/measure.ts';
import { readFigures } from '../text/decimals.ts';

const figures = /\d+(?:[.,]\d+)*|[.,]\d+/g;
const digits = /\d+/g;
const fraction = /(?:(\d{1,2})(?:" ?| (?:y )?| ?- ?|\.))?(\d{1,3}) ?\/ ?(\d{1,2})(?!\d)/;
const fractions = new RegExp(fraction, 'g');

/** Every number that a plain text may have, in all ways to read its digits: 1.5, 1, 11 and 0.5. */
export function numbersInText(plain: string): number[] {
  const values = (plain.match(figures) ?? []).flatMap(valuesOf);
  if (!plain.includes('/')) return values;
  return [...values, ...(plain.match(fractions) ?? []).flatMap(fractionsOf)];
}

const valuesOf = memoize((written: string): number[] => [
  readFigures(written).value,
  ...(/[.,]/.test(written) ? (written.match(digits) ?? []).map(Number) : []),
]);

const fractionsOf = memoize((written: string): number[] => {
  const [, whole = '', upper = '', lower = ''] = fraction.exec(written) ?? [];
  return [...upper].flatMap((_, at) => {
    const part = Number(upper.slice(at)) / Number(lower);
    return [part, Number(whole || upper.slice(0, at)) + part];
  });
});

const units = ['in', 'mm', 'cm', 'm', 'ft'] as const;

/** Whether a number of a name may be the one of a query, in any unit that the name may mean. */
export function mayBeNumber(term: NumberTerm, value: number): boolean {
  if (term.value === value) return true;
  const { unit: mass } = term;
  if (isMassUnit(mass)) {
    const asked = massPerLength(term.value, mass);
    return unitsOfMass.some((unit) => isSameMass(massPerLength(value, unit), asked));
  }
  const feet = term.unit === null || term.unit === 'ft' ? length(term.value, 'ft').mm : null;
  return units.some((unit) => {
    const { mm } = length(value, unit);
    const isNear = (other: number | null) =>
      other !== null && Math.abs(mm / other - 1) < numbers.side;
    return (
      isNear(feet) ||
      (term.mm !== null && (isSameLength(term.mm, mm) || isNear(term.mm))) ||
      (term.nominal !== null && term.nominal === nominalInches(mm))
    );
  });
}
