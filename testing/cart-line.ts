import type { StoredProduct } from '../server/catalogue/stored-product.ts';
import { type CartLine, productFields } from '../src/cart/cart.ts';
import { productRow } from './products.ts';

/** A cart line; missing fields are null. */
export function cartLine({
  quantity,
  ...fields
}: Partial<StoredProduct> & { id: number; quantity: number }): CartLine {
  return { id: fields.id, ...productFields(productRow(fields)), quantity };
}
