import { create } from 'zustand';
import { storedValue } from '../browser/stored-value.ts';
import { browserStorage, type SavedIds } from '../cart/browser-storage.ts';
import { limits } from '../lib/limits.ts';

interface SavedProductsState extends SavedIds {
  toggleFavourite: (id: number) => void;
  addSeen: (id: number) => void;
}

const storedIds = storedValue(browserStorage.savedProducts);

/** Favourites and recently seen products, kept in this browser only. */
export const useSavedProducts = create<SavedProductsState>()((set, get) => {
  const commit = (change: (saved: SavedIds) => SavedIds) => {
    storedIds.change(change);
    set(storedIds.read());
  };
  return {
    ...storedIds.read(),
    toggleFavourite(id) {
      // As shown in this tab.
      const isFavourite = get().favourites.includes(id);
      commit(({ favourites, seen }) => {
        const others = favourites.filter((other) => other !== id);
        return { favourites: isFavourite ? others : [id, ...others], seen };
      });
    },
    addSeen(id) {
      commit(({ favourites, seen }) => {
        const others = seen.filter((other) => other !== id);
        return { favourites, seen: [id, ...others].slice(0, limits.seenProducts) };
      });
    },
  };
});
