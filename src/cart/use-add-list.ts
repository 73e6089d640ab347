import { useEffect, useState } from 'react';
import { useFetchProducts } from '../graphql/fetch-products.ts';
import type { CartLine } from './cart.ts';
import { useCart } from './cart-store.ts';
import { type FetchedLines, fetchLines } from './fetch-lines.ts';
import type { SharedLine } from './line-item.ts';

export function useAddList() {
  const fetchProducts = useFetchProducts();
  /** Products fetched so far; null while idle. */
  const [done, setDone] = useState<number | null>(null);

  /** @param replaced id of a line of the cart that the added ones replace; it stays if one fails */
  async function addAll<Line extends SharedLine>(
    wanted: readonly Line[],
    replaced: number | null = null,
  ) {
    setDone(0);
    const { found, missing, failed } = await fetchLines(wanted, fetchProducts, setDone);
    setDone(null);
    const isWhole = missing.length + failed.length === 0;
    if (replaced !== null && isWhole) useCart.getState().drop(replaced);
    return { failed: [...missing, ...failed], lines: addLines(found) };
  }
  return { addAll, done };
}

/** @returns the lines of the cart with the added pieces */
export function addLines(found: FetchedLines<SharedLine>['found']): readonly CartLine[] {
  const { add } = useCart.getState();
  return found.map(({ product, line, isFresh }) =>
    add(product, line.quantity, { ...line, isFresh }),
  );
}

/** Today's products of a list, before anything is added; null while loading. */
export function useLoadedLines(lines: readonly SharedLine[]): FetchedLines<SharedLine> | null {
  const fetchProducts = useFetchProducts();
  const [loaded, setLoaded] = useState<FetchedLines<SharedLine> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const fetchToday = async (ids: readonly number[]) => {
      const today = await fetchProducts(ids, 'network-only');
      const known = await fetchProducts(ids, 'cache-only');
      return today.map((one, at) => ('product' in one || one.isMissing ? one : (known[at] ?? one)));
    };
    fetchLines(lines, fetchToday).then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, [lines, fetchProducts]);
  return loaded;
}
