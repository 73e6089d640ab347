import { escapeForRegExp } from '../../lib/escape-for-reg-exp.ts';
import type { ColumnRole } from '../lexicon/column-roles.ts';
import { currencySigns } from '../lexicon/table-words.ts';
import { lengthSpellings } from '../lexicon/units.ts';
import { amountPattern, unitOfWord } from '../line/count.ts';
import { numbers } from '../numbers.ts';
import { normalize } from '../text/normalize.ts';
import { tokenize } from '../text/tokens.ts';
import { headerOf, readTitle, type Title } from './column-title.ts';

export type { ColumnRole };

/** The columns of a table. */
export interface Columns {
  /** Index of the last row with titles; -1 without. */
  titlesAt: number;
  titles: readonly string[];
  /** What the quantities count, by their title; empty without one. */
  unit: string;
  roles: readonly ColumnRole[];
}

export type Cells = readonly string[];

const amountWithUnit = new RegExp(`^${amountPattern}\\s*(?:\\p{L}{1,12}\\d?)?\\.?$`, 'u');
const currencySign = String.raw`(?:(?:${currencySigns.map(escapeForRegExp).join('|')})\s*)?`;
const amountCell = new RegExp(`^${currencySign}${amountPattern}$`, 'i');
const priceCell = new RegExp(String.raw`^${currencySign}\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$`, 'i');

/** Decides what each column of a table has, by its title and by its cells. */
export function columnsOf(rows: readonly Cells[]): Columns {
  const { titlesAt, titles } = headerOf(rows);
  const below = rows.slice(titlesAt + 1).filter((cells) => cells.filter(Boolean).length > 1);
  const width = Math.max(0, ...below.map(({ length }) => length), titles.length);
  const columns = Array.from({ length: width }, (_, at) => below.map((cells) => cells[at] ?? ''));
  const read = columns.map((_, at) => readTitle(titles[at] ?? ''));
  const roles = titlesAt === -1 ? untitled(columns) : rolesByTitles(read, columns);
  return { titlesAt, titles, roles, unit: read[roles.indexOf('quantity')]?.unit ?? '' };
}

export const filledCells = (cells: Cells) => cells.filter(Boolean);
const shareOfCells = (cells: Cells, fits: (cell: string) => boolean) =>
  filledCells(cells).length === 0
    ? 0
    : filledCells(cells).filter(fits).length / filledCells(cells).length;

const isUnit = (cell: string) => {
  const word = normalize(cell).replace(/\.$/, '');
  return /^\p{L}/u.test(word) && unitOfWord(word) !== null;
};
const isCount = (cell: string) => amountWithUnit.test(cell.trim());
const isWords = (cell: string) => /\p{L}{3}/u.test(cell) && !isUnit(cell);
const isSizeCell = (cell: string) =>
  tokenize(cell).some(({ kind }) => kind === 'number') && !/\p{L}{4}/u.test(cell);

/** Checks each title against its cells: `MEDIDA` with units is the unit, `UND` with numbers the quantity. */
function rolesByTitles(titles: readonly (Title | null)[], columns: readonly Cells[]): ColumnRole[] {
  const named = titles.map((title) => title?.role ?? null);
  const hasItem = named.includes('item');
  const roles = named.map((role, at) => checkedRole(role, columns[at] ?? [], hasItem));
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('quantity'))
    promote(
      roles,
      'unit',
      'quantity',
      (at) => shareOfCells(columns[at] ?? [], isCount) > numbers.columns,
    );
  if (!has('item')) {
    const beside = has('code') ? [...besideItems, 'remark'] : besideItems;
    const best = wordiest(columns, (at) => !beside.includes(roles[at] ?? ''));
    if (best !== -1) roles[best] = 'item';
  }
  return withOneItem(withAskedQuantity(roles, titles, columns), columns);
}

const besideItems: readonly string[] = ['quantity', 'unit', 'size', 'code', 'price', 'total'];

function checkedRole(role: ColumnRole | null, cells: Cells, hasItem: boolean): ColumnRole {
  if (role === null) {
    // Whatever its title, it may be what tells two products apart.
    if (shareOfCells(cells, (cell) => signedSize.test(cell)) > numbers.columns) return 'size';
    return shareOfCells(cells, isWords) > numbers.columns ? 'remark' : 'ignored';
  }
  const isUnits = shareOfCells(cells, isUnit) > numbers.columns;
  if (role === 'size' && isUnits) return 'unit';
  if (
    role === 'unit' &&
    !isUnits &&
    shareOfCells(cells, isSizeCell) > numbers.columns &&
    shareOfCells(cells, isCount) < numbers.columns
  )
    return 'size';
  if (role === 'numbering' && !hasItem && shareOfCells(cells, isWords) > numbers.columns)
    return 'item';
  return role;
}

const signedSize = new RegExp(
  String.raw`^[^\p{L}]*\d\s*(?:["″]|'{1,2}|(?:${lengthSpellings.join('|')})s?\b|/\d)`,
  'iu',
);

function promote(
  roles: ColumnRole[],
  from: ColumnRole,
  to: ColumnRole,
  fits: (at: number) => boolean,
): void {
  const at = roles.findIndex((role, place) => role === from && fits(place));
  if (at !== -1) roles[at] = to;
}

