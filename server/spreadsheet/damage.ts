/** Beginnings of the names of months. */
const MONTHS = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'set',
  'sep',
  'oct',
  'nov',
  'dic',
];
/** Dates as spreadsheets write them: `01/02/2026`, `2026-02-01`, `1-feb`. */
const DATES = [
  /(?:^|\s)\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/,
  /(?:^|\s)\d{4}-\d\d-\d\d/,
  new RegExp(`(?:^|\\s)\\d{1,2}[-/ ](?:${MONTHS.join('|')})`, 'i'),
];
const POWER = /^\d+(?:[.,]\d+)?E\d+$/i;

/** Says what a spreadsheet has probably done to a text, in Spanish; null for an ordinary edit. */
export function damageIn(before: unknown, after: unknown): string | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const had = `tenía «${before}»`;
  if (hasDate(after) && !hasDate(before)) return `parece una fecha que puso la hoja: ${had}`;
  if (withoutZeros(before) === after && before !== after) return `perdió ceros: ${had}`;
  if (POWER.test(before) && Number(before.replace(',', '.')) === Number(after)) {
    return `la hoja lo convirtió en número: ${had}`;
  }
  if (after.includes('?') && isReplaced(before, after)) return `perdió signos: ${had}`;
  return null;
}

const hasDate = (text: string) => DATES.some((date) => date.test(text));

/** `00125` as `125`, in each word. */
function withoutZeros(text: string): string {
  return text.replace(/(^|\s)0+(?=\d)/g, '$1');
}

/** Whether the texts differ only in characters that are `?` now. */
function isReplaced(before: string, after: string): boolean {
  const had = [...before];
  const has = [...after];
  return (
    before !== after &&
    had.length === has.length &&
    has.every((sign, at) => sign === had[at] || sign === '?')
  );
}
