import { nameWithBrand } from '../../src/lib/brand.ts';
import { codeKey, shownCode } from '../../src/lib/product-code.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Database } from '../database/database.ts';
import { OwnerError } from '../owner-error.ts';

/** Products of a search that are listed. */
export const MAX_FOUND = 50;

/** Products in a message. */
const MAX_NAMED = 3;

export type MatchedProduct = Pick<
  StoredProduct,
  'id' | 'uuid' | 'name' | 'marca' | 'price' | 'stock'
> & {
  /** Whether it has the searched code. */
  isCoded: boolean;
};

/**
 * By our code or the owner's, or by every word of name and brand; one more than is listed shows that
 * there are more.
 */
export function findProducts(database: Database, search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const key = codeKey(search);
  return database.query<MatchedProduct>(
    // `codeKey` in SQL: a code of digits has no zeros before it.
    `SELECT id, uuid, name, marca, price::float8 AS price, stock, is_coded AS "isCoded"
       FROM products, LATERAL (
              SELECT id::text = $1 OR coalesce($1 = CASE
                       WHEN uuid ~ '^[0-9]+$' THEN ltrim(uuid, '0')
                       WHEN uuid !~* '[[:alpha:]]' THEN regexp_replace(uuid, '[[:space:]._-]+', '-', 'g')
                       ELSE regexp_replace(catalogue_fold(uuid), '[[:space:]._–—·-]+', '', 'g')
                     END, false) AS is_coded
            ) AS code
      WHERE is_coded OR NOT EXISTS (
              SELECT 1 FROM jsonb_array_elements_text($2::jsonb) AS entry (word)
               WHERE strpos(concat_ws(' ', name_folded, brand_folded), word) = 0)
      ORDER BY is_coded DESC, position, id LIMIT ${MAX_FOUND + 1}`,
    [key, JSON.stringify(words)],
  );
}

/** The one product that a text means: by its code, or as the only one with its words. @throws OwnerError */
export async function findOneProduct(database: Database, text: string): Promise<number> {
  const found = await findProducts(database, text);
  const [product, second] = found;
  if (!product) throw new OwnerError('ningún producto se llama así ni tiene ese código');
  if (!second || (product.isCoded && !second.isCoded)) return product.id;
  const named = found
    .slice(0, MAX_NAMED)
    .map((other) => `${shownCode(other)} ${nameWithBrand(other)}`);
  const more = found.length > MAX_NAMED ? '…' : '';
  throw new OwnerError(`puede ser ${named.join('; ')}${more}: escriba el código`);
}
