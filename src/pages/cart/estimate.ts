import type { Cart } from '../../cart/cart.ts';
import { priceTag } from '../../lib/money.ts';

/** What a cart comes to in soles, discounts taken off, and how many lines have no price to add. */
export function estimate(cart: Cart): { total: number; unpriced: number } {
  let total = 0;
  let unpriced = 0;
  for (const line of cart) {
    const tag = priceTag(line.price, line.discount);
    if (tag) total += tag.final * line.quantity;
    else unpriced += 1;
  }
  return { total, unpriced };
}
