import type { ColumnRole } from '../lexicon/column-roles.ts';
import { lengthWord } from '../lexicon/table-words.ts';
import { unitOfWord } from '../line/count.ts';
import { noteKindOf } from '../line/line-notes.ts';
import { phraseOf } from '../line/read-line.ts';
import { isLengthUnit } from '../sizes/measure.ts';
import { normalize } from '../text/normalize.ts';
import { addedMark, addedWord, type Phrase } from '../text/phrase.ts';
import { tokenize } from '../text/tokens.ts';
import { unitNamed } from '../text/unit-named.ts';
import { readTitle } from './column-title.ts';
import { type Cells, type Columns, filledCells, rowRoles } from './table-columns.ts';

/** Cells of a row by what they are. */
export interface TableRow {
  /** What the buyer wrote, without numbering, prices, empty cells and a repeated quantity. */
  text: string;
  /** Description and sizes, as they are searched. */
  item: Phrase;
  /** As written; empty if there is no such cell. */
  quantity: string;
  unit: string;
  /** Of the column of codes; empty without one. */
  code: string;
  /** Whether a thickness of it is named by its gauge. */
  isByGauge: boolean;
  /** The other cells next to the item. */
  remark: Phrase;
}

const sizeRoles: readonly ColumnRole[] = ['thickness', 'height', 'width', 'size', 'length'];
const unread: readonly ColumnRole[] = ['numbering', 'price', 'total', 'weight', 'ignored'];

/**
 * Reads the rows of a table; null for a row that is no request. A row without a description has the
 * one above it; the rest of a description on the next row joins it.
 */
export function readTableRows(
  rows: readonly Cells[],
  columns: Columns,
): (TableRow | 'rest' | null)[] {
  const { titlesAt, titles } = columns;
  const read: (TableRow | 'rest' | null)[] = [];
  let item = '';
  for (const [at, cells] of rows.entries()) {
    const roles = rowRoles(cells, columns.roles);
    const isRow = at > titlesAt && isTableRow(cells, roles);
    if (isRow) item = itemOfRow(cells, roles, item);
    const rest = isRow || titlesAt === -1 ? null : restOf(read.at(-1), cells);
    if (rest) read[at - 1] = rest;
    if (isRow) read.push(readRow(cells, roles, titles, item));
    else read.push(rest ? 'rest' : null);
  }
  return read;
}

/** The description of a row, or of the one above it. */
function itemOfRow(cells: Cells, roles: readonly ColumnRole[], above: string): string {
  const own = cellOf(cells, roles, 'item');
  if (own !== '') return own;
  const isOtherCode = cellOf(cells, roles, 'code') !== '' && !hasSizes(cells, roles);
  return isOtherCode ? '' : above;
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
  const { tokens, isByGauge } = phraseOf(item);
  return {
    text:
      item === '' && code !== ''
        ? [code, quantity, unit].filter(Boolean).join(' ')
        : text.join(' '),
    item: [...tokens, ...sizesBeside(cells, roles, titles, tokens)],
    isByGauge,
    quantity,
    unit,
    code,
    remark: filledCells(remark).flatMap((cell) => [...tokenize(cell)]),
  };
}

/** The cells with sizes in the order of the trade, `0.90 x 1.20 x 2.40`; none that the item repeats. */
function sizesBeside(
  cells: Cells,
  roles: readonly ColumnRole[],
  titles: Cells,
  item: Phrase,
): Phrase {
  const placesOf = (role: ColumnRole) =>
    roles.flatMap((columnRole, at) =>
      columnRole === role && /\d/.test(cells[at] ?? '') ? at : [],
    );
  const places = sizeRoles.flatMap(placesOf);
  const sizes = places.flatMap((at, place) => [
    ...(place > 0 ? [addedMark('x')] : []),
    ...sizeInCell(cells[at] ?? '', titles[at] ?? '', roles[at]),
  ]);
  if (hasPhrase(item, sizes)) return [];
  // `largo 50 mm`, which is no width.
  const isLength = places.length === 1 && roles[places[0] ?? -1] === 'length';
  return isLength ? [addedWord(lengthWord), ...sizes] : sizes;
}

function hasPhrase(phrase: Phrase, part: Phrase): boolean {
  return phrase.some((_, at) => part.every(({ text }, place) => phrase[at + place]?.text === text));
}

/** A size, with the unit of the title: `Espesor (mm)`. */
function sizeInCell(cell: string, title: string, role: ColumnRole | undefined): Phrase {
  const tokens = phraseOf(cell).tokens;
  const [only, ...others] = tokens;
  if (only?.kind !== 'number' || only.unit !== null || only.isFraction || others.length > 0) {
    return tokens;
  }
  const titled = normalize(title)
    .split(/[^\p{L}"]+/u)
    .slice(1)
    .find((word) => isLengthUnit(unitOfWord(word)?.unit ?? null));
  const usual = role === 'thickness' && !readTitle(title)?.isScale ? 'mm' : '';
  const unit = unitNamed(titled ?? usual);
  return unit ? [{ ...only, unit, text: `${only.digits} ${unit.unit}` }] : tokens;
}

/** The row above with the rest of its description: `de 1.20 x 2.40 m, lisa`; null without one. */
function restOf(above: TableRow | 'rest' | null | undefined, cells: Cells): TableRow | null {
  return above instanceof Object && isRest(cells)
    ? withRest(above, filledCells(cells).join(' '))
    : null;
}

/** Whether a row is the rest of the description above it: `de 1.20 x 2.40 m, lisa`. */
function isRest(cells: Cells): boolean {
  const [only = '', ...others] = filledCells(cells);
  const isOpen = /^[\p{Ll}\d"'(,.]/u.test(only);
  return others.length === 0 && isOpen && noteKindOf(tokenize(only)) === null;
}

function withRest(row: TableRow, rest: string): TableRow {
  return { ...row, text: `${row.text} ${rest}`, item: [...row.item, ...phraseOf(rest).tokens] };
}
