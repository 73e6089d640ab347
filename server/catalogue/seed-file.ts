import * as v from 'valibot';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { productColumns } from './product-columns.ts';

const integer = v.pipe(v.number(), v.integer());
const kinds = { text: v.string(), numeric: v.number(), integer };

const Product = v.pipe(
  v.object({
    ...Object.fromEntries(
      productColumns.map(({ field, type }) => [field, v.nullish(kinds[type], null)]),
    ),
    id: integer,
  }),
  // The schema above has checked the types.
  v.transform((entry) => entry as ProductRow),
);

const SeedFile = v.object({ categories: v.array(v.string()), products: v.array(Product) });

/**
 * Validates the types of a parsed seed file; the database checks the values.
 * @throws with the path of the first invalid value.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}
