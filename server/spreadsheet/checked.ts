import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Addition, CellChange } from './merge-rows.ts';

/** What the checks look at. */
export interface Checked {
  /** The products of the shop before the import. */
  products: readonly StoredProduct[];
  /** Those after it, by id. */
  planned: ReadonlyMap<number, StoredProduct>;
  changes: readonly CellChange[];
  additions: readonly Addition[];
  removed: readonly StoredProduct[];
}

/** A remark on a cell. */
export interface CellFinding {
  row: number;
  column: string;
  product: string | null;
  message: string;
}
