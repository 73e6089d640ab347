import type { Catalogue, ProductRow } from '../catalogue/catalogue-store.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import { type PlannedCategory, planCategories } from './categories.ts';
import {
  columns,
  findHeader,
  REMOVE,
  type Refuse,
  type Remark,
  type Spreadsheet,
  versionOf,
} from './columns.ts';
import { checkNewProducts, createCodes } from './new-products.ts';
import { quoted } from './read-cell.ts';
import { readRows } from './read-rows.ts';

type Value = ProductRow[keyof ProductRow];

export interface Change {
  id: number;
  name: string | null;
  field: keyof ProductRow;
  before: Value;
  after: Value;
}

/** A change of a value that the shop has changed too since the file was exported. */
export interface Conflict extends Change {
  exported: Value;
}

/** The catalogue that a file was exported from. */
export interface Exported extends Catalogue {
  /** In Lima, to be shown. */
  exportedAt?: string;
  /** The first import after it. */
  nextImport?: number | null;
}

/** The effect of an import. A plan with problems is not applied. */
export interface Plan {
  added: ProductRow[];
  changes: Change[];
  conflicts: Conflict[];
  removed: ProductRow[];
  /** In order; null if they do not change. */
  categories: { before: readonly string[]; after: PlannedCategory[] } | null;
  problems: Remark[];
  warnings: Remark[];
  /** What is written only after it has been confirmed, in Spanish. */
  confirmations: string[];
  /** How the file was understood. */
  notes: string[];
  /** Of the catalogue: after a change of it, the plan is not written. */
  version: string | undefined;
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
 * @param exported of the version that the file names, if it is kept: what is equal there is no change
 * @param isComplete whether products that are missing in the file are removed
 */
export function planImport(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  exported: Exported | null = null,
  isComplete = false,
): Plan {
  const problems: Remark[] = [];
  const warnings: Remark[] = [];
  const notes = file.sheet ? [`Se lee la hoja «${file.sheet}».`] : [];
  const header = findHeader(file.products) + 1;
  if (header > 1) notes.push(`Los títulos están en la fila ${header}.`);
  if (exported?.nextImport) {
    const stale = `Exportado antes de la importación ${exported.nextImport} (el ${exported.exportedAt})`;
    notes.push(`${stale}: solo se propone lo que usted cambió desde entonces.`);
  }
  const remarkIn =
    (remarks: Remark[], sheet = file.sheet): Refuse =>
    (row, column, message) =>
      remarks.push({ sheet, row, column, message });
  const refuse = remarkIn(problems);
  const refuseCategory = remarkIn(problems, 'Categorías');
  const warn = remarkIn(warnings);

  const origins = exported ?? catalogue;
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const origin = new Map(origins.products.map((product) => [product.id, product]));
  const checkNew = checkNewProducts(catalogue);
  const categories = planCategories(
    catalogue.categories,
    origins.categories,
    file.categories,
    refuseCategory,
  );
  const added: (Omit<ProductRow, 'id'> & { id: number | null })[] = [];
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  const removed: ProductRow[] = [];
  const seen = new Map<number, number>();
  let movedPrices = 0;
  for (const { row, id, values, remove } of readRows(file.products, origin, refuse, notes)) {
    const before = products.get(id ?? 0);
    const past = origin.get(id ?? 0);
    const other = seen.get(id ?? 0);
    if (other !== undefined) {
      refuse(row, 'Código', `el código ${id} ya está en la fila ${other}: deje una sola fila`);
      continue;
    }
    if (id !== null) seen.set(id, row);
    if (remove) {
      if (before) removed.push(before);
      else if (!past) refuse(row, REMOVE, 'no hay un producto con este código: borre la fila');
      continue;
    }
    const category = values.category == null ? null : categories.resolve(values.category);
    if (category && 'problem' in category) refuse(row, 'Categoría', category.problem);
    else if (category) values.category = category.name;
    if (past) {
      if (values.name === null && past.name) {
        const message = 'está vacío: escríbalo, o escriba sí en Quitar para quitar el producto';
        refuse(row, 'Nombre', message);
      }
      for (const { field, heading } of columns) {
        const after = field === 'id' ? undefined : values[field];
        if (after === undefined || after === past[field]) continue;
        if (!before) {
          warn(row, 'Código', 'este producto ya no está en la tienda: su cambio no se escribe');
          break;
        }
        if (after === before[field]) continue;
        const { name } = before;
        const change = { id: past.id, name, field, before: before[field], after };
        if (change.before === past[field]) changes.push(change);
        else conflicts.push({ ...change, exported: past[field] });
        const warning = warningOf(change);
        if (warning) warn(row, heading, warning);
        if (warning && field === 'price') movedPrices += 1;
      }
      continue;
    }
    const taken = `la tienda ya dio el código ${id} a «${before?.name}»: borre este código`;
    const problem = before ? { column: 'Código', message: taken } : checkNew(id, values);
    if (problem) refuse(row, problem.column, problem.message);
    else added.push({ ...emptyProduct, ...values, id });
  }

  const missing = catalogue.products.filter(({ id }) => !seen.has(id) && origin.has(id));
  const version = versionOf(file.products);
  if (isComplete && problems.length === 0) removed.push(...missing);
  if (!isComplete && missing.length > 0 && version !== null) {
    const which = namesIn(missing.map(({ id, name }) => `${id} ${name}`));
    notes.push(
      `No están en el archivo, y quedan como están: ${missing.length} (${which}). Para quitarlos, súbalo otra vez con la casilla «Quitar los productos que no están en el archivo».`,
    );
  }

  const categoryOf = new Map(catalogue.products.map(({ id, category }) => [id, category]));
  for (const { id, field, after } of [...changes, ...conflicts]) {
    if (field === 'category') categoryOf.set(id, after as string | null);
  }
  for (const { id } of removed) categoryOf.delete(id);
  const used = new Set([...categoryOf.values(), ...added.map(({ category }) => category)]);
  for (const [name, row] of categories.removed) {
    const message = `«${name}» todavía tiene productos: páselos antes a otra categoría`;
    if (used.has(name)) refuseCategory(row, REMOVE, message);
  }

  const incomplete = added.filter(({ price, category }) => !price || !category).length;
  const { length: total } = catalogue.products;
  const { unknown } = categories;
  const confirmations: [isNeeded: boolean, text: string][] = [
    [movedPrices > 0, `precios que cambian más de 40 % o quedan vacíos: ${movedPrices}`],
    [
      removed.length > total * LARGE_REMOVAL,
      `productos que se quitan: ${removed.length} de ${total}`,
    ],
    [incomplete > 0, `productos nuevos sin precio o sin categoría: ${incomplete}`],
    [unknown.length > 0, `categorías nuevas (${unknown.length}): ${namesIn(unknown)}`],
    [version !== null && !exported, UNKNOWN_VERSION],
  ];
  const nextCode = createCodes(catalogue, seen.keys());
  return {
    added: added.map(({ id, ...product }) => ({ ...product, id: id ?? nextCode() })),
    changes,
    conflicts,
    removed,
    categories: categories.isChanged()
      ? { before: catalogue.categories, after: categories.planned }
      : null,
    problems,
    warnings,
    confirmations: confirmations.flatMap(([isNeeded, text]) => (isNeeded ? text : [])),
    notes,
    version: catalogue.version,
  };
}

const UNKNOWN_VERSION =
  'el archivo es de una exportación que la tienda ya no guarda, y puede volver a valores antiguos';

/** Of products or categories in a message. */
const MAX_NAMES = 10;

function namesIn(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES).map(quoted).join(', ');
  return names.length > MAX_NAMES ? `${first}…` : first;
}

function warningOf({ field, before, after }: Change): string | null {
  if (field === 'stock' && Number(after) < 0) return `el stock queda en ${after}`;
  if (field !== 'price' || !before) return null;
  if (!after) return `queda sin precio (tenía ${before})`;
  const move = Number(after) / Number(before) - 1;
  const percent = `${move > 0 ? 'sube' : 'baja'} ${Math.round(Math.abs(move) * 100)} %`;
  return Math.abs(move) > LARGE_MOVE ? `${percent}: de ${before} a ${after}` : null;
}
