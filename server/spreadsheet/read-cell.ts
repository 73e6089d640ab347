/** A cell; null if it is empty. */
export type Cell = string | number | boolean | Date | null;

/** The value of a cell, or the problem in Spanish. */
export type Reading<Value> = { value: Value } | { problem: string };

/** Limit of a cell in Excel. */
const MAX_CHARACTERS = 32_767;
/** PostgreSQL, XML or text editors lose these: control characters, non-characters, half characters. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;
/** In characters: an index of the database holds no long names. */
const MAX_CATEGORY = 200;
/** Of an invalid cell in a message. */
const QUOTED = 60;

export function quoted(cell: Cell): string {
  const text = String(cell ?? '').trim();
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** A stored text as every spreadsheet keeps it. */
export function exportedText(text: string): string {
  return text.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n').slice(0, MAX_CHARACTERS);
}

/** Whether a cell shows a stored text; it need not be valid then. */
export function isSameText(cell: Cell, stored: string): boolean {
  return exportedText(String(cell ?? '')).trim() === exportedText(stored).trim();
}

export function readText(cell: Cell): Reading<string | null> {
  if (cell instanceof Date) {
    return { problem: 'es una fecha; déle a la celda el formato Texto y escriba de nuevo el dato' };
  }
  const text = String(cell ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text.length > MAX_CHARACTERS) return { problem: 'es demasiado largo' };
  if (text.search(UNSTORABLE) !== -1) {
    return { problem: 'tiene caracteres invisibles o dañados; escriba de nuevo el texto' };
  }
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

export function readWhole(cell: Cell): Reading<number | null> {
  const text = textOf(cell);
  if ('problem' in text || text.value === null) return text as Reading<null>;
  if (!/^-?(\d+|\d{1,3}([\s,]\d{3})+)$/.test(text.value))
    return { problem: 'no es un número entero' };
  const value = Number(text.value.replace(/[\s,]/g, ''));
  return Math.abs(value) < 2 ** 31 ? { value } : { problem: 'es demasiado grande' };
}

export function readCode(cell: Cell): Reading<number | null> {
  const text = textOf(cell);
  if ('problem' in text || text.value === null) return text as Reading<null>;
  if (!/^\d+$/.test(text.value)) {
    return { problem: 'no es un código: escriba solo cifras, o deje la celda vacía' };
  }
  const value = Number(text.value);
  if (value === 0) return { problem: 'no es un código: los códigos empiezan en 1' };
  return value < 2 ** 31 ? { value } : { problem: 'es demasiado grande' };
}

export function readCategory(cell: Cell): Reading<string | null> {
  const text = readText(cell);
  const isLong = 'value' in text && (text.value?.length ?? 0) > MAX_CATEGORY;
  return isLong ? { problem: `pasa de ${MAX_CATEGORY} caracteres` } : text;
}

/** As text: a number above 1e21 gets an exponent. */
const textOf = (cell: Cell) =>
  typeof cell === 'number' ? { value: String(cell) } : readText(cell);

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
