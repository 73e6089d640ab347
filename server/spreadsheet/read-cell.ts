import { quantityUnitOf } from '../../src/trade/index.ts';
import { isDay } from '../catalogue/discount-dates.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { withTaxEnds } from './heading-words.ts';
import { foreignCurrencies, solesNames } from './row-words.ts';

/** A cell; null if it is empty. */
export type Cell = string | number | boolean | Date | null;

/** The value of a cell, or the problem in Spanish. */
export type CellReading<Value> = { value: Value } | { problem: string };

/** Limit of a cell in Excel. */
const MAX_CHARACTERS = 32_767;
/** PostgreSQL, XML or text editors lose these: control characters, non-characters, half characters. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;
/** Of an invalid cell in a message. */
const QUOTED_LENGTH = 60;
/** Of a formula, in English and Spanish, of LibreOffice, and of a column that is too narrow for CSV. */
const ERROR_CELL =
  /^#([¡¿]?(REF|N\/[AD]|NAME|NOMBRE|VALUE|VALOR|DIV\/0|NULL|NULO|NUM|NÚM|SPILL|CALC|SIN RESULTADO)[!?]?|#{2,})$|^Err:\d{3}$/i;

/** Stands for the missing result of a formula. */
export const NO_RESULT = '#¡SIN RESULTADO!';

/** The text that a cell shows. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return writtenDate(cell.toISOString().slice(0, 10));
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO';
  return String(cell ?? '').trim();
}

/** The text that a cell shows, shortened for a message. */
export function quotedCell(cell: Cell): string {
  const text = cellText(cell);
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}

/** A text as every spreadsheet keeps it. */
export function exportedText(text: string): string {
  return text.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n').slice(0, MAX_CHARACTERS);
}

/** Whether a cell shows a stored value; it need not be valid then. */
export function isSameValue(cell: Cell, stored: string | number): boolean {
  return exportedText(String(cell ?? '')).trim() === exportedText(String(stored)).trim();
}

export function readTextCell(cell: Cell): CellReading<string | null> {
  if (cell instanceof Date || typeof cell === 'boolean') {
    const kind = cell instanceof Date ? 'una fecha' : 'un valor lógico de Excel';
    return { problem: `es ${kind}: dé a la celda el formato Texto o Número y escriba el dato` };
  }
  const text = String(cell ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text !== exportedText(text)) {
    return { problem: `tiene caracteres dañados, o más de ${MAX_CHARACTERS}: escríbalo de nuevo` };
  }
  return ERROR_CELL.test(text)
    ? { problem: 'no es un dato, sino un error de Excel: corrija la celda y guarde el archivo' }
    : { value: /[^\s\p{Cf}]/u.test(text) ? text : null };
}

/** Reads a name; blanks of any kind and number are one. */
export function readNameCell(cell: Cell): CellReading<string | null> {
  const reading = readTextCell(cell);
  if ('problem' in reading || reading.value === null) return reading;
  return { value: reading.value.replace(/[\s\u00a0]+/g, ' ').trim() };
}

/** Reads a text of a pattern. */
function textReader(pattern: RegExp, problem: string) {
  return (cell: Cell): CellReading<string | null> => {
    const reading = readTextCell(cell);
    return 'problem' in reading || pattern.test(reading.value ?? '') ? reading : { problem };
  };
}

/** Refuses the names that the contract gives to lists of its own. */
export const readCategoryCell = textReader(
  /^(?!(promociones|marcas)$)/i,
  'es una página de la tienda: dé a la categoría otro nombre',
);

export const readPictureCell = textReader(
  /^((https?:\/)?\/.+\.(avif|gif|jpe?g|png|svg|webp)(\?.*)?|)$/i,
  'no es la dirección de una imagen: suba la foto en la página Imágenes',
);

/** Whether an amount or a number format is in another currency than soles. */
export function namesForeignCurrency(text: string): boolean {
  const lower = text.toLowerCase();
  return foreignCurrencies.some((currency) => lower.includes(currency));
}

/** `33,00 soles` */
const solesBehind = new RegExp(
  `(?<=\\d)\\s*(?:${solesNames.filter((name) => /^[a-z ]{3,}$/.test(name)).join('|')})$`,
  'i',
);

const spellingOf = (word: string) =>
  word === 'igv' ? String.raw`i\.?g\.?v\.?` : String.raw`${word}\.?`;

/** `88.00 c/igv`, `59 (incluye IGV)` */
const taxBehind = new RegExp(
  String.raw`(?<=\d)\s*\(?(?:${withTaxEnds.map((end) => end.split(' ').map(spellingOf).join(String.raw`[\s/]*`)).join('|')})\)?$`,
  'i',
);

/** Whether a price says that it includes the tax. */
export const includesTax = (cell: Cell): boolean => taxBehind.test(cellText(cell));

/** `39 pza.` */
function withoutPieces(cell: Cell): Cell {
  const [, number = '', unit = ''] = /^(-?[\d.,]*\d)\s*(\p{L}+)\.?$/u.exec(cellText(cell)) ?? [];
  const named = quantityUnitOf(foldText(unit));
  return named?.unit === 'piece' && named.times === 1 ? number : cell;
}

