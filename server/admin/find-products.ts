import { foldText } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Database } from '../database/database.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';

/** Products of a search that are listed. */
export const MAX_FOUND = 50;

/** Products in a message. */
const MAX_NAMED = 3;

/** By code, or by every word of the name; one more than is listed shows that there are more. */
export function findProducts(database: Database, search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return database.query<Pick<StoredProduct, 'id' | 'name' | 'price' | 'stock'>>(
    `SELECT id, name, price::float8 AS price, stock FROM products
      WHERE id::text = $1 OR NOT EXISTS (
              SELECT 1 FROM jsonb_array_elements_text($2::jsonb) AS entry (word)
               WHERE strpos(coalesce(name_folded, ''), word) = 0)
      ORDER BY id::text <> $1, position, id LIMIT ${MAX_FOUND + 1}`,
    [search.replace(/^0+/, ''), JSON.stringify(words)],
  );
}

/** The one product that a text means: by its code, or as the only one with its words. @throws OwnerError */
export async function findOneProduct(database: Database, text: string): Promise<number> {
  const found = await findProducts(database, text);
  const [product, second] = found;
  if (!product) throw new OwnerError('ningún producto se llama así ni tiene ese código');
  if (!second || String(product.id) === text.replace(/^0+/, '')) return product.id;
  const named = found.slice(0, MAX_NAMED).map(({ id, name }) => `${id} ${name}`);
  const more = found.length > MAX_NAMED ? '…' : '';
  throw new OwnerError(`puede ser ${named.join('; ')}${more}: escriba el código`);
}
