import type { Facet, ListedProduct } from './facets.ts';

/** The facet by which a piece of steel is chosen first. */
export type LeadingFacet = Extract<Facet, 'size' | 'thickness'>;

/** Sheets of one format differ in their thickness, other steel in its section; null for other goods. */
export function leadingFacet({ attributes, values }: ListedProduct): LeadingFacet | null {
  if (attributes.family === null) return null;
  const facet = attributes.family === 'plate' ? 'thickness' : 'size';
  return values[facet] ? facet : null;
}

/** `2" x 2"`, of a sheet `1.5 mm`; null where the product is not chosen by a size of steel. */
export function leadingSize(item: ListedProduct): string | null {
  const facet = leadingFacet(item);
  return (facet && item.values[facet]?.text) ?? null;
}

/** Whether more than half of the products are steel that is compared by its sizes. */
export function isSteelList(items: readonly ListedProduct[]): boolean {
  return items.filter(leadingFacet).length * 2 > items.length;
}
