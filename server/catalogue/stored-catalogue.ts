import type { Queryable } from '../database/database.ts';
import { selected } from './product-columns.ts';
import type { Catalogue, StoredProduct } from './stored-product.ts';

export interface StoredCatalogue extends Catalogue {
  /** Their codes are never given to other products. */
  removed: readonly Pick<StoredProduct, 'id' | 'name'>[];
  /** Differs after each change. */
  version: string | undefined;
}

/** The categories in order. */
export async function readCategoryNames(database: Queryable): Promise<string[]> {
  const categories = await database.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  return categories.map(({ name }) => name);
}

export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await readCategoryNames(transaction);
  const products = await transaction.query<StoredProduct>(
    `SELECT ${selected} FROM products ORDER BY position, id`,
  );
  return { categories, products };
}

/** A product with its place in the catalogue. */
export interface PlacedProduct {
  position: number;
  product: StoredProduct;
}

/**
 * The products written after a version, in order, and the number of all products.
 * @param version without it, all products
 */
export async function readChanges(transaction: Queryable, version = '-1') {
  const rows = await transaction.query<StoredProduct & { position: number }>(
    `SELECT position, ${selected} FROM products WHERE changed_in > $1 ORDER BY position, id`,
    [version],
  );
  const [counted] = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM products',
  );
  const changed = rows.map(({ position, ...product }): PlacedProduct => ({ position, product }));
  return { changed, count: counted?.count ?? 0 };
}

export async function readStoredCatalogue(transaction: Queryable): Promise<StoredCatalogue> {
  // First: a change in between makes it look older than it is.
  const version = await readVersion(transaction);
  const catalogue = await readCatalogue(transaction);
  const removed = await transaction.query<Pick<StoredProduct, 'id' | 'name'>>(
    'SELECT id, name FROM removed_products',
  );
  return { ...catalogue, removed, version };
}

/** A counter that every change of the catalogue raises; see migration 0003. */
export async function readVersion(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    'SELECT version::text AS version FROM catalogue_version',
  );
  return row?.version;
}
