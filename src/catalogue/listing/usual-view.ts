import { type StoredEntry, storedValue } from '../../browser/stored-value.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances } from '../../lib/limits.ts';
import { readProductName } from '../../trade/index.ts';
import type { ListedProduct } from './facets.ts';
import type { ListView } from './listing-url-state.ts';
import { isSteelList } from './steel-sizes.ts';

/** The view that the visitor chose last, for all lists; null before. */
export const listingViewEntry: StoredEntry<ListView | null> = {
  key: 'listing-view',
  empty: null,
  parse: (stored) => (stored === 'cards' || stored === 'table' ? stored : null),
};

export const chosenView = storedValue(listingViewEntry);

/** More products of one category than that look alike as cards. */
const fewAlike = 10;

/**
 * Where it has room, a table for steel, whose products differ in their sizes, and for many products of
 * one category, whose pictures are the same; else cards.
 */
export function usualView(items: readonly ListedProduct[], hasRoom: boolean): ListView {
  const first = items[0]?.product.category;
  const isOneCategory = items.every(({ product }) => product.category === first);
  return viewFor(isSteelList(items) || (isOneCategory && items.length > fewAlike), hasRoom);
}

/**
 * The view of a list that is still loading, by its category or search term.
 * @param count the known products of the category
 */
export function expectedView(subject: string, count: number, hasRoom: boolean): ListView {
  return viewFor(readProductName(subject).family !== null || count > fewAlike, hasRoom);
}

function viewFor(isDense: boolean, hasRoom: boolean): ListView {
  return chosenView.read() ?? (isDense && hasRoom ? 'table' : 'cards');
}

/** Whether the window has room for a table of steel without being asked for it. */
export function useTableRoom(): boolean {
  return !useWindowUpTo(distances.tablet - 1);
}
