import type { StoredEntry } from '../src/browser/stored-value.ts';
import { quoteDataEntry } from '../src/cart/quote-data.ts';
import { sentQuotesEntry } from '../src/cart/sent-quotes.ts';
import { cartEntry, othersEntry } from '../src/cart/stored-cart.ts';
import { listingViewEntry } from '../src/catalogue/listing/usual-view.ts';
import { savedProductsEntry } from '../src/catalogue/saved-products.ts';
import { pastedListEntry } from '../src/quote-list/paste-list-store.ts';

/** All values that the site keeps in localStorage. */
export const storedEntries: readonly StoredEntry<unknown>[] = [
  cartEntry,
  othersEntry,
  quoteDataEntry,
  sentQuotesEntry,
  savedProductsEntry,
  listingViewEntry,
  pastedListEntry,
];
