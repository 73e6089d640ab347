import type { Queryable } from '../database/database.ts';
import { type Catalogue, type ProductRow, SEARCH_LIMIT } from './catalogue-store.ts';

const IN_ORDER = 'ORDER BY position, id';

/** The name holds the text literally: both folded, wildcards of LIKE escaped. */
const NAME_CONTAINS = String.raw`
  name_folded LIKE '%' || regexp_replace(catalogue_fold($1), '([\\%_])', '\\\1', 'g') || '%'`;

/** Reads a whole catalogue, for every driver behind `Queryable`. */
export async function readCatalogue(database: Queryable): Promise<Catalogue> {
  const categories = await database.query<{ name: string }>(
    'SELECT name FROM categories ORDER BY position, name',
  );
  const products = await database.query<ProductRow>(`
    SELECT id, uuid, name, price_buy::float8 AS "priceBuy", price::float8 AS price, description,
           image_url AS "imageUrl", category, stock, discount::float8 AS discount, marca
      FROM products ${IN_ORDER}`);
  return { categories: categories.map(({ name }) => name), products };
}

/**
 * The ids of what `productsByName` of a `CatalogueStore` gives, by the trigram
 * index: the products themselves are in memory already, and would be most of
 * what the database has to read and send. A text of one or two characters has no
 * trigram: mostly such a text is in so many names that the limit is soon reached
 * in catalogue order; else every name is looked at.
 */
export async function idsByName(database: Queryable, text: string): Promise<number[]> {
  // PostgreSQL refuses a NUL and half a surrogate pair in any text, so nothing that it keeps can contain one.
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) return [];
  const found = await database.query<{ id: number }>(
    `SELECT id FROM products WHERE ${NAME_CONTAINS} ${IN_ORDER} LIMIT ${SEARCH_LIMIT}`,
    [text],
  );
  return found.map(({ id }) => id);
}
