import { create } from 'zustand';
import { fieldOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import { storedValue } from '../lib/stored-value.ts';

/** The key in localStorage: `{"favourites":[7],"seen":[7,9]}`. */
export const savedProductsKey = 'kept-products';

/** Product ids, latest first. */
interface Saved {
  favourites: readonly number[];
  seen: readonly number[];
}

interface SavedProducts extends Saved {
  toggleFavourite: (id: number) => void;
  addSeen: (id: number) => void;
}

const stored = storedValue<Saved>(savedProductsKey, {
  empty: { favourites: [], seen: [] },
  parse: (saved) => ({ favourites: idsIn(saved, 'favourites'), seen: idsIn(saved, 'seen') }),
});

/** Favourites and recently seen products, kept in this browser only. */
export const useSavedProducts = create<SavedProducts>()((set, get) => {
  const commit = (change: (saved: Saved) => Saved) => {
    stored.change(change);
    set(stored.read());
  };
  return {
    ...stored.read(),
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

function idsIn(saved: unknown, field: keyof Saved): number[] {
  const list = fieldOf(saved, field);
  return Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0) : [];
}
