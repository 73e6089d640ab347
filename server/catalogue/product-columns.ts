import type { ProductRow } from './catalogue-store.ts';

/**
 * How each field of a product is stored: its column in `products`, and the column's type. The only
 * place that knows both: where the contract calls a field by another name, its line here follows,
 * and neither the table nor a seed file changes.
 */
const stored = {
  id: ['id', 'integer'],
  uuid: ['uuid', 'text'],
  name: ['name', 'text'],
  priceBuy: ['price_buy', 'numeric'],
  price: ['price', 'numeric'],
  description: ['description', 'text'],
  imageUrl: ['image_url', 'text'],
  category: ['category', 'text'],
  stock: ['stock', 'integer'],
  discount: ['discount', 'numeric'],
  marca: ['marca', 'text'],
} as const satisfies Record<keyof ProductRow, readonly [column: string, type: ColumnType]>;

type ColumnType = 'integer' | 'numeric' | 'text';
type Stored = typeof stored;

/** The fields that are amounts; read as text, since a driver may take a float for what is none. */
export type Amount = {
  [Field in keyof Stored]: Stored[Field][1] extends 'numeric' ? Field : never;
}[keyof Stored];

export const productColumns = Object.entries(stored).map(([field, [column, type]]) => ({
  field: field as keyof ProductRow,
  column,
  type,
  /** What a seed file calls it: `price_buy` is `priceBuy` there. */
  seedKey: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
}));

/** A part of an SQL statement for each column, between commas. */
export function listed(part: (column: (typeof productColumns)[number]) => string): string {
  return productColumns.map(part).join(', ');
}

/** What stands behind SELECT for all fields by their names, amounts as the type that is named. */
export function selected(amount: 'text' | 'float8'): string {
  return listed(
    ({ field, column, type }) =>
      `${column}${type === 'numeric' ? `::${amount}` : ''} AS "${field}"`,
  );
}

export const amounts = productColumns.flatMap(({ field, type }) =>
  type === 'numeric' ? [field as Amount] : [],
);

/** A product of which nothing is known yet. */
export const emptyProduct = Object.fromEntries(
  productColumns.map(({ field }) => [field, null]),
) as Record<Exclude<keyof ProductRow, 'id'>, null>;
