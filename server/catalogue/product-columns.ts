import type { ProductRow } from './catalogue-store.ts';

type ColumnType = 'integer' | 'numeric' | 'text';

/** Column and type of each field in the table `products`. */
const stored: Record<keyof ProductRow, readonly [column: string, type: ColumnType]> = {
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
};

export const productColumns = Object.entries(stored).map(([field, [column, type]]) => ({
  field: field as keyof ProductRow,
  column,
  type,
}));

export function listed(part: (column: (typeof productColumns)[number]) => string): string {
  return productColumns.map(part).join(', ');
}

/** The select list of all fields. */
export const selected = listed(
  ({ field, column, type }) => `${column}${type === 'numeric' ? '::float8' : ''} AS "${field}"`,
);

/** All fields but the id, null. */
export const emptyProduct = Object.fromEntries(
  productColumns.map(({ field }) => [field, null]),
) as Record<Exclude<keyof ProductRow, 'id'>, null>;