/** Keeps the column of quantities that the titles put first; none where two may be meant. */
function withAskedQuantity(
  roles: readonly ColumnRole[],
  titles: readonly (Title | null)[],
  columns: readonly Cells[],
): ColumnRole[] {
  const places = roles.flatMap((role, at) => (role === 'quantity' ? at : []));
  const rankOf = (at: number) => titles[at]?.rank ?? 0;
  const most = Math.max(...places.map(rankOf));
  const [first = -1, ...others] = places.filter((at) => rankOf(at) === most);
  const isSame = others.every((at) => String(columns[at]) === String(columns[first]));
  return roles.map((role, at) =>
    role === 'quantity' && (!isSame || at !== first) ? 'ignored' : role,
  );
}

/** Of several columns of items, the wordiest one names the product; the others are remarks. */
function withOneItem(roles: readonly ColumnRole[], columns: readonly Cells[]): ColumnRole[] {
  const item = wordiest(columns, (at) => roles[at] === 'item');
  return roles.map((role, at) => (role === 'item' && at !== item ? 'remark' : role));
}

/** The column with most letters, preferably with words before sizes. */
function wordiest(columns: readonly Cells[], fits: (at: number) => boolean): number {
  const letters = columns.map((cells, at) => (fits(at) ? lettersIn(cells) : -1));
  const most = Math.max(0, ...letters);
  return most === 0 ? -1 : letters.indexOf(most);
}

function lettersIn(cells: Cells): number {
  const weights = filledCells(cells).map(
    (cell) => (cell.match(/\p{L}/gu) ?? []).length + (/\p{L}{3}.*\d/u.test(cell) ? 100 : 0),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Decides by the cells alone. */
function untitled(columns: readonly Cells[]): ColumnRole[] {
  const codes = codeColumns(columns);
  if (codes) return codes;
  const roles: ColumnRole[] = columns.map(() => 'remark');
  const item = wordiest(columns, () => true);
  for (const [at, cells] of columns.entries()) {
    if (at === item) roles[at] = 'item';
    else if (shareOfCells(cells, isUnit) > numbers.columns) roles[at] = 'unit';
    else if (isNumberingColumn(cells)) roles[at] = 'numbering';
    else if (
      shareOfCells(cells, (cell) => amountCell.test(cell) || isCount(cell)) > numbers.columns
    )
      roles[at] = 'quantity';
    else if (at > item && shareOfCells(cells, isSizeCell) > numbers.columns) roles[at] = 'size';
  }
  return withOneQuantity(roles, columns);
}

/** The roles of a row whose cells are shifted against the titles. */
export function rowRoles(cells: Cells, roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const fits = cells.every((cell, at) => cell === '' || fitsRole(cell, roles[at] ?? 'ignored'));
  if (fits) return roles;
  const own = untitled(cells.map((cell) => [cell]));
  return own.includes('item') && own.includes('quantity') ? own : roles;
}

function fitsRole(cell: string, role: ColumnRole): boolean {
  if (role === 'item') return !isUnit(cell) && !isCount(cell);
  return role !== 'quantity' || isCount(cell) || !isWords(cell);
}

/** `101 ⇥ 5`, `1 ⇥ 101 ⇥ 5 ⇥ und`: codes with quantities, without a word; null for any other table. */
function codeColumns(columns: readonly Cells[]): ColumnRole[] | null {
  const roles = columns.map((cells): ColumnRole | null => {
    if (filledCells(cells).length === 0) return 'ignored';
    if (cells.every((cell) => /^\d{1,7}$/.test(cell)))
      return isNumberingColumn(cells) ? 'numbering' : null;
    if (shareOfCells(cells, isUnit) === 1) return 'unit';
    return shareOfCells(cells, (cell) => priceCell.test(cell)) === 1 ? 'price' : 'remark';
  });
  const numbers = roles.flatMap((role, at) => (role === null ? at : []));
  if (numbers.length !== 2 || roles.includes('remark')) return null;
  return roles.map((role, at) => role ?? (at === numbers[0] ? 'code' : 'quantity'));
}

/** 1, 2, 3, … */
function isNumberingColumn(cells: Cells): boolean {
  return (
    cells.length > 1 && cells.every((cell, at) => Number(cell.replace(/[.)]$/, '')) === at + 1)
  );
}

/**
 * Of several columns of numbers, the quantity is the one next to the unit, or the only one without
 * cents; where two may be meant, none is read.
 */
function withOneQuantity(roles: readonly ColumnRole[], columns: readonly Cells[]): ColumnRole[] {
  const places = roles.flatMap((role, at) => (role === 'quantity' ? at : []));
  if (places.length === 0 && roles.includes('numbering')) {
    return roles.map((role) => (role === 'numbering' ? 'quantity' : role));
  }
  const unit = roles.indexOf('unit');
  const isPlain = (at: number) =>
    shareOfCells(columns[at] ?? [], (cell) => priceCell.test(cell)) < numbers.columns;
  const plain = places.filter((at) => isPlain(at) && !isCodes(columns[at] ?? []));
  const beside = plain.filter((at) => unit !== -1 && Math.abs(at - unit) === 1);
  const quantity = onlyOf(beside) ?? onlyOf(plain) ?? (plain.length === 0 ? onlyOf(places) : null);
  return roles.map((role, at) => {
    if (role !== 'quantity' || at === quantity) return role;
    return isPlain(at) ? 'remark' : 'price';
  });
}

const onlyOf = (places: readonly number[]) => (places.length === 1 ? (places[0] ?? null) : null);

/** Numbers of one length, from four digits: codes of the buyer's system. */
function isCodes(cells: Cells): boolean {
  const [first = '', ...others] = filledCells(cells);
  const isCode = (cell: string) => /^\d{4,}$/.test(cell) && cell.length === first.length;
  return others.length > 0 && [first, ...others].every(isCode);
}
