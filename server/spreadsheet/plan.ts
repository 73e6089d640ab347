import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, ProductRow } from '../catalogue/catalogue-store.ts';
import { foldName } from '../catalogue/fold-text.ts';
import { emptyProduct } from '../catalogue/product-columns.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import { type PlannedCategory, planCategories } from './categories.ts';
import {
  columns,
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
  /** As they are afterwards; `changes` has each field. */
  changed: ProductRow[];
  changes: Change[];
  /** Not written: the shop has changed the same value since the file was exported. */
  conflicts: Change[];
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

/** Larger relative changes of a price, and shares of changed or removed products, have to be confirmed. */
const LARGE_MOVE = 0.4;
const LARGE_SHARE = 0.1;

export function isApplicable({ problems, added, changed, removed, categories }: Plan): boolean {
  const hasProducts = [added, changed, removed].some(({ length }) => length > 0);
  return problems.length === 0 && (hasProducts || categories !== null);
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
  if (file.others?.length) notes.push(`Hojas que no se leen: ${firstOf(file.others)}.`);
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
  const isCurrent = isDeepStrictEqual(origins.categories, catalogue.categories);
  if (file.categories && !isCurrent) notes.push(OLD_CATEGORIES);
  const table = isCurrent ? file.categories : undefined;
  const categories = planCategories(catalogue.categories, table, refuseCategory);

  const products = byId(catalogue);
  const origin = byId(origins);
  const rows = readRows(file.products, origin, refuse, notes);
  const inFile = new Set(rows.map(({ id }) => id ?? 0));
  const checkNew = checkNewProducts(catalogue);
  const named = new Map(catalogue.products.map(({ id, name }) => [foldName(name), id]));
  const nextCode = createCodes(catalogue, inFile);
  /** The products after the import. */
  const planned = new Map(products);
  const changes: Change[] = [];
  const conflicts: Change[] = [];
  for (const { row, id, values, remove } of rows) {
    const before = products.get(id ?? 0);
    const past = origin.get(id ?? 0);
    if (remove) {
      const isKnown = planned.delete(id ?? 0) || past;
      if (!isKnown) refuse(row, REMOVE, 'no hay un producto con este código: borre la fila');
      continue;
    }
    if (values.category) values.category = categories.resolve(values.category);
    if (!past) {
      const code = id ?? nextCode();
      const taken = `la tienda ya dio el código ${id} a «${before?.name}»: borre este código`;
      const problem = before ? { column: 'Código', message: taken } : checkNew(id, values);
      if (problem) refuse(row, problem.column, problem.message);
      else planned.set(code, { ...emptyProduct, ...values, id: code });
      continue;
    }
    if (values.name === null && past.name) refuse(row, 'Nombre', EMPTY_NAME);
    for (const { heading, field } of columns) {
      const after = values[field];
      if (after === undefined || after === past[field] || after === before?.[field]) continue;
      if (!before) {
        warn(row, 'Código', 'este producto ya no está en la tienda: su cambio no se escribe');
        break;
      }
      const change = { id: past.id, name: before.name, field, before: before[field], after };
      if (change.before !== past[field]) {
        conflicts.push(change);
        continue;
      }
      changes.push(change);
      planned.set(past.id, { ...before, ...planned.get(past.id), [field]: after });
      const other = field === 'name' ? (named.get(foldName(String(after))) ?? id) : id;
      const warning = other === id ? warningOf(change) : `así se llama ya el producto ${other}`;
      if (warning) warn(row, heading, warning);
    }
  }

  const version = versionOf(file.products);
  const missing = catalogue.products.filter(({ id }) => !inFile.has(id) && origin.has(id));
  if (isComplete && problems.length === 0) for (const { id } of missing) planned.delete(id);
  if (!isComplete && problems.length === 0 && missing.length > 0 && version !== null) {
    const which = firstOf(missing.map(({ id, name }) => `${id} ${name}`));
    notes.push(
      `No están en el archivo, y quedan como están: ${missing.length} (${which}). Para quitarlos, súbalo otra vez con la casilla «Quitar los productos que no están en el archivo».`,
    );
  }
  const used = new Set(Array.from(planned.values(), ({ category }) => category));
  for (const [name, row] of categories.removed) {
    const message = `«${name}» todavía tiene productos: páselos antes a otra categoría`;
    if (used.has(name)) refuseCategory(row, REMOVE, message);
  }

  const added = [...planned.values()].filter(({ id }) => !products.has(id));
  const removed = catalogue.products.filter(({ id }) => !planned.has(id));
  const changed = new Set(changes.map(({ id }) => id));
  const confirmations = confirmationsOf({ added, removed, changes, warnings }, products.size);
  const { unknown, planned: after } = categories;
  if (unknown.length > 0) {
    confirmations.push(`categorías nuevas (${unknown.length}): ${firstOf(unknown)}`);
  }
  const isExport = version !== null || file.products.flat().some((cell) => cell === 'UUID');
  if (isExport && !exported) confirmations.push(UNKNOWN_VERSION);
  const before = catalogue.categories;
  const names = after.map(({ name }) => name);
  return {
    added,
    changed: [...planned.values()].flatMap((product) => {
      // Its category may have a new name.
      const category = product.category && categories.resolve(product.category);
      return changed.has(product.id) ? { ...product, category } : [];
    }),
    changes,
    conflicts,
    removed,
    categories: isDeepStrictEqual(names, before) ? null : { before, after },
    problems,
    warnings,
    confirmations,
    notes,
    version: catalogue.version,
  };
}

/** @param total the products of the shop */
function confirmationsOf(
  { added, removed, changes, warnings }: Pick<Plan, 'added' | 'removed' | 'changes' | 'warnings'>,
  total: number,
): string[] {
  const { length: count } = removed;
  const prices = warnings.filter(({ column }) => /Precio|Descuento/.test(column ?? '')).length;
  const swapped = changes.filter(({ field }) => field === 'uuid').length;
  const incomplete = added.filter(({ price, category }) => !price || !category).length;
  /** Of a text that is replaced, or a value that is emptied. */
  const isLoss = ({ before, after }: Change) => typeof before === 'string' || after === null;
  const losses = columns.map(({ heading, field }): [boolean, string] => {
    const { length: lost } = changes.filter((one) => one.field === field && isLoss(one));
    const isLarge = field !== 'uuid' && lost > total * LARGE_SHARE;
    return [isLarge, `productos en los que «${heading}» se cambia o se vacía: ${lost}`];
  });
  const texts: [isNeeded: boolean, text: string][] = [
    ...losses,
    [prices > 0, `precios que cambian más de 40 % o quedan vacíos: ${prices}`],
    [swapped > 0, `productos cuyo UUID cambia, quizá por códigos cambiados de fila: ${swapped}`],
    [count > total * LARGE_SHARE, `productos que se quitan: ${count} de ${total}`],
    [incomplete > 0, `productos nuevos sin precio o sin categoría: ${incomplete}`],
  ];
  return texts.flatMap(([isNeeded, text]) => (isNeeded ? text : []));
}

const byId = ({ products }: Catalogue) =>
  new Map(products.map((product): [number, ProductRow] => [product.id, product]));

const EMPTY_NAME = 'está vacío: escríbalo, o escriba sí en Quitar para quitar el producto';
const OLD_CATEGORIES =
  'La hoja Categorías no se lee: las categorías de la tienda cambiaron después de exportar el archivo.';
const UNKNOWN_VERSION =
  'el archivo es de una exportación que la tienda ya no guarda, o no tiene la columna Versión, y puede volver a valores antiguos';

/** Names in a message, which has their number. */
const firstOf = (names: readonly string[]) => names.slice(0, 10).map(quoted).join(', ');

function warningOf({ field, before, after }: Change): string | null {
  if (field === 'stock' && Number(after) < 0) return `el stock queda en ${after}`;
  const isDiscount = field === 'discount';
  if (!isDiscount && (field !== 'price' || !before)) return null;
  if (!isDiscount && !after) return `queda sin precio (tenía ${before})`;
  const [from = 0, to = 0] = [before, after].map((value) =>
    isDiscount ? 100 - Number(value) : Number(value),
  );
  const move = to / from - 1;
  const verb = `${isDiscount ? 'el precio final ' : ''}${move > 0 ? 'sube' : 'baja'}`;
  const values = `de ${before ?? 0} a ${after ?? 0}${isDiscount ? ' % de descuento' : ''}`;
  return Math.abs(move) > LARGE_MOVE
    ? `${verb} ${Math.round(Math.abs(move) * 100)} %: ${values}`
    : null;
}
