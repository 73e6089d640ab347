import { browserStorage } from '../../cart/browser-storage.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances } from '../../lib/limits.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { readProductName } from '../../trade/index.ts';
import type { ListedProduct } from './facets.ts';
import type { ListView } from './listing-url-state.ts';
import { isSteelList } from './steel-sizes.ts';

/** The view that the visitor chose last, for all lists; null before. */
export const chosenView = storedValue(browserStorage.listingView);

/** A table for steel, whose products differ in their sizes, where it has room; else cards. */
export function usualView(items: readonly ListedProduct[], hasRoom: boolean): ListView {
  return viewFor(isSteelList(items), hasRoom);
}

/** The view of a list that is still loading, by its category or search term. */
export function expectedView(subject: string, hasRoom: boolean): ListView {
  return viewFor(readProductName(subject).family !== null, hasRoom);
}

function viewFor(isSteel: boolean, hasRoom: boolean): ListView {
  return chosenView.read() ?? (isSteel && hasRoom ? 'table' : 'cards');
}

/** Whether the window has room for a table of steel without being asked for it. */
export function useTableRoom(): boolean {
  return !useWindowUpTo(distances.tablet - 1);
}
