import { OwnerError } from '../owner-error.ts';
import { findHeader, headingOf, isWithoutTax, plainHeading, type Spreadsheet } from './columns.ts';
import type { SheetChoice } from './import-choices.ts';
import type { Cell } from './read-cell.ts';

/** A sheet of a workbook. */
export interface NamedSheet {
  sheet: string;
  table: Cell[][];
  /** Of the workbook, with its attributes. */
  tag: string;
}

interface ChosenSheets {
  /** Empty if the owner has to choose. */
  read: NamedSheet[];
  categories: NamedSheet | undefined;
  /** Names of sheets that are not read. */
  others: string[];
  choice: SheetChoice | undefined;
}

/**
 * Chooses the sheets of products and categories: those that the owner has chosen, the one named
 * Productos, or the only one with headings.
 */
export function chooseSheets(
  sheets: readonly NamedSheet[],
  wanted: readonly string[] | undefined,
): ChosenSheets {
  const visible = sheets.filter(({ tag }) => !/ state="\w*hidden"/i.test(tag));
  const categories = visible.find(({ sheet }) => /^categor[ií]as$/i.test(sheet));
  const filled = visible.filter((one) => one !== categories && one.table.length > 0);
  const found = filled.filter(({ table }) => findHeader(table) !== -1);
  const named = found.filter(({ sheet }) => /^productos$/i.test(sheet));
  const usual = [named, found].find(({ length }) => length === 1) ?? [];
  const chosen = wanted && filled.filter(({ sheet }) => wanted.includes(sheet));
  const first = found.length === 0 ? sheets.slice(0, 1) : [];
  const read = [chosen, usual, first].find((some) => some && some.length > 0) ?? [];
  const isOpen = filled.length > 1 && found.length !== 1;
  const proposed = read.length > 0 ? read : found;
  const offered = filled.map((one) => ({ name: one.sheet, isRead: proposed.includes(one) }));
  return {
    read,
    categories,
    others: read.length > 0 ? filled.filter((one) => !read.includes(one)).map(nameOf) : [],
    choice: isOpen || chosen ? { offered, isChosen: read.length > 0 } : undefined,
  };
}

const nameOf = ({ sheet }: NamedSheet) => sheet;

/**
 * One table of several sheets: the headings of the first one, and the cells of the others in its
 * columns. Columns that it lacks follow.
 * @throws OwnerError where a sheet has no headings
 */
export function joinSheets(
  sheets: readonly (NamedSheet & { hidden: readonly number[] })[],
): Pick<Spreadsheet, 'products' | 'hidden' | 'places' | 'sheet'> {
  const parts = sheets.map((part) => ({ ...part, at: findHeader(part.table) }));
  const [first, ...others] = parts;
  if (!first) return { products: [] };
  if (others.length === 0) {
    return { sheet: first.sheet, products: first.table, hidden: first.hidden };
  }
  const unread = parts.find(({ at }) => at === -1);
  if (unread) {
    throw new OwnerError(
      `La hoja «${unread.sheet}» no tiene títulos como los de las otras: léala sola y elija qué es cada columna.`,
    );
  }
  const columns = joinColumns(parts.map(({ table, at }) => table[at] ?? []));
  const { titles } = columns;
  const products: Cell[][] = [titles];
  const places = [{ sheet: first.sheet, row: first.at + 1 }];
  const hidden: number[] = [];
  for (const [part, { sheet, table, at, hidden: ownHidden }] of parts.entries()) {
    for (const [index, cells] of table.entries()) {
      if (index <= at) continue;
      products.push(inColumns(cells, columns.of[part] ?? [], titles.length));
      places.push({ sheet, row: index + 1 });
      if (ownHidden.includes(index + 1)) hidden.push(products.length);
    }
  }
  return { sheet: parts.map(nameOf).join(', '), products, places, hidden };
}

/**
 * The columns of all sheets, and where those of each sheet are among them: by the same title, or by
 * the same meaning where each has one column of it.
 */
function joinColumns(rows: readonly (readonly Cell[])[]): { titles: Cell[]; of: number[][] } {
  const titles: Cell[] = [];
  const of = rows.map((row) => {
    const own = row.slice(0, row.findLastIndex((cell) => cell !== null) + 1);
    const meanings = own.map((title) => meaningIn(title, own));
    const isSame = (one: Cell, other: Cell) =>
      one !== null && plainHeading(one) === plainHeading(other);
    const places = own.map((title) => titles.findIndex((other) => isSame(title, other)));
    const joined = titles.map((title) => meaningIn(title, titles));
    return places.map((place, at) => {
      const meaning = meanings[at];
      const isOnly = meanings.indexOf(meaning) === meanings.lastIndexOf(meaning);
      const like = joined.indexOf(meaning);
      const isOnlyLike = like === joined.lastIndexOf(meaning) && !places.includes(like);
      if (place !== -1 && places.indexOf(place) === at) return place;
      if (meaning !== undefined && isOnly && like !== -1 && isOnlyLike) return like;
      return titles.push(own[at] ?? null) - 1;
    });
  });
  return { titles, of };
}

/** The heading of a column; prices with and without the tax differ. */
function meaningIn(title: Cell, titles: readonly Cell[]): string | undefined {
  const heading = headingOf(title);
  const isNamed = titles.some((other) => headingOf(other) === 'Nombre');
  if (heading === 'Descripción' && !isNamed) return 'Nombre';
  return heading === 'Precio' && isWithoutTax(title) ? 'Precio sin IGV' : heading;
}

/** The cells of a row in the joined columns; those behind its headings stay behind. */
function inColumns(cells: readonly Cell[], places: readonly number[], width: number): Cell[] {
  const placed: Cell[] = Array.from({ length: width }, () => null);
  for (const [at, place] of places.entries()) placed[place] = cells[at] ?? null;
  const behind = cells.slice(places.length);
  return behind.some((cell) => cell !== null) ? [...placed, ...behind] : placed;
}
