import { create } from 'zustand';
import { type StoredEntry, storedValue } from '../browser/stored-value.ts';
import { fieldOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import { readId } from '../lib/product-numbers.ts';

/** Product ids, latest first. */
interface SavedIds {
  favourites: readonly number[];
  seen: readonly number[];
}

/** `{"favourites":[7],"seen":[7,9]}` */
export const savedProductsEntry: StoredEntry<SavedIds> = {
  key: 'kept-products',
  empty: { favourites: [], seen: [] },
  parse: parseSavedIds,
};

interface SavedProductsState extends SavedIds {
  toggleFavourite: (id: number) => void;
  addSeen: (id: number) => void;
}

const storedIds = storedValue(savedProductsEntry);

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

function parseSavedIds(stored: unknown): SavedIds {
  const ids = (field: keyof SavedIds): number[] => {
    const list = fieldOf(stored, field);
    return Array.isArray(list) ? list.filter((id) => readId(id) !== null) : [];
  };
  return { favourites: ids('favourites'), seen: ids('seen') };
}
