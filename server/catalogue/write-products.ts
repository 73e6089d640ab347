import type { Queryable } from '../database/database.ts';
import { productColumns } from './product-columns.ts';
import type { StoredProduct } from './stored-product.ts';

/** Writes products: those without a position are added behind the others, unless they are stored. */
export async function writeProducts(
  transaction: Queryable,
  products: readonly (StoredProduct & { position?: number })[],
): Promise<void> {
  const rows = products.map(({ position, ...product }) => {
    const values = productColumns.map(({ field, column }) => [column, product[field]]);
    return { position, ...Object.fromEntries(values) };
  });
  const names = productColumns.map(({ column }) => column).join(', ');
  // Without the id: a trigger keeps ids that change, see migration 0006.
  const others = productColumns.filter(({ field }) => field !== 'id');
  await transaction.query(
    `INSERT INTO products (position, ${names})
     SELECT coalesce(position, ordinality + (SELECT coalesce(max(position), 0) FROM products)), ${names}
       FROM jsonb_populate_recordset(NULL::products, $1::jsonb) WITH ORDINALITY
     ON CONFLICT (id) DO UPDATE SET ${others.map(({ column }) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(rows)],
  );
}
