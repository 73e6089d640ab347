import { amountPattern, unitOfWord } from '../trade/count.ts';
import { type ColumnRole, columnTitles } from '../trade/lexicon/column-titles.ts';
import { normalize } from '../trade/normalize.ts';
import { tokenize } from '../trade/tokens.ts';

export type { ColumnRole };

/** The columns of a table. */
export interface Columns {
  /** Index of the row with the titles; -1 without. */
  titlesAt: number;
  roles: readonly ColumnRole[];
}

type Row = readonly string[];

/** Least titles of a header. */
const leastTitles = 2;
const count = new RegExp(`^${amountPattern}\\s*(?:\\p{L}{1,12}\\d?)?\\.?$`, 'u');
const amount = new RegExp(`^(?:s/\\.?\\s*)?${amountPattern}$`, 'i');
const price = /^(?:s\/\.?\s*|\$\s*|us\$\s*)?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/i;

/** The role that a title names; null for a text that is no title. */
function titleRole(cell: string): ColumnRole | null {
  const plain = normalize(cell)
    .replace(/[^\p{L}\p{N}°º#]+/gu, ' ')
    .replace(/ (?=[°º])/g, '')
    .trim();
  if (plain === '') return null;
  let best: { role: ColumnRole; length: number } | null = null;
  for (const { role, spellings } of columnTitles) {
    for (const spelling of spellings) {
      const isTitle = plain === spelling || plain === `${spelling}s` || plain === `${spelling}es`;
      const begins = spelling.length > 3 && plain.startsWith(`${spelling} `);
      if ((isTitle || begins) && spelling.length > (best?.length ?? 0)) {
        best = { role, length: spelling.length };
      }
    }
  }
  return best?.role ?? null;
}

/** Whether a row has the titles of columns: an item or a quantity, and another one. */
export function isTitles(cells: Row): boolean {
  // In a copy of a page, the titles are one line.
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const roles = parts.flatMap((cell) => titleRole(cell) ?? []);
  const hasMain = roles.some((role) => role === 'item' || role === 'quantity');
  const least = cells.length > 1 ? leastTitles : leastTitles + 1;
  const isOnlyTitles = parts
    .filter(Boolean)
    .every((cell) => titleRole(cell) !== null || !/\d/.test(cell));
  return hasMain && isOnlyTitles && roles.length >= least;
}

/** Decides what each column of a table has, by its title and by its cells. */
export function columnsOf(rows: readonly Row[]): Columns {
  const titlesAt = rows.findIndex((cells) => cells.length > 1 && isTitles(cells));
  const titles = rows[titlesAt] ?? [];
  const below = rows.slice(titlesAt + 1).filter((cells) => cells.filter(Boolean).length > 1);
  const width = Math.max(0, ...below.map(({ length }) => length), titles.length);
  const columns = Array.from({ length: width }, (_, at) => below.map((cells) => cells[at] ?? ''));
  const named = columns.map((_, at) => titleRole(titles[at] ?? ''));
  const roles = titlesAt === -1 ? untitled(columns) : titled(named, columns);
  return { titlesAt, roles };
}

const filled = (cells: Row) => cells.filter(Boolean);
const share = (cells: Row, fits: (cell: string) => boolean) =>
  filled(cells).length === 0 ? 0 : filled(cells).filter(fits).length / filled(cells).length;

const isUnit = (cell: string) => {
  const word = normalize(cell).replace(/\.$/, '');
  return /^\p{L}/u.test(word) && unitOfWord(word) !== null;
};
const isCount = (cell: string) => count.test(cell.trim());
const isWords = (cell: string) => /\p{L}{3}/u.test(cell) && !isUnit(cell);
const isSize = (cell: string) =>
  tokenize(cell).some(({ kind }) => kind === 'number') && !/\p{L}{4}/u.test(cell);

/** Checks each title against its cells: `MEDIDA` with units is the unit, `UND` with numbers the quantity. */
function titled(named: readonly (ColumnRole | null)[], columns: readonly Row[]): ColumnRole[] {
  const hasItem = named.includes('item');
  const roles = named.map((role, at) => checkedRole(role, columns[at] ?? [], hasItem));
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('quantity'))
    promote(roles, 'unit', 'quantity', (at) => share(columns[at] ?? [], isCount) > 0.6);
  if (!has('item')) {
    const best = wordiest(columns, (at) => !['quantity', 'unit', 'size'].includes(roles[at] ?? ''));
    if (best !== -1) roles[best] = 'item';
  }
  return firstOnly(firstOnly(roles, 'quantity'), 'item');
}

function checkedRole(role: ColumnRole | null, cells: Row, hasItem: boolean): ColumnRole {
  if (role === null) return share(cells, isWords) > 0.5 ? 'remark' : 'ignored';
  const isUnits = share(cells, isUnit) > 0.6;
  if (role === 'size' && isUnits) return 'unit';
  if (role === 'unit' && !isUnits && share(cells, isSize) > 0.6 && share(cells, isCount) < 0.6)
    return 'size';
  if (role === 'numbering' && !hasItem && share(cells, isWords) > 0.6) return 'item';
  return role;
}

function promote(
  roles: ColumnRole[],
  from: ColumnRole,
  to: ColumnRole,
  fits: (at: number) => boolean,
): void {
  const at = roles.findIndex((role, place) => role === from && fits(place));
  if (at !== -1) roles[at] = to;
}

/** A second column of quantities or items is a remark or nothing. */
function firstOnly(roles: readonly ColumnRole[], role: ColumnRole): ColumnRole[] {
  const first = roles.indexOf(role);
  const other = role === 'item' ? 'remark' : 'ignored';
  return roles.map((one, at) => (one === role && at !== first ? other : one));
}

/** The column with most letters, preferably with words before sizes. */
function wordiest(columns: readonly Row[], fits: (at: number) => boolean): number {
  const letters = columns.map((cells, at) => (fits(at) ? lettersIn(cells) : -1));
  const most = Math.max(0, ...letters);
  return most === 0 ? -1 : letters.indexOf(most);
}

function lettersIn(cells: Row): number {
  const weights = filled(cells).map(
    (cell) => (cell.match(/\p{L}/gu) ?? []).length + (/\p{L}{3}.*\d/u.test(cell) ? 100 : 0),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Decides by the cells alone. */
function untitled(columns: readonly Row[]): ColumnRole[] {
  if (isCodeList(columns)) return ['code', 'quantity'];
  const roles: ColumnRole[] = columns.map(() => 'remark');
  const item = wordiest(columns, () => true);
  for (const [at, cells] of columns.entries()) {
    if (at === item) roles[at] = 'item';
    else if (share(cells, isUnit) > 0.6) roles[at] = 'unit';
    else if (isNumbering(cells)) roles[at] = 'numbering';
    else if (share(cells, (cell) => amount.test(cell) || isCount(cell)) > 0.9)
      roles[at] = 'quantity';
    else if (at > item && share(cells, isSize) > 0.6) roles[at] = 'size';
  }
  return withOneQuantity(roles, columns);
}

/** The roles of a row whose cells are shifted against the titles. */
export function rowRoles(cells: Row, roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const fits = cells.every((cell, at) => cell === '' || fitsRole(cell, roles[at] ?? 'ignored'));
  if (fits) return roles;
  const own = untitled(cells.map((cell) => [cell]));
  return own.includes('item') && own.includes('quantity') ? own : roles;
}

function fitsRole(cell: string, role: ColumnRole): boolean {
  if (role === 'item') return !isUnit(cell) && !isCount(cell);
  return role !== 'quantity' || isCount(cell) || !isWords(cell);
}

/** `101 ⇥ 5`: codes and quantities without a word. */
function isCodeList(columns: readonly Row[]): boolean {
  const [codes = [], counts = [], ...others] = columns;
  const isNumber = (cell: string) => /^\d{1,7}$/.test(cell);
  const isPair =
    codes.length > 0 && counts.length > 0 && others.every((cells) => filled(cells).length === 0);
  return isPair && codes.every(isNumber) && counts.every(isNumber) && !isNumbering(codes);
}

/** 1, 2, 3, … */
function isNumbering(cells: Row): boolean {
  return (
    cells.length > 1 && cells.every((cell, at) => Number(cell.replace(/[.)]$/, '')) === at + 1)
  );
}

/** Of several columns of numbers, the quantity has a unit beside it, or else no cents. */
function withOneQuantity(roles: readonly ColumnRole[], columns: readonly Row[]): ColumnRole[] {
  const places = roles.flatMap((role, at) => (role === 'quantity' ? at : []));
  if (places.length === 0 && roles.includes('numbering')) {
    return roles.map((role) => (role === 'numbering' ? 'quantity' : role));
  }
  const unit = roles.indexOf('unit');
  const isPlain = (at: number) => share(columns[at] ?? [], (cell) => price.test(cell)) < 0.5;
  const beside = places.find((at) => unit !== -1 && Math.abs(at - unit) === 1 && isPlain(at));
  const quantity = beside ?? places.find(isPlain) ?? places[0];
  return roles.map((role, at) => {
    if (role !== 'quantity' || at === quantity) return role;
    return isPlain(at) ? 'remark' : 'price';
  });
}
