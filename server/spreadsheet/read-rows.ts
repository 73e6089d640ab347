import { unescapeFormula } from '../../src/lib/csv-formula.ts';
import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import {
  CURRENCY,
  plainHeading,
  REMOVE,
  type Refuse,
  type Spreadsheet,
  sheetColumns,
  UNIT,
} from './columns.ts';
import { type Headings, nameCell } from './headings.ts';
import { identifyBy } from './identify.ts';
import { type Cell, includesTax, isSameValue, quotedCell, readMarkCell } from './read-cell.ts';
import { type Places, rowText } from './row-numbers.ts';
import { solesNames } from './row-words.ts';
import { listedName, nameWithUnit } from './units.ts';

/** A row of a sheet. Fields without a column, unchanged and invalid ones are missing. */
export interface SheetRow {
  row: number;
  /** Null for a new product without a code. */
  id: number | null;
  values: Partial<StoredProduct>;
  remove: boolean;
  /** Whether one text is all of the row, as in the title of a section. */
  isTitle: boolean;
}

/**
 * Reads the rows of a sheet whose product and mark of removal are valid; each product once.
 * @param products those that the file was exported from, by id
 * @param isExact whether names are those of the shop, which a list of another system shortens
 */
export function readSheetRows(
  { products: table, places }: Spreadsheet,
  headings: Headings,
  products: ReadonlyMap<number, StoredProduct>,
  refuse: Refuse,
  isExact: boolean,
): SheetRow[] {
  const sheet: Sheet = {
    headings,
    products,
    refuse,
    isExact,
    places,
    rowOf: { code: new Map(), id: new Map() },
  };
  const identify = identifyBy(table, headings, products);
  const rows: SheetRow[] = [];
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    if (index <= headings.at || filledLength(cells) === 0) continue;
    if (areHeadings(cells, headings)) continue;
    const problem =
      shiftIn(cells, headings) ?? otherCurrencyIn(cells, headings) ?? taxIn(cells, headings);
    const found = problem ?? identify(cells);
    const title = problem ? null : titleIn(cells, headings);
    if (title !== null && !('id' in found && found.id !== null)) {
      rows.push({ row, id: null, values: { name: title }, remove: false, isTitle: true });
    } else if ('problem' in found) refuse(row, found.column, found.problem);
    else {
      const read = readProductRow(cells, row, found, sheet);
      if (read) rows.push(read);
    }
  }
  return rows;
}

interface Sheet {
  headings: Headings;
  products: ReadonlyMap<number, StoredProduct>;
  refuse: Refuse;
  isExact: boolean;
  places: Places;
  /** The rows that are read, by the code of another system and by the product. */
  rowOf: { code: Map<string, number>; id: Map<number, number> };
}

interface RowProblem {
  /** Null for the row as a whole. */
  column: string | null;
  problem: string;
}

function shiftIn(cells: readonly Cell[], { titles }: Headings): RowProblem | null {
  const width = filledLength(titles);
  // In CSV, a decimal comma adds an empty cell at the end.
  const length = cells.length > titles.length ? cells.length : filledLength(cells);
  if (length <= width) return null;
  const problem = `tiene ${length} celdas y hay ${width} títulos, los datos parecen corridos: borre lo que sobra, o ponga entre comillas el texto que lleva el separador`;
  return { column: null, problem };
}

function otherCurrencyIn(cells: readonly Cell[], headings: Headings): RowProblem | null {
  const currency = quotedCell(cellAt(cells, headings, CURRENCY));
  if (currency === '' || solesNames.includes(currency.toLowerCase())) return null;
  return {
    column: CURRENCY,
    problem: `«${currency}» no es soles: escriba los precios en soles`,
  };
}

/** A price with the tax, to which the owner's answer for its column may add it again. */
function taxIn(cells: readonly Cell[], headings: Headings): RowProblem | null {
  const price = cellAt(cells, headings, 'Precio');
  if (!headings.isWithoutTax || !includesTax(price)) return null;
  const problem = `«${quotedCell(price)}» incluye IGV y su columna no: escríbalo como los demás`;
  return { column: 'Precio', problem };
}

/** Whether a row repeats the headings, as at the top of each printed page. */
function areHeadings(cells: readonly Cell[], { titles }: Headings): boolean {
  const filled = [...cells.entries()].filter(([, cell]) => quotedCell(cell) !== '');
  return (
    filled.length > 1 &&
    filled.every(([at, cell]) => plainHeading(cell) === plainHeading(titles[at]))
  );
}

const cellAt = (cells: readonly Cell[], { names }: Headings, heading: string): Cell =>
  cells[names.indexOf(heading)] ?? null;

