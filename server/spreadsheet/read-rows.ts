import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import {
  columns,
  findHeader,
  HEADER_ROWS,
  headingOf,
  isVersion,
  REMOVE,
  type Remark,
  type Table,
} from './columns.ts';
import {
  type Cell,
  isSameValue,
  quoted,
  type Reading,
  readAmount,
  readCategory,
  readCode,
  readDiscount,
  readMark,
  readText,
  readWhole,
} from './read-cell.ts';

/** A row of a sheet. Fields without a column, unchanged and invalid ones are missing. */
export interface SheetRow {
  row: number;
  /** Null for a new product without a code; undefined if it is invalid. */
  id: number | null | undefined;
  values: Partial<ProductRow>;
  remove: boolean;
}

/** With a larger share of invalid cells a column counts as shifted. */
const SHIFTED = 0.5;

const readers = {
  text: readText,
  amount: readAmount,
  discount: readDiscount,
  whole: readWhole,
  code: readCode,
  category: readCategory,
};

/**
 * Reads the rows of a sheet.
 * @param products those that the file was exported from, by id
 * @param problems receives the invalid cells; no row is read below invalid headings
 * @param notes receives how the headings were understood
 */
export function readRows(
  table: Table,
  products: ReadonlyMap<number, ProductRow>,
  problems: Remark[],
  notes: string[],
): SheetRow[] {
  const header = findHeader(table);
  if (header === -1) {
    const message = `ninguna de las primeras ${HEADER_ROWS} filas tiene el título Código: póngalo sobre los códigos, o empiece por un archivo exportado`;
    problems.push({ row: 1, column: null, message });
    return [];
  }
  const headings = readHeadings(table[header] ?? [], header + 1, problems, notes);
  if (problems.length > 0) return [];
  const width = (table[header] ?? []).findLastIndex((cell) => !isEmpty(cell)) + 1;
  const rows: SheetRow[] = [];
  const wrong = new Map(columns.map(({ heading }) => [heading, [] as Remark[]]));
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    if (index <= header || cells.every(isEmpty)) continue;
    const length = cells.findLastIndex((cell) => !isEmpty(cell)) + 1;
    if (length > width || cells.length > (table[header]?.length ?? 0)) {
      const message = `tiene ${Math.max(length, width + 1)} celdas y hay ${width} títulos, los datos parecen corridos: borre lo que sobra, o ponga entre comillas el texto que lleva el separador`;
      problems.push({ row, column: null, message });
      continue;
    }
    const values: Partial<ProductRow> = {};
    for (const { heading, field, kind } of columns) {
      const at = headings.get(heading);
      if (at === undefined) continue;
      const cell = cells[at] ?? null;
      // Known before the other fields: the code is the first column.
      const stored = products.get(values.id ?? 0)?.[field] ?? null;
      if (stored !== null && isSameValue(cell, stored)) continue;
      const reading: Reading<string | number | null> = readers[kind](cell);
      if ('value' in reading) Object.assign(values, { [field]: reading.value });
      else {
        const message = `«${quoted(cell)}» ${reading.problem}`;
        wrong.get(heading)?.push({ row, column: heading, message });
      }
    }
    const { id, ...others } = values;
    const mark = cells[headings.get(REMOVE) ?? -1] ?? null;
    const remove = readMark(mark);
    if ('value' in remove) rows.push({ row, id, values: others, remove: remove.value });
    else problems.push({ row, column: REMOVE, message: `«${quoted(mark)}» ${remove.problem}` });
  }
  for (const [column, remarks] of wrong) {
    const { length } = remarks;
    if (length > 3 && length > rows.length * SHIFTED) {
      const example = `fila ${remarks[0]?.row}: ${remarks[0]?.message}`;
      const message = `${length} de ${rows.length} celdas no son de esta columna (${example}): compruebe que cada dato esté bajo su título`;
      problems.push({ row: header + 1, column, message });
    } else problems.push(...remarks);
  }
  return rows;
}

/** The index of each column, by its heading in an export. */
function readHeadings(cells: readonly Cell[], row: number, problems: Remark[], notes: string[]) {
  const found = new Map<string, number>();
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    if (isEmpty(cell) || isVersion(cell)) continue;
    const heading = headingOf(cell);
    const [name, other] = [quoted(cell), quoted(cells[found.get(heading ?? '') ?? -1] ?? null)];
    if (!heading) ignored.push(name);
    else if (found.has(heading)) {
      const message = `«${other}» y «${name}» son la misma columna: deje una`;
      problems.push({ row, column: heading, message });
    } else found.set(heading, index);
    if (heading && foldText(name) !== foldText(heading)) {
      notes.push(`«${name}» se lee como ${heading}.`);
    }
  }
  if (ignored.length > 0) notes.push(`Columnas que no se leen: ${ignored.join(', ')}.`);
  return found;
}

const isEmpty = (cell: Cell | undefined) =>
  cell === null || cell === undefined || String(cell).trim() === '';
