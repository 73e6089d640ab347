import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { CellRemark, Spreadsheet } from './columns.ts';
import { isDoubtful } from './doubtful-rows.ts';
import { type Headings, nameCell } from './headings.ts';
import { type Cell, cellText, quotedCell } from './read-cell.ts';
import type { SheetRow } from './read-rows.ts';
import { rowText } from './row-numbers.ts';

interface ReadFile {
  table: Spreadsheet;
  headings: Headings;
  products: ReadonlyMap<number, StoredProduct>;
  problems: CellRemark[];
}

/**
 * Sets sums, notes and titles apart from the products: the owner may add them nevertheless. Their
 * problems are removed.
 */
export function setDoubtfulApart(
  all: readonly SheetRow[],
  { table: { sheet, products: table, places }, headings, products, problems }: ReadFile,
): { rows: SheetRow[]; doubtful: string[] } {
  const doubtful = new Map<number, string>();
  const rows = all.filter(({ row, id, values, remove, isTitle }) => {
    const name = values.name || firstText(table[row - 1] ?? []);
    const isProduct = products.has(id ?? 0) || !(isTitle || isDoubtful({ ...values, name }));
    if (!remove && !isProduct) doubtful.set(row, quotedCell(name));
    return remove || isProduct;
  });
  const kept = new Set(rows.map(({ row }) => row));
  const isDoubtfulProblem = (problem: CellRemark) => {
    const { row } = problem;
    if (problem.sheet !== sheet || row <= headings.at + 1 || kept.has(row)) return false;
    const text = doubtful.get(row) ?? doubtfulText(table[row - 1] ?? [], headings, products);
    if (text !== null) doubtful.set(row, text);
    return text !== null;
  };
  const others = problems.filter((problem) => !isDoubtfulProblem(problem));
  problems.splice(0, problems.length, ...others);
  const byRow = [...doubtful].sort(([row], [other]) => row - other);
  return { rows, doubtful: byRow.map(([row, text]) => `${rowText(row, places)}: ${text}`) };
}

/** The text of a refused row that is a sum or a note; null for others. */
function doubtfulText(
  cells: readonly Cell[],
  { names }: Headings,
  products: ReadonlyMap<number, StoredProduct>,
): string | null {
  const isKnown = products.has(Number(cells[names.indexOf('Código')] ?? 0));
  const first = firstText(cells);
  const name = cellText(nameCell(cells, names)) || first;
  const isNone = [name, first].some((text) => isDoubtful({ name: text }));
  return isNone && !isKnown ? quotedCell(name) : null;
}

const firstText = (cells: readonly Cell[]) =>
  cells.map(cellText).find((text) => /\p{L}/u.test(text)) ?? '';
