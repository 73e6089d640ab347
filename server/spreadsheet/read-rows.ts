import { unescapeFormula } from '../../src/lib/csv-formula.ts';
import { solesNames } from '../../src/trade/lexicon/catalogue-rows.ts';
import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { CURRENCY, REMOVE, type Refuse, type SheetTable, sheetColumns, UNIT } from './columns.ts';
import { type Headings, nameCell } from './headings.ts';
import { identifyBy } from './identify.ts';
import { type Cell, isSameValue, quotedCell, readMarkCell } from './read-cell.ts';

/** A row of a sheet. Fields without a column, unchanged and invalid ones are missing. */
export interface SheetRow {
  row: number;
  /** Null for a new product without a code. */
  id: number | null;
  values: Partial<StoredProduct>;
  remove: boolean;
  /** What one of the product is, as written; empty without a column for it. */
  unit: string;
  /** Whether one text is all of the row, as in the title of a section. */
  isTitle: boolean;
}

/**
 * Reads the rows of a sheet whose product and mark of removal are valid; each product once.
 * @param products those that the file was exported from, by id
 */
export function readSheetRows(
  table: SheetTable,
  headings: Headings,
  products: ReadonlyMap<number, StoredProduct>,
  refuse: Refuse,
): SheetRow[] {
  const { at: header, titles } = headings;
  const identify = identifyBy(table, headings, products);
  const width = filledLength(titles);
  const rows: SheetRow[] = [];
  const rowOf = new Map<number, number>();
  const rowOfForeign = new Map<string, number>();
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    const filled = filledLength(cells);
    if (index <= header || filled === 0) continue;
    // In CSV, a decimal comma adds an empty cell at the end.
    const length = cells.length > titles.length ? cells.length : filled;
    if (length > width) {
      const message = `tiene ${length} celdas y hay ${width} títulos, los datos parecen corridos: borre lo que sobra, o ponga entre comillas el texto que lleva el separador`;
      refuse(row, null, message);
      continue;
    }
    const cellOf = (heading: string) => cells[headings.names.indexOf(heading)] ?? null;
    const currency = quotedCell(cellOf(CURRENCY));
    if (currency !== '' && !solesNames.includes(currency.toLowerCase())) {
      refuse(row, CURRENCY, `«${currency}» no es soles: escriba los precios en soles`);
      continue;
    }
    const found = identify(cells);
    const title = titleIn(cells, headings);
    if (title !== null && !('id' in found && found.id !== null)) {
      rows.push({ row, id: null, values: { name: title }, remove: false, unit: '', isTitle: true });
      continue;
    }
    if ('problem' in found) {
      refuse(row, found.column, found.problem);
      continue;
    }
    const foreign = foldForIdentity(found.values.uuid);
    const same = rowOfForeign.get(foreign);
    if (foreign !== '' && same !== undefined) {
      const message = `el código ${found.values.uuid} ya está en la fila ${same}: deje una sola fila, o corrija el código`;
      refuse(row, 'Código', message);
      continue;
    }
    rowOfForeign.set(foreign, row);
    const values = readValues(cells, headings, products.get(found.id ?? 0), row, refuse);
    if (values === null) continue;
    Object.assign(values, found.values);
    const mark = cellOf(REMOVE);
    const remove = readMarkCell(mark);
    const other = rowOf.get(found.id ?? 0);
    if ('problem' in remove) refuse(row, REMOVE, `«${quotedCell(mark)}» ${remove.problem}`);
    else if (other !== undefined) {
      // Found by its name, in a list with other codes.
      const which = found.values.name === undefined ? `el código ${found.id}` : 'este producto';
      refuse(row, 'Código', `${which} ya está en la fila ${other}: deje una sola fila`);
    } else {
      rows.push({
        row,
        id: found.id,
        values,
        remove: remove.value,
        unit: quotedCell(cellOf(UNIT)),
        isTitle: false,
      });
      if (found.id !== null) rowOf.set(found.id, row);
    }
  }
  return rows;
}

/** Columns of a table whose rows with one text are titles. */
const TITLED_COLUMNS = 3;

/** The only text of a row, which is no code of ours; null for a product. */
function titleIn(cells: readonly Cell[], { names }: Headings): string | null {
  const filled = cells.map(quotedCell).filter(Boolean);
  const [text = ''] = filled;
  const columns = names.filter((name) => name && name !== REMOVE);
  const isTitle = filled.length === 1 && columns.length >= TITLED_COLUMNS;
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
