import type { Queryable } from '../database/database.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { selected } from './product-columns.ts';

/** A product that was removed. Its code is never given to another one. */
export interface RemovedProduct {
  id: number;
  name: string | null;
}

export interface StoredCatalogue extends Catalogue {
  removed: readonly RemovedProduct[];
  /** Differs after each change. */
  version: string | undefined;
}

export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const products = await transaction.query<ProductRow>(
    `SELECT ${selected} FROM products ORDER BY position, id`,
  );
  return { categories: categories.map(({ name }) => name), products };
}

export async function readStoredCatalogue(transaction: Queryable): Promise<StoredCatalogue> {
  // First: a change in between makes it look older than it is.
  const version = await readVersion(transaction);
  const catalogue = await readCatalogue(transaction);
  const removed = await transaction.query<RemovedProduct>('SELECT id, name FROM removed_products');
  return { ...catalogue, removed, version };
}

/** A counter that every change of the catalogue raises; see migration 0003. */
export async function readVersion(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    'SELECT version::text AS version FROM catalogue_version',
  );
  return row?.version;
}
