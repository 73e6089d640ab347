import type { Queryable } from '../database/database.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { selected } from './product-columns.ts';

export interface StoredCatalogue extends Catalogue {
  /** Their codes are never given to other products. */
  removed: readonly Pick<ProductRow, 'id' | 'name'>[];
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
  const removed = await transaction.query<Pick<ProductRow, 'id' | 'name'>>(
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
