import { createHash } from 'node:crypto';
import type { Catalogue, ProductRow } from '../catalogue/catalogue-store.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import { type PlannedCategory, planCategories } from './categories.ts';
import {
  columns,
  findHeader,
  REMOVE,
  type Remark,
  type Spreadsheet,
  versionOf,
} from './columns.ts';
import { createNewProducts } from './new-products.ts';
import { quoted } from './read-cell.ts';
import { readRows } from './read-rows.ts';

type Value = ProductRow[keyof ProductRow];

export interface Change {
  id: number;
  name: string | null;
  field: keyof ProductRow;
  heading: string;
  before: Value;
  after: Value;
}

/** A change of a value that the shop has changed too since the file was exported. */
export interface Conflict extends Change {
  exported: Value;
}

/** What is written only after it has been confirmed. */
export interface Confirmation {
  kind: 'prices' | 'removals' | 'incomplete' | 'categories' | 'unknown-version';
  text: string;
}

/** The effect of an import. A plan with problems is not applied. */
export interface Plan {
  added: ProductRow[];
  changes: Change[];
  conflicts: Conflict[];
  removed: ProductRow[];
  unchanged: number;
  /** In order; null if they do not change. */
  categories: { before: readonly string[]; after: PlannedCategory[] } | null;
  /** Equal for plans with the same effect. */
  fingerprint: string;
  problems: Remark[];
  warnings: Remark[];
  confirmations: Confirmation[];
  /** How the file was understood. */
  notes: string[];
}

export interface PlanOptions {
  /** Whether products that are missing in the sheet are removed. */
  complete?: boolean;
}

/** Larger relative changes of a price, and shares of removed products, have to be confirmed. */
const LARGE_MOVE = 0.4;
const LARGE_REMOVAL = 0.1;

export function isApplicable({ problems, ...plan }: Plan): boolean {
  const { added, changes, conflicts, removed, categories } = plan;
  const parts = [added, changes, conflicts, removed];
  return problems.length === 0 && (categories !== null || parts.some(({ length }) => length > 0));
}

/**
 * Compares a file with a catalogue; finds all problems of the file. Writes nothing.
 * @param exported the catalogue that the file was exported from: what is equal there is no change
 */
