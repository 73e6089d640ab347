import type { Queryable } from '../database/database.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { selected } from './product-columns.ts';

/** Reads the whole catalogue. */
export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const products = await transaction.query<ProductRow>(
    `SELECT ${selected} FROM products ORDER BY position, id`,
  );
  return { categories: categories.map(({ name }) => name), products };
}
