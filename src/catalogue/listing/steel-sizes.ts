import { type Kind, kindOf } from '../../trade/index.ts';
import type { ListedProduct } from './facets.ts';

/** The facet by which a piece of steel is chosen first. */
export type LeadingFacet = Kind['leading'];

/** In the order in which a table of several kinds begins with them. */
export const leadingFacets: readonly LeadingFacet[] = ['thickness', 'weight', 'size'];

/** Sheets of one format differ in their thickness, other steel in its section; null for other goods. */
export function leadingFacet({ attributes, values }: ListedProduct): LeadingFacet | null {
  const facet = kindOf(attributes)?.leading;
  return facet && values[facet] ? facet : null;
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
