import { useState } from 'react';
import { limits } from '../config.ts';
import { type Product, useFetchProduct } from '../graphql/queries.ts';
import { useCart } from './cart-store.ts';
import { excessText, type LineItem } from './line-item.ts';

const { productRequests: batchSize } = limits;

/** What could not be added. */
export interface AddedList {
  failed: readonly LineItem[];
  /** Descriptions of pieces beyond the limit of a line. */
  leftOut: readonly string[];
}

/** Fetches the products of a list in batches and adds them to the cart. */
export function useAddList() {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const clear = useCart((cart) => cart.clear);
  /** Products fetched so far; null while idle. */
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
    // Replaces the cart only when at least one product was fetched.
    if (replaces && found.length > 0) clear();
    for (const { product, line } of found) {
      const { leftOut: rest } = add(product, line.quantity);
      if (rest > 0) leftOut.push(excessText(line.name, rest));
    }
    return { failed, leftOut };
  }
  return { addAll, done };
}
