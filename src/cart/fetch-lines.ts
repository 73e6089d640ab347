import type { FetchedProduct } from '../graphql/fetch-products.ts';
import type { Product } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';

/** The products of some lines, as far as they could be loaded. */
export interface FetchedLines<Line> {
  found: readonly { product: Product; line: Line; isFresh: boolean }[];
  /** Lines whose product the catalogue no longer has. */
  missing: readonly Line[];
  failed: readonly Line[];
}

/**
 * Fetches the products of lines, as many at a time as one request asks for. Never rejects.
 * @param onProgress is told how many lines are done
 */
export async function fetchLines<Line extends { id: number }>(
  lines: readonly Line[],
  fetchProducts: (ids: readonly number[]) => Promise<readonly FetchedProduct[]>,
  onProgress?: (done: number) => void,
): Promise<FetchedLines<Line>> {
  const found: { product: Product; line: Line; isFresh: boolean }[] = [];
  const missing: Line[] = [];
  const failed: Line[] = [];
  for (let at = 0; at < lines.length; at += limits.requestedProducts) {
    const part = lines.slice(at, at + limits.requestedProducts);
    const fetched = await fetchProducts(part.map(({ id }) => id));
    for (const [place, line] of part.entries()) {
      const answer = fetched[place];
      if (answer && 'product' in answer) found.push({ ...answer, line });
      else (answer?.isMissing ? missing : failed).push(line);
    }
    onProgress?.(at + part.length);
  }
  return { found, missing, failed };
}
