import { useState } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { limits } from '../config.ts';
import { useFetchProduct } from '../graphql/queries.ts';
import { type ReviewResult, restOf } from './review.ts';

/** Products fetched at a time. */
const together = 4;

/** What became of a list: products that are in the cart now, and those that could not be fetched. */
export interface AddedList {
  added: number;
  failed: readonly string[];
  /** Pieces that a line of the cart could not hold, in words. */
  leftOut: readonly string[];
}

/** Puts the products of a list in the cart, each fetched whole, a few at a time. */
export function useAddList() {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  /** How many are done while it is at work; null otherwise. */
  const [done, setDone] = useState<number | null>(null);

  async function addAll({ wanted }: ReviewResult): Promise<AddedList> {
    const failed: string[] = [];
    const leftOut: string[] = [];
    let added = 0;
    setDone(0);
    for (let at = 0; at < wanted.length; at += together) {
      const part = wanted.slice(at, at + together);
      const fetched = await Promise.all(part.map(({ id }) => fetchProduct(id)));
      for (const [index, one] of fetched.entries()) {
        const { name = '', quantity = 1 } = part[index] ?? {};
        if ('message' in one) {
          failed.push(name);
          continue;
        }
        const rest = piecesInCart(one.product.id) + quantity - limits.cartQuantity.max;
        add(one.product, quantity);
        if (rest > 0) leftOut.push(restOf(name, rest));
        added += 1;
      }
      setDone(at + part.length);
    }
    setDone(null);
    return { added, failed, leftOut };
  }
  return { addAll, done };
}

function piecesInCart(id: number): number {
  return useCart.getState().lines.find((line) => line.id === id)?.quantity ?? 0;
}
