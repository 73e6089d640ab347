import { fold } from '../lib/fold.ts';
import type { SearchResult } from '../search/search-products.ts';

/** How many products a buyer is asked to choose from. */
const mostChoices = 3;

/** What a line of a list is understood as. */
export type LineMatch<Product> =
  /** One product answers all of it. */
  | { kind: 'exact'; product: Product }
  /** Several do, best first; or some do as far as it goes. */
  | { kind: 'choice'; products: readonly Product[] }
  | { kind: 'none' };

/**
 * Understands what a line asks for, by the shop's own search. Sizes are never guessed: where more
 * than one product answers, or none answers every word and number, the buyer chooses.
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
