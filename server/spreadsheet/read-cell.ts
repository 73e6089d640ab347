import type { Cell } from './columns.ts';

/** What a cell says, or why it cannot be what its column asks for, in Spanish. */
export type Reading<Value> = { value: Value } | { problem: string };

/** That a cell of Excel holds. */
const MOST_CHARACTERS = 32_767;
/** That are repeated of one that is wrong. */
const QUOTED = 60;

/** A cell as it is named in a sentence. */
export function quoted(cell: Cell): string {
  const text = String(cell ?? '').trim();
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** A text, trimmed; null where there is none. */
export function readText(cell: Cell): Reading<string | null> {
  if (cell instanceof Date) {
    return { problem: 'es una fecha; déle a la celda el formato Texto y escriba de nuevo el dato' };
  }
  const text = String(cell ?? '').trim();
  if (text.length > MOST_CHARACTERS) return { problem: 'es demasiado largo' };
  if (/\p{Surrogate}|\0/u.test(text)) return { problem: 'tiene caracteres dañados' };
  if (/^#(REF|N\/A|NAME|NOMBRE|VALUE|VALOR|DIV\/0|NULL|NUM)[!?]?/i.test(text)) {
    return { problem: `es el error de una fórmula (${text})` };
  }
  return { value: text === '' ? null : text };
}

/** An amount as Peru writes it: `1,234.50`, `S/ 12.5`, `12,5`; null where there is none. */
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

/** A whole number from −2³¹ to 2³¹ − 1; null where there is none. */
export function readWhole(cell: Cell): Reading<number | null> {
  const text = typeof cell === 'number' ? { value: String(cell) } : readText(cell);
  if ('problem' in text || text.value === null) return text as Reading<null>;
  const value = Number(text.value.replace(/[\s,](?=\d{3}\b)/g, ''));
  if (!Number.isInteger(value)) return { problem: 'no es un número entero' };
  return Math.abs(value) < 2 ** 31 ? { value } : { problem: 'es demasiado grande' };
}

/** The last of `.` and `,` parts the decimals, unless three digits follow a lone comma. */
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
