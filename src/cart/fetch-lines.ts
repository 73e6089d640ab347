import type { FetchedProduct, Product } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';

/** The products of some lines, as far as they could be loaded. */
export interface FetchedLines<Line> {
  found: readonly { product: Product; line: Line; isFresh: boolean }[];
  /** Lines whose product the catalogue no longer has. */
  missing: readonly Line[];
  failed: readonly Line[];
}

/**
 * Fetches the products of lines, a few at a time. Never rejects.
 * @param onProgress is told how many lines are done
 */
export async function fetchLines<Line extends { id: number }>(
  lines: readonly Line[],
  fetchProduct: (id: number) => Promise<FetchedProduct>,
  onProgress?: (done: number) => void,
): Promise<FetchedLines<Line>> {
  const found: { product: Product; line: Line; isFresh: boolean }[] = [];
  const missing: Line[] = [];
  const failed: Line[] = [];
  for (let at = 0; at < lines.length; at += limits.productRequests) {
    const part = lines.slice(at, at + limits.productRequests);
    const fetched = await Promise.all(
      part.map(async (line) => ({ line, answer: await fetchProduct(line.id) })),
    );
    for (const { line, answer } of fetched) {
      if ('product' in answer) found.push({ ...answer, line });
      else (answer.isMissing ? missing : failed).push(line);
    }
    onProgress?.(at + part.length);
  }
  return { found, missing, failed };
}
