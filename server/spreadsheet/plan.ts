import { createHash } from 'node:crypto';
import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import { createCategories } from './categories.ts';
import { columns, REMOVE, type Table } from './columns.ts';
import { createNewCodes } from './new-codes.ts';
import { readRows } from './read-rows.ts';
import { type Remark, Remarks } from './remarks.ts';

export interface Change {
  id: number;
  name: string | null;
  field: keyof ProductRow;
  heading: string;
  before: ProductRow[keyof ProductRow];
  after: ProductRow[keyof ProductRow];
}

/** The effect of an import. A plan with problems is not applied. */
export interface Plan {
  added: ProductRow[];
  changes: Change[];
  removed: ProductRow[];
  unchanged: number;
  newCategories: string[];
  /** Equal for plans with the same effect. */
  fingerprint: string;
  problems: Remark[];
  warnings: Remark[];
}

export interface PlanOptions {
  /** Whether products that are missing in the sheet are removed. */
  complete?: boolean;
  newCategories?: boolean;
}

/** A larger relative change of a price is a warning. */
const LARGE_MOVE = 0.3;

export function isApplicable({ added, changes, removed, problems }: Plan): boolean {
  return problems.length === 0 && added.length + changes.length + removed.length > 0;
}

/** Compares a sheet with a catalogue; finds all problems of the sheet. Writes nothing. */
export function planImport(
  catalogue: StoredCatalogue,
  table: Table,
  options: PlanOptions = {},
): Plan {
  const problems = new Remarks();
  const warnings = new Remarks();
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const rows = readRows(table, products, problems);
  const inFile = rows.flatMap(({ id }) => id ?? []);
  const codes = createNewCodes([...products.keys(), ...inFile], catalogue.removed);
  const categories = createCategories(catalogue.categories, options.newCategories ?? false);
  const added: ProductRow[] = [];
  const changes: Change[] = [];
  const removed: ProductRow[] = [];
  const seen = new Map<number, number>();
  for (const { row, id, values, remove } of rows) {
    if (id === undefined) continue;
    const before = id === null ? undefined : products.get(id);
    if (id !== null && seen.has(id)) {
      const message = `el código ${id} ya está en la fila ${seen.get(id)}; deje una sola`;
      problems.add(row, 'Código', message);
      continue;
    }
    if (id !== null) seen.set(id, row);
    if (remove) {
      if (before) removed.push(before);
      else problems.add(row, REMOVE, 'no hay un producto con este código que quitar');
      continue;
    }
    const wrongCategory = values.category == null ? null : categories.problem(values.category);
    if (wrongCategory) problems.add(row, 'Categoría', wrongCategory);
    if (before) {
      const changed = changesOf(before, values);
      changes.push(...changed);
      for (const change of changed) warn(change, row, warnings);
      continue;
    }
    if (!values.name) problems.add(row, 'Nombre', 'un producto nuevo necesita un nombre');
    const wrongCode = id === null ? null : codes.problem(id, values.name);
    if (wrongCode) problems.add(row, 'Código', wrongCode);
    else if (id !== null && codes.isReturning(id, values.name)) {
      warnings.add(row, 'Código', 'vuelve a la tienda un producto que se quitó');
    }
    added.push({ ...emptyProduct, ...values, id: id ?? codes.next() });
  }
  if (options.complete && problems.count === 0) {
    removed.push(...catalogue.products.filter(({ id }) => !seen.has(id)));
  }
  if (removed.length > 0 && removed.length === catalogue.products.length) {
    problems.add(1, null, 'quitaría todos los productos');
  }
  const touched = new Set([...changes, ...removed].map(({ id }) => id));
  const newCategories = categories.added;
  const effect = [added, changes, removed.map(({ id }) => id), newCategories];
  return {
    added,
    changes,
    removed,
    unchanged: catalogue.products.length - touched.size,
    newCategories,
    fingerprint: createHash('sha256').update(JSON.stringify(effect)).digest('hex'),
    problems: problems.list(),
    warnings: warnings.list(),
  };
}

function changesOf(before: ProductRow, values: Partial<ProductRow>): Change[] {
  return columns.flatMap(({ field, heading }) => {
    const after = values[field];
    const old = before[field] ?? null;
    if (after === undefined || after === old) return [];
    return [{ id: before.id, name: before.name ?? null, field, heading, before: old, after }];
  });
}

function warn({ field, heading, before, after }: Change, row: number, warnings: Remarks): void {
  if (field === 'stock' && typeof after === 'number' && after < 0) {
    warnings.add(row, heading, `el stock queda en ${after}`);
  }
  if (field !== 'price') return;
  if (after === null || after === 0) {
    warnings.add(row, heading, `queda sin precio (tenía ${before})`);
    return;
  }
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return;
  const move = after / before - 1;
  const percent = `${move > 0 ? 'sube' : 'baja'} ${Math.round(Math.abs(move) * 100)} %`;
  if (Math.abs(move) > LARGE_MOVE)
    warnings.add(row, heading, `${percent}: de ${before} a ${after}`);
}
