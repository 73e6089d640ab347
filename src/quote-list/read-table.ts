import { fold } from '../lib/fold.ts';
import { amountPattern, unitOfWord } from '../trade/count.ts';

/** Cells of a row and their roles. */
export interface TableRow {
  /** Without numbering, empty cells and a repeated quantity. */
  text: string;
  item: string;
  /** As written; empty if there is no such cell. */
  quantity: string;
  unit: string;
  /** The other cells behind the item. */
  remark: string;
}

/** Column indexes; -1 where unknown. */
export interface Columns {
  titlesAt: number;
  quantity: number;
  unit: number;
  item: number;
  numbering: readonly number[];
}

/** Titles of quantity columns; «Und» may also be the unit. */
const quantityTitles = [
  /^(?:cant(?:idad(?:es)?)?|cdad|ctd|qty|metrado|pedido)(?![\p{L}\d])/u,
  /^(?:und\.?|unidades)$/,
];
const unitTitle = /^(?:und?\.?|unid(?:ad)?\.?|u\.?\s?m\.?|medida|unidad de medida)$/;
const numberingTitle =
  /^(?:item|n\.?[°ºo]?\.?|nro\.?|num\.?|#|pos\.?|cod(?:igo)?\.?(?: \w+)?|sku|partida)$/;
const itemTitle = /^(?:descripcion|producto|productos|material(?:es)?|articulo|detalle|nombre)/;
const countCell = new RegExp(`^(${amountPattern})\\s*([a-z]{1,12}\\d?)?\\.?$`, 'i');
const numberCell = /^\d{1,5}(?:[.,]\d{1,3})*\.?$/;

/** A request with a size and a number at one end: `E-7018 x 1/8" 20 kg`. */
const hasSize = /\d ?(?:["x/]|mm)/i;
const hasCount = /^\s*\d+ \p{L}|\s\d+ ?\p{L}*\s*$/u;

/** Splits a line at separators outside quotes; two requests stay one line, which has no product. */
export function cellsOf(line: string): string[] {
  const isTwo = line.split(';').filter((one) => hasSize.test(one) && hasCount.test(one)).length > 1;
  const separator = ['\t', ';', '|'].find((one) => line.includes(one) && !(one === ';' && isTwo));
  if (!separator) return [clean(line)];
  const cell = new RegExp(`( *"(?:[^"]|"")*" *|[^${separator}]*)[${separator}]`, 'gy');
  return [...`${line}${separator}`.matchAll(cell)].map(([, text = '']) => clean(text));
}

/** Removes quotes and the apostrophe that prevents formulas. */
function clean(cell: string): string {
  return cell
    .replace(/^\s*"(.*)"\s*$/, '$1')
    .replace(/""/g, '"')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** Whether a row has the titles of columns. */
export function isTitles(cells: readonly string[]): boolean {
  const titles = [...quantityTitles, unitTitle, itemTitle, numberingTitle];
  // In a copy of a page, the titles are one line.
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const named = parts.map(fold).filter((cell) => titles.some((title) => title.test(cell)));
  const least = cells.length > 1 ? 1 : 2;
  return named.length > least && !cells.some((cell) => /\d/.test(cell));
}

export function columnsOf(rows: readonly (readonly string[])[]): Columns {
  const titlesAt = rows.findIndex(
    (cells) =>
      cells.length > 1 && cells.some((cell) => itemTitle.test(fold(cell))) && isTitles(cells),
  );
  const isCount = (cell: string | undefined) => countCell.test(cell ?? '');
  if (titlesAt >= 0) {
    const titles = (rows[titlesAt] ?? []).map(fold);
    const below = rows.slice(titlesAt + 1);
    const columns = titles.map((_, column) => column);
    const named = (pattern: RegExp) => columns.filter((at) => pattern.test(titles[at] ?? ''));
    const quantity =
      quantityTitles.flatMap(named).find((at) => below.some((cells) => isCount(cells[at]))) ?? -1;
    return {
      titlesAt,
      quantity,
      unit: named(unitTitle).find((at) => at !== quantity) ?? -1,
      item: named(itemTitle)[0] ?? -1,
      numbering: named(numberingTitle),
    };
  }
  const table = rows.filter((cells) => cells.filter(Boolean).length > 1);
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const counts = columns.filter((at) => table.every((cells) => isCount(cells[at])));
  // A column 1, 2, 3, … is a numbering if there is another numeric column.
  const isNumbering = (at: number) =>
    table.length > 1 && table.every((cells, index) => Number(cells[at]) === index + 1);
  const numbering = counts.length > 1 ? counts.filter(isNumbering) : [];
  const quantity = counts.find((at) => !numbering.includes(at)) ?? -1;
  return { titlesAt, quantity, unit: -1, item: -1, numbering };
}

/** Reads a row of a table; null for a row with one cell, which is a line of text. */
export function readRow(cells: readonly string[], columns: Columns): TableRow | null {
  const { numbering } = columns;
  const isNumber = (cell: string, at: number) => numbering.includes(at) && numberCell.test(cell);
  const isWritten = (cell: string, at: number) => cell !== '' && !isNumber(cell, at);
  const isTable = columns.item !== -1 || cells.filter(isWritten).length > 1;
  if (cells.length < 2 || !isTable) return null;
  const known = (column: number, guess: () => number) => (column === -1 ? guess() : column);
  const at = known(columns.quantity, () =>
    cells.findIndex((cell, index) => countCell.test(cell) && !numbering.includes(index)),
  );
  const item = known(columns.item, () =>
    longest(cells.map((cell, index) => (index === at ? '' : cell))),
  );
  const unit = known(columns.unit, () =>
    cells.findIndex((cell, index) => index !== item && index !== at && unitOfWord(fold(cell))),
  );
  const quantity = cells[at] ?? '';
  // Behind unit and quantity, the same number is another column of quantities.
  const isRepeated = (cell: string, index: number) =>
    unit !== -1 && index > Math.max(unit, at) && cell === quantity;
  const text = cells.filter((cell, index) => isWritten(cell, index) && !isRepeated(cell, index));
  const remark = cells.filter((_, index) => index > item && index !== at && index !== unit);
  return {
    ...{ text: text.join(' '), quantity, remark: remark.join(' ') },
    ...{ item: cells[item] ?? '', unit: cells[unit] ?? '' },
  };
}

/** Splits `12 und`; null for anything but a quantity. */
export function splitCount(cell: string): [count: string, unit: string] | null {
  const [, count, unit = ''] = countCell.exec(fold(cell)) ?? [];
  return count === undefined ? null : [count, unit];
}

/** The cell with most letters, preferably a word before a size. */
function longest(cells: readonly string[]): number {
  const letters = cells.map(
    (cell) => (cell.match(/\p{L}/gu) ?? []).length + (/\p{L}{3}.*\d/u.test(cell) ? 100 : 0),
  );
  return letters.indexOf(Math.max(...letters));
}