/** Null for a row that is refused. */
function readProductRow(
  cells: readonly Cell[],
  row: number,
  { id, values: found }: Pick<SheetRow, 'id' | 'values'>,
  sheet: Sheet,
): SheetRow | null {
  const { headings, products, refuse, rowOf, places } = sheet;
  const code = foldForIdentity(found.uuid);
  const sameCode = rowOf.code.get(code);
  if (code !== '' && sameCode !== undefined) {
    const message = `el código ${found.uuid} ya está en la ${rowText(sameCode, places)}: deje una sola fila, o corrija el código`;
    refuse(row, 'Código', message);
    return null;
  }
  rowOf.code.set(code, row);
  const values = readValues(cells, headings, products.get(id ?? 0), row, refuse);
  if (values === null) return null;
  const mark = cellAt(cells, headings, REMOVE);
  const remove = readMarkCell(mark);
  if ('problem' in remove) {
    refuse(row, REMOVE, `«${quotedCell(mark)}» ${remove.problem}`);
    return null;
  }
  const sameProduct = rowOf.id.get(id ?? 0);
  if (sameProduct !== undefined) {
    // Found by its name, in a list with other codes.
    const which = found.name === undefined ? `el código ${id}` : 'este producto';
    refuse(
      row,
      'Código',
      `${which} ya está en la ${rowText(sameProduct, places)}: deje una sola fila`,
    );
    return null;
  }
  if (id !== null) rowOf.id.set(id, row);
  const read = { ...values, ...found };
  const isNamed = remove.value || nameUnit(cells, row, read, products.get(id ?? 0), sheet);
  return isNamed ? { row, id, values: read, remove: remove.value, isTitle: false } : null;
}

/** Puts the unit of a column into the name; false where the name has another one. */
function nameUnit(
  cells: readonly Cell[],
  row: number,
  values: Partial<StoredProduct>,
  product: StoredProduct | undefined,
  { headings, isExact, refuse }: Sheet,
): boolean {
  const unit = quotedCell(cellAt(cells, headings, UNIT));
  const name = values.name === undefined ? product?.name : values.name;
  if (!name) return true;
  const stored = isExact ? null : product?.name;
  const named = stored ? listedName(name, unit, stored) : nameWithUnit(name, unit);
  if (named === null) {
    const message = `dice «${unit}» y el nombre «${quotedCell(name)}» dice otra unidad: corrija una de las dos`;
    refuse(row, UNIT, message);
    return false;
  }
  if (named !== product?.name) values.name = named;
  else delete values.name;
  return true;
}

/** Columns of a table whose rows with one text are titles; of names and prices only, one without digits. */
const TITLED_COLUMNS = 3;

/** The only text of a row, which is no code of ours; null for a product. */
export function titleIn(cells: readonly Cell[], { names }: Headings): string | null {
  const filled = cells.map(quotedCell).filter(Boolean);
  const [text = ''] = filled;
  const columns = names.filter((name) => name && name !== REMOVE);
  const isPriceList = columns.includes('Nombre') && columns.includes('Precio') && !/\d/.test(text);
  const isTitle = filled.length === 1 && (columns.length >= TITLED_COLUMNS || isPriceList);
  return isTitle && /\p{L}/u.test(text) ? text : null;
}

/** The values of a row; null with an unreadable name, which is problem enough. */
function readValues(
  cells: readonly Cell[],
  { names }: Headings,
  product: StoredProduct | undefined,
  row: number,
  refuse: Refuse,
): Partial<StoredProduct> | null {
  const values: Partial<StoredProduct> = {};
  let isNamed = true;
  for (const { heading, field, read } of sheetColumns) {
    const at = names.indexOf(heading);
    if (at === -1 || field === 'id') continue;
    const written = field === 'name' ? nameCell(cells, names) : (cells[at] ?? null);
    // A copy from CSV keeps the apostrophe of a guarded formula.
    const cell = typeof written === 'string' ? unescapeFormula(written) : written;
    const stored = product?.[field] ?? null;
    if (stored !== null && [written, cell].some((shown) => isSameValue(shown, stored))) continue;
    const reading = read(cell);
    if ('value' in reading) Object.assign(values, { [field]: reading.value });
    else {
      refuse(row, heading, `«${quotedCell(cell)}» ${reading.problem}`);
      isNamed &&= field !== 'name';
    }
  }
  return isNamed ? values : null;
}

const filledLength = (cells: readonly Cell[]) =>
  cells.findLastIndex((cell) => cell !== null && String(cell).trim() !== '') + 1;
