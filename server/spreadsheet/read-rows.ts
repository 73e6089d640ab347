import { unescapeFormula } from '../../src/lib/csv-formula.ts';
import { solesNames } from '../../src/trade/lexicon/catalogue-rows.ts';
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
    if ('problem' in found) {
      refuse(row, found.column, found.problem);
      continue;
    }
    const values = readValues(cells, headings, products.get(found.id ?? 0), row, refuse);
    Object.assign(values, found.values);
    const mark = cellOf(REMOVE);
    const remove = readMarkCell(mark);
    const other = rowOf.get(found.id ?? 0);
    if ('problem' in remove) refuse(row, REMOVE, `«${quotedCell(mark)}» ${remove.problem}`);
    else if (other !== undefined) {
      refuse(
        row,
        'Código',
        `el código ${found.id} ya está en la fila ${other}: deje una sola fila`,
      );
    } else {
      rows.push({
        row,
        id: found.id,
        values,
        remove: remove.value,
        unit: quotedCell(cellOf(UNIT)),
      });
      if (found.id !== null) rowOf.set(found.id, row);
    }
  }
  return rows;
}

function readValues(
  cells: readonly Cell[],
  { names }: Headings,
  product: StoredProduct | undefined,
  row: number,
  refuse: Refuse,
): Partial<StoredProduct> {
  const values: Partial<StoredProduct> = {};
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
    else refuse(row, heading, `«${quotedCell(cell)}» ${reading.problem}`);
  }
  return values;
}

const filledLength = (cells: readonly Cell[]) =>
  cells.findLastIndex((cell) => cell !== null && String(cell).trim() !== '') + 1;
