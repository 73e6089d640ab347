import { useEffect, useState } from 'react';
import { limits } from '../config.ts';
import { type Product, useFetchProduct } from '../graphql/queries.ts';
import { addItem, type Cart } from './cart.ts';
import { useCart } from './cart-store.ts';
import { excessText, type LineItem } from './line-item.ts';
import type { SharedContent, SharedLine } from './shared-list.ts';

const { productRequests: batchSize } = limits;

export function useAddList() {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const clear = useCart((cart) => cart.clear);
  /** Products fetched so far; null while idle. */
  const [done, setDone] = useState<number | null>(null);

  /** @returns the lines that failed to load, and the pieces beyond the limit of a line */
  async function addAll(wanted: readonly LineItem[], replaces = false) {
    const leftOut: string[] = [];
    setDone(0);
    const { found, failed } = await fetchLines(wanted, fetchProduct, setDone);
    setDone(null);
    // Not where no product could be fetched.
    if (replaces && failed.length < Math.max(wanted.length, 1)) clear();
    for (const { product, line } of found) {
      const { leftOut: rest } = add(product, line.quantity, line);
      if (rest > 0) leftOut.push(excessText(line.name, rest));
    }
    return { failed, leftOut };
  }
  return { addAll, done };
}

/** The products of a list as a cart of its own, before anything is added; null while loading. */
export function useListPreview(lines: SharedContent['lines']): Cart | null {
  const fetchProduct = useFetchProduct();
  const [preview, setPreview] = useState<Cart | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchLines(lines, fetchProduct).then(({ found }) => {
      const add = (cart: Cart, { product, line }: (typeof found)[number]) =>
        addItem(cart, product, line.quantity, line).cart;
      if (isCurrent) setPreview(found.reduce(add, []));
    });
    return () => {
      isCurrent = false;
    };
  }, [lines, fetchProduct]);
  return preview;
}

async function fetchLines<T extends SharedLine>(
  lines: readonly T[],
  fetchProduct: ReturnType<typeof useFetchProduct>,
  onProgress?: (done: number) => void,
) {
  const found: { product: Product; line: T }[] = [];
  const failed: T[] = [];
  for (let at = 0; at < lines.length; at += batchSize) {
    const part = lines.slice(at, at + batchSize);
    const fetched = await Promise.all(
      part.map(async (line) => ({ line, one: await fetchProduct(line.id) })),
    );
    for (const { line, one } of fetched) {
      if ('product' in one) found.push({ product: one.product, line });
      else failed.push(line);
    }
    onProgress?.(at + part.length);
  }
  return { found, failed };
}
