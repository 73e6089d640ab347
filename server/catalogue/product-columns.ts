import type { StoredProduct } from './stored-product.ts';

/** All fields but the id, null. */
export const emptyProduct = {
  uuid: null,
  name: null,
  priceBuy: null,
  price: null,
  description: null,
  imageUrl: null,
  category: null,
  stock: null,
  discount: null,
  discountFrom: null,
  discountUntil: null,
  marca: null,
} satisfies Omit<StoredProduct, 'id'>;

/** The fields with their columns in the table `products`: `priceBuy` is in `price_buy`. */
export const productColumns = (['id', ...Object.keys(emptyProduct)] as (keyof StoredProduct)[]).map(
  (field) => ({ field, column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) }),
);

/** Fields with a decimal number. */
export const amountFields: readonly string[] = [
  'priceBuy',
  'price',
  'discount',
] satisfies (keyof StoredProduct)[];

/** Fields with a date. */
export const dateFields: readonly string[] = [
  'discountFrom',
  'discountUntil',
] satisfies (keyof StoredProduct)[];

/** The select list of all fields; an amount that migration 0004 would refuse is null. */
export const selected = productColumns
  .map(({ field, column }) => {
    const inRange = `${column} = 0 OR abs(${column}) BETWEEN 1e-6 AND 1e12`;
    const amount = `CASE WHEN ${inRange} THEN ${column}::float8 END`;
    const date = `to_char(${column}, 'YYYY-MM-DD')`;
    const plain = dateFields.includes(field) ? date : column;
    return `${amountFields.includes(field) ? amount : plain} AS "${field}"`;
  })
  .join(', ');
