import { findDates } from './dated-sizes.ts';

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

const hasDate = (text: string) => findDates(text).length > 0;

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
