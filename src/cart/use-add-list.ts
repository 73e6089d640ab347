import { useState } from 'react';
import { limits } from '../config.ts';
import { type Product, useFetchProduct } from '../graphql/queries.ts';
import { useCart } from './cart-store.ts';
import { excessText, type LineItem } from './line-item.ts';

const { productRequests: batchSize } = limits;

/** What of a list did not come into the cart. */
export interface AddedList {
  /** Products that could not be fetched. */
  failed: readonly LineItem[];
  /** Pieces that a line of the cart could not hold, in words. */
  leftOut: readonly string[];
}

/** Puts the products of a list in the cart, each fetched whole, a few at a time. */
export function useAddList() {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const clear = useCart((cart) => cart.clear);
  /** How many are done while it is at work; null otherwise. */
  const [done, setDone] = useState<number | null>(null);

  async function addAll(
    wanted: readonly LineItem[],
    { replaces = false }: { replaces?: boolean } = {},
  ): Promise<AddedList> {
    const failed: LineItem[] = [];
    const leftOut: string[] = [];
    const found: { product: Product; line: LineItem }[] = [];
    setDone(0);
    for (let at = 0; at < wanted.length; at += batchSize) {
      const part = wanted.slice(at, at + batchSize);
      const fetched = await Promise.all(
        part.map(async (line) => ({ line, one: await fetchProduct(line.id) })),
      );
      for (const { line, one } of fetched) {
        if ('product' in one) found.push({ product: one.product, line });
        else failed.push(line);
      }
      setDone(at + part.length);
    }
    setDone(null);
    // What there was goes only once there is something in its place.
    if (replaces && found.length > 0) clear();
    for (const { product, line } of found) {
      const { leftOut: rest } = add(product, line.quantity);
      if (rest > 0) leftOut.push(excessText(line.name, rest));
    }
    return { failed, leftOut };
  }
  return { addAll, done };
}
