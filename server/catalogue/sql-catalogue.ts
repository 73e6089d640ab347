import type { Queryable } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { hasInvalidAmount, selected } from './product-columns.ts';

/** Reads the whole catalogue. An amount out of range (an operator's slip) is logged and null. */
export async function readCatalogue(transaction: Queryable): Promise<Catalogue> {
  const categories = await transaction.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const products = await transaction.query<ProductRow>(
    `SELECT ${selected} FROM products ORDER BY position, id`,
  );
  const [invalid] = await transaction.query<{ ids: string | null }>(
    `SELECT string_agg(id::text, ', ') AS ids FROM products WHERE ${hasInvalidAmount}`,
  );
  if (invalid?.ids) log.error(invalid, 'Ignoring amounts out of range');
  return { categories: categories.map(({ name }) => name), products };
}
