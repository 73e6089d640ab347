import * as v from 'valibot';
import { isDay } from './discount-dates.ts';
import { amountFields, dateFields, emptyProduct } from './product-columns.ts';
import type { Catalogue, StoredProduct } from './stored-product.ts';

/** The largest `integer` of PostgreSQL. */
const LARGEST_INTEGER = 2 ** 31 - 1;

const wholeNumber = (least: number) => {
  const message = `must be a whole number from ${least} to ${LARGEST_INTEGER}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(LARGEST_INTEGER, message),
  );
};

/** As migration 0004 allows it. */
const amount = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) <= 1e12),
    'must be 0, or a number from 0.000001 to 1000000000000',
  ),
);

const text = v.pipe(
  v.string('must be a text'),
  v.check(
    (value) => !/\0|\p{Surrogate}/u.test(value),
    'must not contain \\u0000 or half of a surrogate pair',
  ),
);

/** As migration 0013 allows it. */
const date = v.pipe(
  v.string('must be a text'),
  v.isoDate('must be a date, such as 2026-12-24'),
  v.check(isDay, 'must be a date from 2000-01-01 to 2099-12-31'),
);

const fieldType = (field: string) => {
  if (dateFields.includes(field)) return date;
  if (field === 'stock') return wholeNumber(-LARGEST_INTEGER);
  return amountFields.includes(field) ? amount : text;
};

const Product = v.strictObject({
  // Optional only for the object, so that its own message is shown.
  id: v.optional(wholeNumber(1), Number.NaN),
  ...Object.fromEntries(
    Object.keys(emptyProduct).map((field) => [field, v.nullish(fieldType(field))]),
  ),
});

const SeedFile = v.object({
  categories: v.array(v.pipe(text, v.nonEmpty('must not be empty'))),
  products: v.array(Product),
});

/**
 * Reads a parsed seed file; fields that are missing are null. What it returns, the database accepts.
 * @throws with the place of what is wrong: the position of a product, its id and the field.
 */
export function parseSeed(json: unknown): Catalogue {
  const result = v.safeParse(SeedFile, json);
  if (!result.success) {
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    throw new Error(`${placeOf(path, json)}: ${issue.message}`);
  }
  const { categories, products } = result.output;
  const catalogue = {
    categories,
    products: products.map((row) => ({ ...emptyProduct, ...withoutUndefined(row) })),
  };
  refuseInconsistent(catalogue);
  return catalogue;
}

function withoutUndefined<Row extends { id: number }>(row: Row): Pick<StoredProduct, 'id'> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as unknown as Row;
}

/** What no single field shows: ids and categories that come twice, and unknown categories. */
function refuseInconsistent({ categories, products }: Catalogue): void {
  const twice = firstRepeated(categories);
  if (twice !== -1) throw new Error(`category ${twice + 1}: «${categories[twice]}» comes twice`);
  const repeated = firstRepeated(products.map(({ id }) => id));
  if (repeated !== -1) {
    throw new Error(`${productAt(repeated, products[repeated])}, id: another product has it`);
  }
  const known = new Set(categories);
  const lost = products.findIndex(({ category }) => category !== null && !known.has(category));
  if (lost === -1) return;
  const { category } = products[lost] as StoredProduct;
  throw new Error(
    `${productAt(lost, products[lost])}, category: «${category}» is not in «categories»`,
  );
}

/** The index of the first value that comes before too, or -1. */
function firstRepeated(values: readonly unknown[]): number {
  const seen = new Set<unknown>();
  return values.findIndex((value) => seen.size === seen.add(value).size);
}

/** `product 3 (id 103), price`; otherwise the path. */
function placeOf(path: readonly string[], json: unknown): string {
  const [list, index, field] = path;
  if (list !== 'products' || index === undefined) return path.join('.') || 'it';
  const rows = (json as { products: unknown[] }).products;
  const product = productAt(Number(index), rows[Number(index)]);
  return field === undefined ? product : `${product}, ${field}`;
}

function productAt(index: number, row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return `product ${index + 1}${typeof id === 'number' ? ` (id ${id})` : ''}`;
}
