import { emptyProduct } from '../catalogue/product-columns.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { REMOVE, type Refuse, sheetColumns } from './columns.ts';
import type { SheetRow } from './read-rows.ts';

type Value = StoredProduct[keyof StoredProduct];

/** A value that an import changes. */
export interface CellChange {
  /** Of the sheet. */
  row: number;
  id: number;
  uuid: string | null;
  name: string | null;
  field: keyof StoredProduct;
  before: Value;
  after: Value;
}

/** A product that an import adds. */
export interface Addition {
  row: number;
  product: StoredProduct;
}

/** The rows of a file, merged with what the shop has now and had when the file was exported. */
export interface Merged {
  /** The products after the import, by id. */
  planned: Map<number, StoredProduct>;
  changes: CellChange[];
  /** Not written: the shop has changed the same value since. */
  conflicts: CellChange[];
  additions: Addition[];
}

interface MergeBasis {
  /** The products of the shop, by id. */
  products: ReadonlyMap<number, StoredProduct>;
  /** Those that the file was exported from. */
  origin: ReadonlyMap<number, StoredProduct>;
  nextCode: () => number;
  /** Why a file cannot add a product, in Spanish; null if it can. */
  checkNew: (
    id: number | null,
    product: Partial<StoredProduct>,
    row: number,
  ) => { column: string; message: string } | null;
  refuse: Refuse;
  warn: Refuse;
}

const EMPTY_NAME = 'está vacío: escríbalo, o escriba sí en Quitar para quitar el producto';

/** Three-way merge: what is equal in the exported version is no change of the owner. */
export function mergeRows(rows: readonly SheetRow[], basis: MergeBasis): Merged {
  const { products, origin, refuse } = basis;
  const merged: Merged = {
    planned: new Map(products),
    changes: [],
    conflicts: [],
    additions: [],
  };
  for (const sheetRow of rows) {
    const { row, id, remove, values } = sheetRow;
    const past = origin.get(id ?? 0);
    if (remove) {
      const isKnown = merged.planned.delete(id ?? 0) || past;
      if (!isKnown) refuse(row, REMOVE, 'no hay un producto con este código: borre la fila');
    } else if (past) {
      if (values.name === null && past.name) refuse(row, 'Nombre', EMPTY_NAME);
      mergeRow(sheetRow, past, merged, basis);
    } else addRow(sheetRow, merged, basis);
  }
  return merged;
}

function addRow(
  { row, id, values }: SheetRow,
  { planned, additions }: Merged,
  { products, nextCode, checkNew, refuse }: MergeBasis,
): void {
  const code = id ?? nextCode();
  const present = products.get(id ?? 0);
  const taken = `la tienda ya dio el código ${id} a «${present?.name}»: borre este código`;
  const problem = present ? { column: 'Código', message: taken } : checkNew(id, values, row);
  if (problem) {
    refuse(row, problem.column, problem.message);
    return;
  }
  const product = { ...emptyProduct, ...values, id: code };
  planned.set(code, product);
  additions.push({ row, product });
}

function mergeRow(
  { row, values }: SheetRow,
  past: StoredProduct,
  { planned, changes, conflicts }: Merged,
  { products, warn }: MergeBasis,
): void {
  const before = products.get(past.id);
  for (const { field } of sheetColumns) {
    const after = values[field];
    // An export of an older release lacks newer fields.
    const was = past[field] ?? null;
    if (after === undefined || after === was || after === before?.[field]) continue;
    if (!before) {
      warn(row, 'Código', 'este producto ya no está en la tienda: su cambio no se escribe');
      return;
    }
    const { uuid, name } = before;
    const change = { row, id: past.id, uuid, name, field, before: before[field], after };
    if (change.before !== was) conflicts.push(change);
    else {
      changes.push(change);
      planned.set(past.id, { ...before, ...planned.get(past.id), [field]: after });
    }
  }
}
