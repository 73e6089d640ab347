import * as v from 'valibot';
import type { Catalogue } from './catalogue-store.ts';

const Product = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  uuid: v.nullable(v.string()),
  name: v.nullable(v.string()),
  priceBuy: v.nullable(v.number()),
  price: v.nullable(v.number()),
  description: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  category: v.nullable(v.string()),
  stock: v.nullable(v.pipe(v.number(), v.integer())),
  discount: v.nullable(v.number()),
  marca: v.nullable(v.string()),
});

const SeedFile = v.object({ categories: v.array(v.string()), products: v.array(Product) });

/**
 * Checks the parsed content of `server/seed/catalogue.json`.
 *
 * @throws when a field is missing or of the wrong type, with its path.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}.`);
}
