import * as v from 'valibot';
import { emptyProduct } from './product-columns.ts';
import type { Catalogue, StoredProduct } from './stored-product.ts';

const productEntries = v.entriesFromList(Object.keys(emptyProduct), v.optional(v.any()));
const SeedFile = v.object({
  categories: v.array(v.string()),
  products: v.array(v.strictObject({ ...productEntries, id: v.number() })),
});

/**
 * Reads a parsed seed file; fields that are missing are null. The database checks the values.
 * @throws with the path of what is missing or unknown.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }
  const { categories, products } = result.output;
  return {
    categories,
    products: products.map((row): StoredProduct => ({ ...emptyProduct, ...row })),
  };
}
