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

/** The select list of all fields; an amount that migration 0004 would refuse is null. */
export const selected = listed(({ field, column, type }) => {
  const inRange = `${column} = 0 OR abs(${column}) BETWEEN 1e-6 AND 1e12`;
  return `${type === 'numeric' ? `CASE WHEN ${inRange} THEN ${column}::float8 END` : column} AS "${field}"`;
});

/** All fields but the id, null. */
export const emptyProduct = Object.fromEntries(
  productColumns.map(({ field }) => [field, null]),
) as Record<Exclude<keyof ProductRow, 'id'>, null>;
