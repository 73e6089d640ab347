import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { columns, REMOVE, type Table } from './columns.ts';
import {
  type Cell,
  isSameText,
  quoted,
  type Reading,
  readAmount,
  readCategory,
  readCode,
  readText,
  readWhole,
} from './read-cell.ts';
import { Remarks } from './remarks.ts';

/** A row of a sheet. Fields without a column, unchanged and invalid ones are missing. */
export interface SheetRow {
  row: number;
  /** Null for a new product without a code; undefined if it is invalid. */
  id: number | null | undefined;
  values: Partial<ProductRow>;
  remove: boolean;
}

type Headings = ReadonlyMap<string, number>;

/** With a larger share of invalid cells a column counts as shifted. */
const SHIFTED = 0.5;

const readers = {
  text: readText,
  amount: readAmount,
  whole: readWhole,
  code: readCode,
  category: readCategory,
};

/**
 * Reads the rows of a sheet.
 * @param products by id
 * @param problems receives the invalid cells; no row is read below an invalid heading
 */
export function readRows(
  table: Table,
  products: ReadonlyMap<number, ProductRow>,
  problems: Remarks,
): SheetRow[] {
  const headings = readHeadings(table[0] ?? [], problems);
  if (problems.count > 0) return [];
  const rows: SheetRow[] = [];
  const wrong = new Map(columns.map(({ heading }) => [heading, new Remarks()]));
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    if (index === 0 || cells.every((cell) => cell === null || cell === '')) continue;
    const values: Partial<ProductRow> = {};
    for (const { heading, field, kind } of columns) {
      const at = headings.get(heading);
      if (at === undefined) continue;
      const cell = cells[at] ?? null;
      // Known before the other fields: the code is the first column.
      const stored = products.get(values.id ?? 0)?.[field];
      if (typeof stored === 'string' && isSameText(cell, stored)) continue;
      const reading: Reading<string | number | null> = readers[kind](cell);
      if ('value' in reading) Object.assign(values, { [field]: reading.value });
      else wrong.get(heading)?.add(row, heading, `«${quoted(cell)}» ${reading.problem}`);
    }
    const { id, ...others } = values;
    const mark = headings.get(REMOVE);
    const remove = mark !== undefined && readMark(cells[mark] ?? null, row, problems);
    rows.push({ row, id, values: others, remove });
  }
  for (const [column, remarks] of wrong) {
    const { count } = remarks;
    if (count > 3 && count > rows.length * SHIFTED) {
      const [first] = remarks.list();
      const message = `${count} de ${rows.length} celdas no son de esta columna (${first?.message}): parece corrida`;
      problems.add(1, column, message);
    } else problems.addAll(remarks);
  }
  return rows;
}

function readHeadings(first: readonly Cell[], problems: Remarks): Headings {
  const known = new Map(
    [...columns.map(({ heading }) => heading), REMOVE].map((name) => [foldText(name), name]),
  );
  const found = new Map<string, number>();
  for (const [index, cell] of first.entries()) {
    const text = String(cell ?? '').trim();
    if (text === '') continue;
    const heading = known.get(foldText(text));
    if (!heading) {
      const names = [...known.values()].join(', ');
      const message = `no es una columna del catálogo; las columnas son ${names}`;
      problems.add(1, quoted(text), message);
    } else if (found.has(heading)) problems.add(1, quoted(text), 'la columna está dos veces');
    else found.set(heading, index);
  }
  if (problems.count === 0 && !found.has('Código')) {
    const message = 'la primera fila no tiene la columna Código: empiece por un archivo exportado';
    problems.add(1, null, message);
  }
  return found;
}

function readMark(cell: Cell, row: number, problems: Remarks): boolean {
  const text = foldText(String(cell ?? '')).trim();
  const isMarked = ['si', 'x'].includes(text);
  if (!isMarked && text !== '' && text !== 'no') {
    problems.add(row, REMOVE, 'escriba sí, o déjela vacía');
  }
  return isMarked;
}
