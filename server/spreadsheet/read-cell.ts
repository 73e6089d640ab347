import type { Cell } from './columns.ts';

/** The value of a cell, or the problem in Spanish. */
export type Reading<Value> = { value: Value } | { problem: string };

/** Limit of a cell in Excel. */
const MAX_CHARACTERS = 32_767;
/** Of an invalid cell in a message. */
const QUOTED = 60;

/** A cell, shortened for a message. */
export function quoted(cell: Cell): string {
  const text = String(cell ?? '').trim();
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** A trimmed text; null if it is empty. */
export function readText(cell: Cell): Reading<string | null> {
  if (cell instanceof Date) {
    return { problem: 'es una fecha; déle a la celda el formato Texto y escriba de nuevo el dato' };
  }
  const text = String(cell ?? '').trim();
  if (text.length > MAX_CHARACTERS) return { problem: 'es demasiado largo' };
  if (/\p{Surrogate}|\0/u.test(text)) return { problem: 'tiene caracteres dañados' };
  if (/^#(REF|N\/A|NAME|NOMBRE|VALUE|VALOR|DIV\/0|NULL|NUM)[!?]?/i.test(text)) {
    return { problem: `es el error de una fórmula (${text})` };
  }
  return { value: text === '' ? null : text };
}

/** An amount in Peruvian notation: `1,234.50`, `S/ 12.5`, `12,5`; null if it is empty. */
export function readAmount(cell: Cell): Reading<number | null> {
  const text = typeof cell === 'number' ? null : readText(cell);
  if (text && 'problem' in text) return text;
  if (text?.value === null) return { value: null };
  const value = text === null ? Number(cell) : parseAmount(text.value);
  if (value === null || !Number.isFinite(value)) return { problem: 'no es un número' };
  if (value < 0) return { problem: 'es menor que 0' };
  if (value !== 0 && (value < 1e-6 || value > 1e12)) return { problem: 'no es un importe posible' };
  return { value };
}

/** A 32-bit integer; null if it is empty. */
export function readWhole(cell: Cell): Reading<number | null> {
  const text = typeof cell === 'number' ? { value: String(cell) } : readText(cell);
  if ('problem' in text || text.value === null) return text as Reading<null>;
  const value = Number(text.value.replace(/[\s,](?=\d{3}\b)/g, ''));
  if (!Number.isInteger(value)) return { problem: 'no es un número entero' };
  return Math.abs(value) < 2 ** 31 ? { value } : { problem: 'es demasiado grande' };
}

/** The last of `.` and `,` is the decimal separator, except a comma before groups of three digits. */
function parseAmount(text: string): number | null {
  const plain = text.replace(/^S\/\.?\s*/i, '').replace(/[\s\u00a0%]/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain)) return null;
  const comma = plain.lastIndexOf(',');
  const isDecimal = comma > plain.lastIndexOf('.') && !/^-?\d{1,3}(,\d{3})+$/.test(plain);
  const number = isDecimal
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replaceAll(',', '');
  return /^-?\d*\.?\d*$/.test(number) ? Number(number) : null;
}
