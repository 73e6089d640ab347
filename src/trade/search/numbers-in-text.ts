import type { NumberTerm } from '../asked/term.ts';
import { isSameLength, length, nominalInches } from '../sizes/measure.ts';
import { readFigures } from '../text/decimals.ts';

const figures = /\d+(?:[.,]\d+)*|[.,]\d+/g;
const digits = /\d+/g;
const fraction = /(?:(\d{1,2})(?: (?:y )?| ?- ?|\.))?(\d{1,3}) ?\/ ?(\d{1,2})(?!\d)/g;

/** Every number that a plain text may have, in all ways to read its digits: 1.5, 1, 11 and 0.5. */
export function numbersInText(plain: string): Set<number> {
  const values = new Set<number>();
  for (const [written] of plain.matchAll(figures)) {
    values.add(readFigures(written).value);
    if (/[.,]/.test(written)) for (const [run] of written.matchAll(digits)) values.add(Number(run));
  }
  if (!plain.includes('/')) return values;
  for (const [, whole = '', upper = '', lower = ''] of plain.matchAll(fraction)) {
    for (let at = 0; at < upper.length; at++) {
      const part = Number(upper.slice(at)) / Number(lower);
      values.add(part);
      values.add(Number(whole || upper.slice(0, at)) + part);
    }
  }
  return values;
}

const units = ['in', 'mm', 'cm', 'm', 'ft'] as const;
/** How far the side of a sheet in metres may be from one in feet. */
const sheetTolerance = 0.02;

/** Whether a number of a name may be the one of a query, in any unit that the name may mean. */
export function mayBeNumber(term: NumberTerm, value: number): boolean {
  if (term.value === value) return true;
  const feet = term.unit === null || term.unit === 'ft' ? length(term.value, 'ft').mm : null;
  return units.some((unit) => {
    const { mm } = length(value, unit);
    const isNear = (other: number | null) =>
      other !== null && Math.abs(mm / other - 1) < sheetTolerance;
    return (
      isNear(feet) ||
      (term.mm !== null && (isSameLength(term.mm, mm) || isNear(term.mm))) ||
      (term.nominal !== null && term.nominal === nominalInches(mm))
    );
  });
}
