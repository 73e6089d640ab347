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
  categories: v.array(v.pipe(text, v.nonEmpty())),
  products: v.array(Product),
});

/**
 * Validates the values of a parsed seed file; the database checks that ids, names and categories fit
 * together.
 * @throws with the path of the first invalid value.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}
