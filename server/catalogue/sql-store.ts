import type { Queryable } from '../database/database.ts';
import { type CatalogueStore, type ProductRow, SEARCH_LIMIT } from './catalogue-store.ts';

const SELECT_PRODUCTS = `
  SELECT id, uuid, name, price_buy::float8 AS "priceBuy", price::float8 AS price, description,
         image_url AS "imageUrl", category, stock, discount::float8 AS discount, marca
    FROM products`;

const IN_ORDER = 'ORDER BY position, id';

/** The name holds the text literally: both folded, wildcards of LIKE escaped. */
const NAME_CONTAINS = String.raw`
  name_folded LIKE '%' || regexp_replace(catalogue_fold($1), '([\\%_])', '\\\1', 'g') || '%'`;

/** The one SQL implementation of the catalogue, for every driver behind `Queryable`. */
export function createSqlStore(database: Queryable): CatalogueStore {
  const products = (rest: string, params?: readonly unknown[]) =>
    database.query<ProductRow>(`${SELECT_PRODUCTS} ${rest}`, params);

  return {
    allProducts: () => products(IN_ORDER),
    productById: async (id) => (await products('WHERE id = $1', [id]))[0] ?? null,
    categoryNames: async () => {
      const rows = await database.query<{ name: string }>(
        'SELECT name FROM categories ORDER BY position, name',
      );
      return rows.map((row) => row.name);
    },
    productsInCategory: async (category) =>
      isStorable(category) ? products(`WHERE category = $1 ${IN_ORDER}`, [category]) : [],
    productsOnOffer: () => products(`WHERE discount > 0 ${IN_ORDER}`),
    productsWithBrand: () =>
      products(`WHERE brand_folded <> '' ORDER BY brand_folded COLLATE "C", position, id`),
    productsByName: async (text) =>
      isStorable(text)
        ? products(`WHERE ${NAME_CONTAINS} ${IN_ORDER} LIMIT ${SEARCH_LIMIT}`, [text])
        : [],
  };
}

/** PostgreSQL refuses a NUL in any text, so nothing that it keeps can contain one. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}