export function planImport(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  options: PlanOptions = {},
  exported: Catalogue = catalogue,
): Plan {
  const problems: Remark[] = [];
  const warnings: Remark[] = [];
  const categoryProblems: Remark[] = [];
  const notes: string[] = [];
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const origin = new Map(exported.products.map((product) => [product.id, product]));
  const rows = readRows(file.products, origin, problems, notes);
  const inFile = rows.flatMap(({ id }) => id ?? []);
  const newProducts = createNewProducts(catalogue, inFile);
  const categories = planCategories(
    catalogue.categories,
    exported.categories,
    file.categories,
    categoryProblems,
  );
  const added: ProductRow[] = [];
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  const removed: ProductRow[] = [];
  const seen = new Map<number, number>();
  let movedPrices = 0;
  for (const { row, id, values, remove } of rows) {
    if (id === undefined) continue;
    const refuse = (column: string, message: string) => problems.push({ row, column, message });
    const warn = (column: string, message: string) => warnings.push({ row, column, message });
    const before = products.get(id ?? 0);
    const past = origin.get(id ?? 0);
    if (id !== null && seen.has(id)) {
      refuse('Código', `el código ${id} ya está en la fila ${seen.get(id)}: deje una sola fila`);
      continue;
    }
    if (id !== null) seen.set(id, row);
    if (remove) {
      if (before) removed.push(before);
      else if (!past) refuse(REMOVE, 'no hay un producto con este código: borre la fila');
      continue;
    }
    const category = values.category == null ? null : categories.resolve(values.category);
    if (category && 'problem' in category) refuse('Categoría', category.problem);
    else if (category) values.category = category.name;
    if (values.name === null && (past ?? before)?.name) {
      refuse('Nombre', 'está vacío: escríbalo, o escriba sí en Quitar para quitar el producto');
    }
    if (past) {
      const edited = columns.flatMap(({ field, heading }) => {
        const after = values[field];
        return after === undefined || after === past[field] ? [] : [{ field, heading, after }];
      });
      if (!before && edited.length > 0) {
        warn('Código', 'este producto ya no está en la tienda: su cambio no se escribe');
      }
      for (const { field, heading, after } of before ? edited : []) {
        const now = before?.[field] ?? null;
        if (after === now) continue;
        const name = before?.name ?? null;
        const change = { id: past.id, name, field, heading, before: now, after };
        if (now === past[field]) changes.push(change);
        else conflicts.push({ ...change, exported: past[field] });
        const warning = warningOf(change);
        if (warning) warn(heading, warning);
        if (warning && field === 'price') movedPrices += 1;
      }
      continue;
    }
    if (before) {
      refuse('Código', `la tienda ya dio el código ${id} a «${before.name}»: borre este código`);
      continue;
    }
    const problem = newProducts.problem(id, values);
    if (problem) refuse(problem.column, problem.message);
    else if (id !== null && newProducts.isReturning(id, values.name)) {
      warn('Código', 'vuelve a la tienda un producto que se quitó');
    }
    added.push({ ...emptyProduct, ...values, id: id ?? newProducts.next() });
  }
  const missing = catalogue.products.filter(({ id }) => !seen.has(id) && origin.has(id));
  if (options.complete) {
    if (problems.length === 0) removed.push(...missing);
  } else if (missing.length > 0 && versionOf(file.products) !== null) {
    const which = namesIn(missing.map(({ id, name }) => `${id} ${name}`));
    notes.push(
      `No están en el archivo, y quedan como están: ${missing.length} (${which}). Para quitarlos, súbalo otra vez con la casilla «Quitar los productos que no están en el archivo».`,
    );
  }
  const after = new Map(catalogue.products.map(({ id, category }) => [id, category]));
  for (const { id } of removed) after.delete(id);
  for (const { id, field, after: value } of [...changes, ...conflicts]) {
    if (field === 'category') after.set(id, value as string | null);
  }
  const used = new Set([...after.values(), ...added.map(({ category }) => category)]);
  for (const [name, row] of categories.removed) {
    if (!used.has(name)) continue;
    const message = `«${name}» todavía tiene productos: páselos antes a otra categoría`;
    categoryProblems.push({ row, column: REMOVE, message });
  }
  const incomplete = added.filter(({ price, category }) => !price || !category).length;
  const isLargeRemoval = removed.length > catalogue.products.length * LARGE_REMOVAL;
  const confirmations: [Confirmation['kind'], number | false, string][] = [
    ['prices', movedPrices, `precios que cambian más de 40 % o quedan vacíos: ${movedPrices}`],
    [
      'removals',
      isLargeRemoval && removed.length,
      `productos que se quitan: ${removed.length} de ${catalogue.products.length}`,
    ],
    ['incomplete', incomplete, `productos nuevos sin precio o sin categoría: ${incomplete}`],
    [
      'categories',
      categories.unknown.length,
      `categorías nuevas (${categories.unknown.length}): ${namesIn(categories.unknown)}`,
    ],
  ];
  const planned = categories.isChanged() ? categories.planned : null;
  const effect = [added, changes, conflicts, removed.map(({ id }) => id), planned];
  const touched = new Set([...changes, ...conflicts, ...removed].map(({ id }) => id));
  const header = findHeader(file.products) + 1;
  return {
    added,
    changes,
    conflicts,
    removed,
    unchanged: catalogue.products.length - touched.size,
    categories: planned && { before: catalogue.categories, after: planned },
    fingerprint: createHash('sha256').update(JSON.stringify(effect)).digest('hex'),
    problems: [...inRowOrder(problems, file.sheet), ...inRowOrder(categoryProblems, 'Categorías')],
    warnings: inRowOrder(warnings, file.sheet),
    confirmations: confirmations.flatMap(([kind, count, text]) => (count ? { kind, text } : [])),
    notes: [
      ...(file.sheet ? [`Se lee la hoja «${file.sheet}».`] : []),
      ...(header > 1 ? [`Los títulos están en la fila ${header}.`] : []),
      ...notes,
    ],
  };
}

/** Of products or categories in a message. */
const MAX_NAMES = 10;

function namesIn(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES).map(quoted).join(', ');
  return names.length > MAX_NAMES ? `${first}…` : first;
}

const inRowOrder = (remarks: readonly Remark[], sheet: string | undefined) =>
  remarks.toSorted((a, b) => a.row - b.row).map((remark) => ({ sheet, ...remark }));

function warningOf({ field, before, after }: Change): string | null {
  if (field === 'stock' && Number(after) < 0) return `el stock queda en ${after}`;
  if (field !== 'price' || !before) return null;
  if (!after) return `queda sin precio (tenía ${before})`;
  const move = Number(after) / Number(before) - 1;
  const percent = `${move > 0 ? 'sube' : 'baja'} ${Math.round(Math.abs(move) * 100)} %`;
  return Math.abs(move) > LARGE_MOVE ? `${percent}: de ${before} a ${after}` : null;
}
