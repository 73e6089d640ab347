import { browserStorage } from '../../cart/browser-storage.ts';
import { storedValue } from '../../lib/stored-value.ts';
import type { ListedProduct } from './facets.ts';
import type { ListView } from './listing-url-state.ts';
import { isSteelList } from './steel-sizes.ts';

/** The view that the visitor chose last, for all lists; null before. */
export const chosenView = storedValue(browserStorage.listingView);

/** A table for steel, whose products differ in their sizes, where it has room; else cards. */
export function usualView(items: readonly ListedProduct[], hasRoom: boolean): ListView {
  const chosen = chosenView.read();
  if (chosen) return chosen;
  return hasRoom && isSteelList(items) ? 'table' : 'cards';
}
