import { useEffect, useState } from 'react';
import { type Product, useFetchProduct } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';
import { useCart } from './cart-store.ts';
import type { SharedLine } from './line-item.ts';

const { productRequests: batchSize } = limits;

interface LoadedLines<Line> {
  found: readonly { product: Product; line: Line }[];
  failed: readonly Line[];
}

export function useAddList() {
  const fetchProduct = useFetchProduct();
  /** Products fetched so far; null while idle. */
  const [done, setDone] = useState<number | null>(null);

  async function addAll<Line extends SharedLine>(wanted: readonly Line[]) {
    setDone(0);
    const { found, failed } = await fetchLines(wanted, fetchProduct, setDone);
    setDone(null);
    return { failed, additional: addLines(found) };
  }
  return { addAll, done };
}

/** @returns number of added pieces beyond the limit of a line */
export function addLines(found: LoadedLines<SharedLine>['found']): number {
  const { add } = useCart.getState();
  return found.reduce(
    (sum, { product, line }) => sum + add(product, line.quantity, line).additional,
    0,
  );
}

/** The products of a list before anything is added; null while loading. */
export function useLoadedLines(lines: readonly SharedLine[]): LoadedLines<SharedLine> | null {
  const fetchProduct = useFetchProduct();
  const [loaded, setLoaded] = useState<LoadedLines<SharedLine> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchLines(lines, fetchProduct).then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, [lines, fetchProduct]);
  return loaded;
}

async function fetchLines<Line extends SharedLine>(
  lines: readonly Line[],
  fetchProduct: ReturnType<typeof useFetchProduct>,
  onProgress?: (done: number) => void,
): Promise<LoadedLines<Line>> {
  const found: { product: Product; line: Line }[] = [];
  const failed: Line[] = [];
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
