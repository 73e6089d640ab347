import type { ProductRow } from './catalogue-store.ts';

/** Column and type of each field in the table `products`. */
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

/** The numeric fields. They are read as text: not every numeric is a float8. */
export type Amount = {
  [Field in keyof Stored]: Stored[Field][1] extends 'numeric' ? Field : never;
}[keyof Stored];

export const productColumns = Object.entries(stored).map(([field, [column, type]]) => ({
  field: field as keyof ProductRow,
  column,
  type,
  /** Name in a seed file: `price_buy` is `priceBuy`. */
  seedKey: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
}));

export function listed(part: (column: (typeof productColumns)[number]) => string): string {
  return productColumns.map(part).join(', ');
}

/** The select list of all fields, amounts cast to the given type. */
export function selected(amount: 'text' | 'float8'): string {
  return listed(
    ({ field, column, type }) =>
      `${column}${type === 'numeric' ? `::${amount}` : ''} AS "${field}"`,
  );
}

export const amounts = productColumns.flatMap(({ field, type }) =>
  type === 'numeric' ? [field as Amount] : [],
);

/** All fields but the id, null. */
export const emptyProduct = Object.fromEntries(
  productColumns.map(({ field }) => [field, null]),
) as Record<Exclude<keyof ProductRow, 'id'>, null>;

/** See migration 0004. */
const LEAST = 1e-6;
const GREATEST = 1e12;

export function isAmountInRange(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= LEAST && size <= GREATEST);
}
