import { fold } from '../lib/fold.ts';
import type { SearchResult } from '../search/search-products.ts';

const mostChoices = 3;

export type LineMatch<Product> =
  | { kind: 'exact'; product: Product }
  /** Best first; also when no product matches all of the line. */
  | { kind: 'choice'; products: readonly Product[] }
  | { kind: 'none' };

/**
 * Matches a line with the search of the shop. Exact only for a single product that matches every
 * word and number; sizes are never guessed.
 */
export function matchLine<Product extends { name: string | null }>(
  search: (query: string) => SearchResult<Product>,
  item: string,
): LineMatch<Product> {
  const { products, dropped } = search(item);
  const [first] = products;
  if (!first) return { kind: 'none' };
  const wanted = plain(item);
  const named = products.filter(({ name }) => plain(name ?? '') === wanted);
  const [only = first] = named;
  if (dropped.length === 0 && (products.length === 1 || named.length === 1)) {
    return { kind: 'exact', product: only };
  }
  return { kind: 'choice', products: products.slice(0, mostChoices) };
}

function plain(name: string): string {
  return fold(name).replace(/\s+/g, ' ').trim();
}

/** Splits a name at spaces and marks the parts that other names lack. */
export function differingParts(
  name: string,
  others: readonly string[],
): [part: string, differs: boolean][] {
  const parts = name.split(' ');
  const known = others.map((other) => other.split(' '));
  return parts.map((part) => [part, known.some((other) => !other.includes(part))]);
}
