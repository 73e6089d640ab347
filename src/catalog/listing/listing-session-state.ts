import { create } from 'zustand';
import type { ListView } from './listing-url-state.ts';

interface ListingSession {
  /** The last used view. */
  view: ListView;
  /** Typed quantities that are not in the cart yet, by product id. */
  quantities: ReadonlyMap<number, string>;
}

/** State of lists until the page is reloaded. */
export const useListingSession = create<ListingSession>()(() => ({
  view: 'cards',
  quantities: new Map(),
}));

export function setTypedQuantity(id: number, text: string): void {
  useListingSession.setState(({ quantities }) => ({
    quantities: new Map(quantities).set(id, text),
  }));
}

export function clearQuantities(ids: readonly number[]): void {
  useListingSession.setState(({ quantities }) => {
    const left = new Map(quantities);
    for (const id of ids) left.delete(id);
    return { quantities: left };
  });
}
