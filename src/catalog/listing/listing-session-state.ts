import { create } from 'zustand';
import type { ListView } from './listing-url-state.ts';

interface ListingSession {
  /** How the visitor looked at a list last; the next one opens so. */
  view: ListView;
  /** What was typed into the quantities of tables and not added yet, by product id. */
  quantities: ReadonlyMap<number, string>;
}

/** What lists remember for as long as the site is open. */
export const useListingSession = create<ListingSession>()(() => ({
  view: 'cards',
  quantities: new Map(),
}));

export function typeQuantity(id: number, text: string): void {
  useListingSession.setState(({ quantities }) => ({
    quantities: new Map(quantities).set(id, text),
  }));
}

export function forgetQuantities(ids: readonly number[]): void {
  useListingSession.setState(({ quantities }) => {
    const left = new Map(quantities);
    for (const id of ids) left.delete(id);
    return { quantities: left };
  });
}
