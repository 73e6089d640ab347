import { foldText } from '../catalogue/fold-text.ts';
import { type Cell, quotedCell, writtenDate } from './read-cell.ts';
import { monthNames } from './row-words.ts';

/** A date as it is written; a month and year have the first day. */
interface Day {
  year: number | null;
  month: number;
  day: number;
}

const MONTH = monthNames.flat().join('|');
const NOON = '(?:[ T]0?0:00(?::00)?)?';
/** `01/02/2026`, `2026-02-01`, `1-feb`, `1-feb-26`, `ene-16` */
const forms: readonly { form: string; read: (parts: readonly string[]) => Day }[] = [
  {
    form: `\\d{1,2}/\\d{1,2}/\\d{4}${NOON}|\\d{1,2}-\\d{1,2}-\\d{4}${NOON}`,
    read: ([day, month, year]) => dayFirst(Number(day), Number(month), Number(year)),
  },
  {
    form: `\\d{4}-\\d\\d-\\d\\d${NOON}`,
    read: ([year, month, day]) => dayFirst(Number(day), Number(month), Number(year)),
  },
  {
    form: `\\d{1,2}[-/](?:${MONTH})\\.?(?:[-/](?:\\d{4}|\\d\\d))?`,
    read: ([day, month = '', year]) => ({
      day: Number(day),
      month: monthOf(month),
      year: year === undefined ? null : Number(year),
    }),
  },
  {
    form: `(?:${MONTH})\\.?[-/](?:\\d{4}|\\d\\d)`,
    read: ([month = '', year]) => ({ day: 1, month: monthOf(month), year: Number(year) }),
  },
];
/** `1/2/26`, which is a date only if it is the whole cell. */
const SHORT_DATE = /^\d{1,2}\/\d{1,2}\/\d\d$/;
/** A date without its format: days since 1899-12-30. */
const SERIAL = '\\d{5}';
/** Serial numbers of 2000 to 2050: no bare number of a size is as large. */
const RECENT = { first: 36_526, last: 55_152 };

const BEFORE = '(?<![\\p{L}\\d/.,-])';
const BEHIND = '(?![\\p{L}\\d/-]|[.,]\\d)';
const DATE = new RegExp(
  `${BEFORE}(?:${[...forms.map(({ form }) => form), SERIAL].join('|')})${BEHIND}`,
  'giu',
);

/** The dates in a name, as written; numbers only where they are the date of a fraction. */
export function findDates(text: string): string[] {
  const found = text.match(DATE) ?? [];
  return found.filter((date) => !/^\d+$/.test(date) || fractionOf(date) !== null);
}

/** The date that a whole cell is, as it is shown; null for another cell. */
export function dateCell(cell: Cell): string | null {
  if (cell instanceof Date) return writtenDate(cell.toISOString().slice(0, 10));
  const text = quotedCell(cell);
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  const isSerial = serial >= RECENT.first && serial <= RECENT.last;
  if (isSerial || SHORT_DATE.test(text)) return text;
  const [date] = findDates(text);
  return date === text ? text : null;
}

/** The fraction of an inch that was probably typed; null without one. */
export function fractionOf(written: string): string | null {
  const read = readDay(written);
  if (!read) return null;
  const { day, month, year } = read;
  const isFraction = (numerator: number, denominator: number, all: readonly number[]) =>
    numerator % 2 === 1 && numerator < denominator && all.includes(denominator);
  // Day first, or month first as abroad: no date is a fraction in both.
  if (isFraction(day, month, [2, 4, 8])) return `${day}/${month}`;
  if (isFraction(month, day, [2, 4, 8, 16])) return `${month}/${day}`;
  // A number that is no day becomes a year: `1/16` is January 2016, `1/32` January 1932.
  const short = (year ?? 0) % 100;
  return day === 1 && isFraction(month, short, [16, 32, 64]) ? `${month}/${short}` : null;
}

function readDay(written: string): Day | null {
  if (/^\d{5}$/.test(written)) {
    const [year, month, day] = dateOfSerial(Number(written)).toISOString().split(/[-T]/);
    return { year: Number(year), month: Number(month), day: Number(day) };
  }
  const parts = written.split(/[-/ .T]+/);
  if (SHORT_DATE.test(written)) {
    const [day, month, year] = parts.map(Number);
    return dayFirst(day ?? 0, month ?? 0, year ?? 0);
  }
  const found = forms.find(({ form }) => new RegExp(`^(?:${form})$`, 'iu').test(written));
  return found?.read(parts) ?? null;
}

/** The day comes first, except where that is no month. */
const dayFirst = (day: number, month: number, year: number): Day =>
  month > 12 ? { day: month, month: day, year } : { day, month, year };

const monthOf = (name: string) =>
  monthNames.findIndex((names) => names.includes(foldText(name))) + 1;

const dateOfSerial = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial));
