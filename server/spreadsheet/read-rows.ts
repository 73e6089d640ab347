import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import {
  columns,
  findHeader,
  headingOf,
  isVersion,
  REMOVE,
  type Refuse,
  type Table,
} from './columns.ts';
import { type Cell, isSameValue, quoted, readMark } from './read-cell.ts';

/** A row of a sheet. Fields without a column, unchanged and invalid ones are missing. */
export interface SheetRow {
  row: number;
  /** Null for a new product without a code. */
  id: number | null;
  values: Partial<ProductRow>;
  remove: boolean;
}

/**
 * Reads the rows of a sheet whose code and mark of removal are valid; each code once.
 * @param products those that the file was exported from, by id
 * @param notes receives how the headings were understood
 */
export function readRows(
  table: Table,
  products: ReadonlyMap<number, ProductRow>,
  refuse: Refuse,
  notes: string[],
): SheetRow[] {
  const header = findHeader(table);
  if (header === -1) {
    const advice = 'póngalo sobre los códigos; si ya está, guarde el archivo como XLSX';
    refuse(1, null, `ninguna fila tiene el título Código: ${advice}`);
    return [];
  }
  const titles = table[header] ?? [];
  const headings = titles.map(headingOf);
  const twice = headings.find((one, index) => one && headings.indexOf(one) !== index);
  if (twice) {
    refuse(header + 1, twice, 'está dos veces: deje una sola columna');
    return [];
  }
  for (const [index, heading] of headings.entries()) {
    const name = quoted(titles[index] ?? null);
    if (heading && foldText(name) !== foldText(heading)) {
      notes.push(`«${name}» se lee como ${heading}.`);
    }
  }
  const ignored = titles.filter((cell, index) => !headings[index] && !isVersion(cell));
  const names = ignored.map(quoted).filter(Boolean);
  if (names.length > 0) notes.push(`Columnas que no se leen: ${names.join(', ')}.`);
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
    const values: Partial<ProductRow> = {};
    for (const { heading, field, read } of columns) {
      const at = headings.indexOf(heading);
      if (at === -1) continue;
      const cell = cells[at] ?? null;
      // Known before the other fields: the code is the first column.
      const stored = products.get(values.id ?? 0)?.[field] ?? null;
      if (stored !== null && isSameValue(cell, stored)) continue;
      const reading = read(cell);
      if ('value' in reading) Object.assign(values, { [field]: reading.value });
      else refuse(row, heading, `«${quoted(cell)}» ${reading.problem}`);
    }
    const { id } = values;
    const mark = cells[headings.indexOf(REMOVE)] ?? null;
    const remove = readMark(mark);
    const other = rowOf.get(id ?? 0);
    if ('problem' in remove) refuse(row, REMOVE, `«${quoted(mark)}» ${remove.problem}`);
    else if (other !== undefined) {
      refuse(row, 'Código', `el código ${id} ya está en la fila ${other}: deje una sola fila`);
    } else if (id !== undefined) {
      rows.push({ row, id, values, remove: remove.value });
      if (id !== null) rowOf.set(id, row);
    }
  }
  return rows;
}

const filledLength = (cells: readonly Cell[]) =>
  cells.findLastIndex((cell) => cell !== null && String(cell).trim() !== '') + 1;
