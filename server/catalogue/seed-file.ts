import * as v from 'valibot';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { isAmountInRange, productColumns } from './product-columns.ts';

/** PostgreSQL stores no lone surrogates and no NUL. */
const text = v.pipe(
  v.string(),
  v.check((value) => !/\p{Surrogate}|\0/u.test(value), 'Half a character, or NUL'),
);
const whole = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(2 ** 31 - 1));
/** Same range as the database's constraint. */
const amount = v.pipe(
  v.number(),
  v.check((value) => isAmountInRange(value), 'Not from 0.000001 to 1,000,000,000,000'),
);

const kinds = { text, numeric: amount, integer: whole(-(2 ** 31)) };

const Product = v.pipe(
  v.object({
    ...Object.fromEntries(
      productColumns.map(({ seedKey, type }) => [seedKey, v.nullish(kinds[type], null)]),
    ),
    id: whole(1),
  }),
  v.transform((entry: { id: number }) => {
    const known = new Map<string, unknown>(Object.entries(entry));
    const row = productColumns.map(({ field, seedKey }) => [field, known.get(seedKey)]);
    // The schema above has checked the types.
    return Object.fromEntries(row) as ProductRow;
  }),
);

const SeedFile = v.object({
  categories: v.pipe(
    v.array(v.pipe(text, v.nonEmpty())),
    v.check((names) => new Set(names).size === names.length, 'Duplicate name'),
  ),
  products: v.array(Product),
});

/**
 * Validates a parsed seed file.
 * @throws when the database would refuse it, with the path and the product's id.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (!result.success) {
    const [issue] = result.issues;
    const [, product] = issue.path ?? [];
    const id = v.safeParse(v.object({ id: v.number() }), product?.value);
    const whose = id.success ? ` (product ${id.output.id})` : '';
    throw new Error(`${v.getDotPath(issue) ?? 'it'}${whose}: ${issue.message}.`);
  }
  const { categories, products } = result.output;
  const ids = new Set<number>();
  for (const [index, { id, category }] of products.entries()) {
    const place = (field: string) => `products.${index}.${field} (product ${id})`;
    if (ids.has(id)) throw new Error(`${place('id')}: Another product has this id.`);
    if (category !== null && !categories.includes(category)) {
      throw new Error(`${place('category')}: Not one of the categories.`);
    }
    ids.add(id);
  }
  return result.output;
}
