import { rangeText } from '../../content/listing.ts';
import type { Facet, ListedProduct } from './facets.ts';
import { leadingFacet } from './steel-sizes.ts';

/** `1/2" x 1/2" a 6" x 6"`; null where not all products have a value. */
export function rangeOf(items: readonly ListedProduct[], facet: Facet): string | null {
  const values = items.flatMap((item) => item.values[facet] ?? []);
  if (values.length < items.length) return null;
  const sorted = values.sort((a, b) => a.value - b.value);
  const [first, last] = [sorted[0]?.text, sorted.at(-1)?.text];
  return first && last && first !== last ? rangeText(first, last) : (first ?? null);
}

/** The sizes that steel of one kind is chosen by; null for other goods. */
export function leadingRange(items: readonly ListedProduct[]): string | null {
  const facet = items[0] && leadingFacet(items[0]);
  return facet ? rangeOf(items, facet) : null;
}
