import type { ColumnRole } from '../lexicon/column-roles.ts';
import { lengthWord } from '../lexicon/table-words.ts';
import { unitOfWord } from '../line/count.ts';
import { noteKindOf } from '../line/line-notes.ts';
import { isLengthUnit } from '../sizes/measure.ts';
import { normalize } from '../text/normalize.ts';
import { tokenize } from '../text/tokens.ts';
import { readTitle } from './column-title.ts';
import { type Cells, type Columns, filledCells, rowRoles } from './table-columns.ts';

/** Cells of a row by what they are. */
export interface TableRow {
  /** What the buyer wrote, without numbering, prices, empty cells and a repeated quantity. */
  text: string;
  /** Description and sizes, as they are searched. */
  item: string;
  /** As written; empty if there is no such cell. */
  quantity: string;
  unit: string;
  /** Of the column of codes; empty without one. */
  code: string;
  /** The other cells beside the item. */
  remark: string;
}

const sizeRoles: readonly ColumnRole[] = ['thickness', 'height', 'width', 'length', 'size'];
const unread: readonly ColumnRole[] = ['numbering', 'price', 'total', 'weight', 'ignored'];

/**
 * Reads the rows of a table; null for a row that is no request. A row without a description has the
 * one above it; the rest of a description on the next row joins it.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over rows that belong together
export function readTableRows(
  rows: readonly Cells[],
  columns: Columns,
): (TableRow | 'rest' | null)[] {
  const { titlesAt, titles } = columns;
  const read: (TableRow | 'rest' | null)[] = [];
  let item = '';
  for (const [at, cells] of rows.entries()) {
    const roles = rowRoles(cells, columns.roles);
    const own = cellOf(cells, roles, 'item');
    if (at <= titlesAt || !isTableRow(cells, roles)) {
      const previous = read.at(-1);
      const isJoined = titlesAt !== -1 && previous instanceof Object && isRest(cells);
      if (isJoined) read[at - 1] = withRest(previous, filledCells(cells).join(' '));
      read.push(isJoined ? 'rest' : null);
      continue;
    }
    if (own !== '') item = own;
    else if (cellOf(cells, roles, 'code') !== '' && !hasSizes(cells, roles)) item = '';
    read.push(readRow(cells, roles, titles, item));
  }
  return read;
}

function cellOf(cells: Cells, roles: readonly ColumnRole[], role: ColumnRole): string {
  return cells[roles.indexOf(role)] ?? '';
}

/** Whether a row has a description or sizes, and another cell that says something. */
function isTableRow(cells: Cells, roles: readonly ColumnRole[]): boolean {
  const said = roles.filter((role, at) => (cells[at] ?? '') !== '' && !unread.includes(role));
  const hasItem = said.some(
    (role) => role === 'item' || role === 'code' || sizeRoles.includes(role),
  );
  const hasQuantity = said.includes('quantity') || said.includes('unit');
  // Of two columns of quantities, none may be read.
  const isAsked = !roles.includes('quantity') && filledCells(cells).length > 1;
  return hasItem && (hasQuantity || said.length > 1 || isAsked);
}

function hasSizes(cells: Cells, roles: readonly ColumnRole[]): boolean {
  return cells.some((cell, at) => cell !== '' && sizeRoles.includes(roles[at] ?? 'ignored'));
}

function readRow(
  cells: Cells,
  roles: readonly ColumnRole[],
  titles: Cells,
  item: string,
): TableRow {
  const quantity = cellOf(cells, roles, 'quantity');
  const quantityAt = roles.indexOf('quantity');
  const isRepeated = (cell: string, at: number) =>
    at > quantityAt && quantityAt !== -1 && cell === quantity;
  const text = cells.filter(
    (cell, at) => cell !== '' && !unread.includes(roles[at] ?? 'ignored') && !isRepeated(cell, at),
  );
  const remark = cells.filter((cell, at) => roles[at] === 'remark' && !isRepeated(cell, at));
  const code = cellOf(cells, roles, 'code');
  const unit = cellOf(cells, roles, 'unit');
  return {
    text:
      item === '' && code !== ''
        ? [code, quantity, unit].filter(Boolean).join(' ')
        : text.join(' '),
    item: [item, sizesText(cells, roles, titles, item)].filter(Boolean).join(' '),
    quantity,
    unit,
    code,
    remark: filledCells(remark).join(' '),
  };
}

/** The cells with sizes in the order of the trade: `0.90 x 1.20 x 2.40`. */
function sizesText(
  cells: Cells,
  roles: readonly ColumnRole[],
  titles: Cells,
  item: string,
): string {
  const placesOf = (role: ColumnRole) =>
    roles.flatMap((columnRole, at) =>
      columnRole === role && /\d/.test(cells[at] ?? '') ? at : [],
    );
  const places = sizeRoles.flatMap(placesOf);
  const sizes = places.map((at) => withUnit(cells[at] ?? '', titles[at] ?? '', roles[at]));
  // `largo 50 mm`, which is no width.
  const isLength = places.length === 1 && roles[places[0] ?? -1] === 'length';
  const text = isLength ? `${lengthWord} ${sizes[0]}` : sizes.join(' x ');
  return normalize(item).includes(normalize(text)) ? '' : text;
}

/** With the unit of the title: `Espesor (mm)`. */
function withUnit(cell: string, title: string, role: ColumnRole | undefined): string {
  const isBare = /^[\d.,]+$/.test(cell);
  const unit = normalize(title)
    .split(/[^\p{L}"]+/u)
    .slice(1)
    .find((word) => isLengthUnit(unitOfWord(word)?.unit ?? null));
  if (!isBare) return cell;
  if (unit) return `${cell} ${unit}`;
  return role === 'thickness' && !readTitle(title)?.isScale ? `${cell} mm` : cell;
}

/** Whether a row is the rest of the description above it: `de 1.20 x 2.40 m, lisa`. */
function isRest(cells: Cells): boolean {
  const [only = '', ...others] = filledCells(cells);
  const isOpen = /^[\p{Ll}\d"'(,.]/u.test(only);
  return others.length === 0 && isOpen && noteKindOf(tokenize(only)) === null;
}

function withRest(row: TableRow, rest: string): TableRow {
  return { ...row, text: `${row.text} ${rest}`, item: `${row.item} ${rest}` };
}