/** A number in Peruvian or Spanish notation, without the noise of formulas; null if the cell is empty. */
function readNumberCell(cell: Cell, example: string): CellReading<number | null> {
  if (typeof cell === 'number') return { value: Number(cell.toPrecision(12)) };
  const text = readTextCell(cell);
  if ('problem' in text || text.value === null) return text as CellReading<null>;
  if (namesForeignCurrency(text.value)) return { problem: 'no está en soles: escríbalo en soles' };
  const plain = text.value
    .replace(/^S\/\.?\s*/i, '')
    .replace(taxBehind, '')
    .replace(solesBehind, '')
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1');
  const isDecimal = /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(plain);
  const isGrouped = /^-?[1-9]\d{0,2}((,\d{3})+(\.\d*)?|(\.\d{3})+(,\d*)?)$/.test(plain);
  const problem = `no es un número: escriba uno, por ejemplo ${example}`;
  if (!isDecimal && !isGrouped) return { problem };
  const decimal = Number(plain.replace(',', '.'));
  if (!isGrouped) return { value: decimal };
  const [separator = ''] = /[.,]/.exec(plain) ?? [];
  const grouped = Number(plain.replaceAll(separator, '').replace(',', '.'));
  if (!isDecimal) return { value: grouped };
  const exact = decimal.toFixed(Number(decimal.toFixed(2)) === decimal ? 2 : 4);
  const readings = `se puede leer ${grouped} o ${decimal}`;
  return { problem: `${readings}: escriba ${grouped} o ${exact}, sin separador de miles` };
}

/** @param example of a number; `problemOf` returns the problem of one, in Spanish */
function numberReader(example: string, problemOf: (value: number) => string | null) {
  return (cell: Cell): CellReading<number | null> => {
    const reading = readNumberCell(cell, example);
    if ('problem' in reading || reading.value === null) return reading;
    const problem = problemOf(reading.value);
    return problem ? { problem } : reading;
  };
}

export const readAmountCell = numberReader('1250.50, o deje la celda vacía', (value) => {
  if (value < 0) return 'es menor que 0: escriba 0 o más';
  // The range of migration 0004.
  const isPossible = value === 0 || (value >= 1e-6 && value <= 1e12);
  return isPossible ? null : 'no es un importe posible: corrija la cifra';
});

const readWholeNumber = numberReader('125, o deje la celda vacía', (value) => {
  if (!Number.isInteger(value)) return 'no es un número entero: escríbalo sin decimales';
  return Math.abs(value) < 2 ** 31 ? null : 'es demasiado grande: corrija la cifra';
});

/** A number of pieces. */
export const readWholeCell = (cell: Cell) => readWholeNumber(withoutPieces(cell));

export const readCodeCell = numberReader('104, solo cifras', (value) =>
  Number.isInteger(value) && value > 0 && value < 2 ** 31
    ? null
    : 'no es un código: escriba solo cifras, o deje la celda vacía',
);

/** A percentage, `10` or `10%`; `0.1` alone could be either a tenth or ten percent. */
export function readDiscountCell(cell: Cell): CellReading<number | null> {
  const percent = typeof cell === 'string' ? /^([^%]*)%\s*$/.exec(cell)?.[1] : undefined;
  const reading = readAmountCell(percent ?? cell);
  if ('problem' in reading || reading.value === null) return reading;
  const { value } = reading;
  if (value > 99) return { problem: 'pasa de 99: el descuento va de 0 a 99' };
  if (percent !== undefined || value === 0 || value >= 1) return reading;
  const asPercent = percentOf(value);
  return { problem: `se puede leer ${asPercent} % o ${value} %: escriba ${asPercent} o ${value}%` };
}

/** A date cell, `24/12/2026` with the day first, as in Peru, or `2026-12-24`; gives the latter. */
export function readDateCell(cell: Cell): CellReading<string | null> {
  const text =
    cell instanceof Date ? { value: cell.toISOString().slice(0, 10) } : readTextCell(cell);
  if ('problem' in text || text.value === null) return text;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d\d)$/.exec(text.value) ?? [];
  const date = `20${year.slice(-2)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = [text.value, date].find(isDay);
  return found === undefined
    ? { problem: 'no es una fecha: escriba día, mes y año, por ejemplo 24/12/2026' }
    : { value: found };
}

/** `24/12/2026`, which Excel leaves as it is, or shows so, in Peru and abroad. */
export const writtenDate = (day: string) => day.split('-').reverse().join('/');

/** 0.07 is 7, not 7.000000000000001. */
export const percentOf = (fraction: number) => Number((fraction * 100).toPrecision(12));

/** The mark of a removal. */
export function readMarkCell(cell: Cell): CellReading<boolean> {
  const text = cell === true ? 'x' : quotedCell(cell).toLowerCase();
  if (['si', 'sí', 'x'].includes(text)) return { value: true };
  return ['', 'no'].includes(text) || cell === false
    ? { value: false }
    : { problem: 'no se entiende: escriba sí, o deje la celda vacía' };
}
