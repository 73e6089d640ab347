import type { Catalogue, ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import { columns, REMOVE, type Table } from './columns.ts';
import { quoted, type Reading, readAmount, readText, readWhole } from './read-cell.ts';

/** One field of a product that an import changes. */
export interface Change {
  id: number;
  name: string | null;
  field: keyof ProductRow;
  heading: string;
  before: ProductRow[keyof ProductRow];
  after: ProductRow[keyof ProductRow];
}

/** A problem or warning with its place in the sheet; the heading is row 1. */
export interface Remark {
  row: number;
  column: string | null;
  message: string;
}

/** The effect of an import. A plan with problems is not applied. */
export interface Plan {
  added: ProductRow[];
  changes: Change[];
  removed: ProductRow[];
  /** Number of products without a change. */
  unchanged: number;
  newCategories: string[];
  problems: Remark[];
  warnings: Remark[];
}

export interface PlanOptions {
  /** Whether products that are missing in the sheet are removed. */
  complete?: boolean;
  /** Whether unknown categories are added. */
  newCategories?: boolean;
}

/** A larger relative change of a price is a warning. */
const LARGE_MOVE = 0.3;
/** With a larger share of invalid cells a column counts as shifted. */
const SHIFTED = 0.5;

/** Compares a sheet with a catalogue; finds all problems of the sheet. Writes nothing. */
export function planImport(catalogue: Catalogue, table: Table, options: PlanOptions = {}): Plan {
  const problems: Remark[] = [];
  const warnings: Remark[] = [];
  const headings = readHeadings(table[0] ?? [], problems);
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const rows = problems.length > 0 ? [] : readRows(table, headings, problems);

  const plan: Plan = {
    added: [],
    changes: [],
    removed: [],
    unchanged: 0,
    newCategories: [],
    problems,
    warnings,
  };
  const seen = new Map<number, number>();
  let nextId = Math.max(0, ...products.keys(), ...rows.map(({ values }) => values.id ?? 0));
  for (const { row, values, remove } of rows) {
    const { id } = values;
    const before = id == null ? undefined : products.get(id);
    const problem = (column: string | null, message: string) =>
      problems.push({ row, column, message });
    if (id != null && seen.has(id)) {
      problem('Código', `el código ${id} ya está en la fila ${seen.get(id)}; deje una sola`);
      continue;
    }
    if (id != null) seen.set(id, row);
    if (remove) {
      if (before) plan.removed.push(before);
      else problem(REMOVE, 'no hay un producto con este código que quitar');
      continue;
    }
    checkCategory(values.category, catalogue, options, plan, problem);
    if (!before) {
      if (!values.name) problem('Nombre', 'un producto nuevo necesita un nombre');
      plan.added.push({ ...emptyProduct, ...values, id: id ?? ++nextId });
      continue;
    }
    const changed = changesOf(before, values);
    plan.changes.push(...changed);
    for (const change of changed) warnings.push(...remarksOn(change, row));
  }
  if (options.complete && problems.length === 0) {
    plan.removed.push(...catalogue.products.filter(({ id }) => !seen.has(id)));
  }
  const touched = new Set([
    ...plan.changes.map(({ id }) => id),
    ...plan.removed.map(({ id }) => id),
  ]);
  plan.unchanged = catalogue.products.length - touched.size;
  if (plan.removed.length > 0 && plan.removed.length === catalogue.products.length) {
    problems.push({ row: 1, column: null, message: 'quitaría todos los productos' });
  }
  return plan;
}

type Headings = readonly { heading: string; index: number }[];

function readHeadings(first: readonly unknown[], problems: Remark[]): Headings {
  const known = [...columns.map(({ heading }) => heading), REMOVE];
  const found: { heading: string; index: number }[] = [];
  for (const [index, cell] of first.entries()) {
    const text = String(cell ?? '').trim();
    if (text === '') continue;
    const heading = known.find((name) => foldText(name) === foldText(text));
    const problem = !heading
      ? `no es una columna del catálogo; las columnas son ${known.join(', ')}`
      : found.some((other) => other.heading === heading)
        ? 'la columna está dos veces'
        : null;
    if (problem) problems.push({ row: 1, column: quoted(text), message: problem });
    else if (heading) found.push({ heading, index });
  }
  if (problems.length === 0 && !found.some(({ heading }) => heading === 'Código')) {
    const message = 'la primera fila no tiene la columna Código: empiece por un archivo exportado';
    problems.push({ row: 1, column: null, message });
  }
  return found;
}

interface SheetRow {
  row: number;
  values: Partial<ProductRow>;
  remove: boolean;
}

function readRows(table: Table, headings: Headings, problems: Remark[]): SheetRow[] {
  const rows: SheetRow[] = [];
  const wrong = new Map<string, Remark[]>();
  for (const [index, cells] of table.entries()) {
    const row = index + 1;
    if (index === 0 || cells.every((cell) => cell === null || cell === '')) continue;
    const values: Partial<ProductRow> = {};
    let remove = false;
    for (const { heading, index: at } of headings) {
      const cell = cells[at] ?? null;
      if (heading === REMOVE) {
        const text = foldText(String(cell ?? '')).trim();
        remove = ['si', 'x'].includes(text);
        if (text !== '' && text !== 'no' && !remove) {
          problems.push({ row, column: REMOVE, message: 'escriba sí, o déjela vacía' });
        }
        continue;
      }
      const column = columns.find((known) => known.heading === heading);
      if (!column) continue;
      const reading: Reading<string | number | null> = readers[column.kind](cell);
      if ('problem' in reading) {
        const remark = { row, column: heading, message: `«${quoted(cell)}» ${reading.problem}` };
        const others = wrong.get(heading);
        if (others) others.push(remark);
        else wrong.set(heading, [remark]);
      } else if (column.field === 'id' && reading.value !== null && Number(reading.value) < 1) {
        problems.push({ row, column: heading, message: 'el código empieza en 1' });
      } else Object.assign(values, { [column.field]: reading.value });
    }
    rows.push({ row, values, remove });
  }
  for (const [column, remarks] of wrong) {
    const isShifted = remarks.length > 3 && remarks.length > rows.length * SHIFTED;
    const message = `${remarks.length} de ${rows.length} celdas no son de esta columna (${remarks[0]?.message}): parece corrida`;
    problems.push(...(isShifted ? [{ row: 1, column, message }] : remarks));
  }
  return rows;
}

const readers = { text: readText, amount: readAmount, whole: readWhole };

function checkCategory(
  category: string | null | undefined,
  { categories }: Catalogue,
  options: PlanOptions,
  plan: Plan,
  problem: (column: string, message: string) => void,
): void {
  if (category == null || categories.includes(category)) return;
  if (plan.newCategories.includes(category)) return;
  const alike = categories.find((name) => foldText(name).trim() === foldText(category).trim());
  if (options.newCategories && !alike) plan.newCategories.push(category);
  else {
    const hint = alike
      ? `; ¿es «${alike}»?`
      : '; corríjala, o elija crear las categorías que falten';
    problem('Categoría', `«${quoted(category)}» no es una categoría de la tienda${hint}`);
  }
}

function changesOf(before: ProductRow, values: Partial<ProductRow>): Change[] {
  return columns.flatMap(({ field, heading }) => {
    // Missing columns and unreadable cells change nothing.
    if (field === 'id' || !(field in values)) return [];
    const after = values[field] ?? null;
    const old = before[field] ?? null;
    // Cells are trimmed, so surrounding spaces are no change.
    if (after === old || (typeof old === 'string' && old.trim() === (after ?? ''))) return [];
    return [{ id: before.id, name: before.name ?? null, field, heading, before: old, after }];
  });
}

function remarksOn({ field, heading, before, after }: Change, row: number): Remark[] {
  const remark = (message: string) => [{ row, column: heading, message }];
  if (field === 'stock' && typeof after === 'number' && after < 0) {
    return remark(`el stock queda en ${after}`);
  }
  if (field !== 'price') return [];
  if (after === null || after === 0) return remark(`queda sin precio (tenía ${before})`);
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return [];
  const move = after / before - 1;
  const percent = `${move > 0 ? 'sube' : 'baja'} ${Math.round(Math.abs(move) * 100)} %`;
  return Math.abs(move) > LARGE_MOVE ? remark(`${percent}: de ${before} a ${after}`) : [];
}
