import { create } from 'zustand';
import { limits } from '../config.ts';
import { parseProductId } from '../lib/product-id.ts';
import { fieldOf, readStored, store } from '../lib/storage.ts';

/** Where this browser saves them: `{"favourites":[7],"seen":[7,9]}`, ids alone. */
export const savedProductsKey = 'kept-products';

/** Products by their ids, the latest first. */
interface Saved {
  favourites: readonly number[];
  seen: readonly number[];
}

interface SavedProducts extends Saved {
  toggleFavourite: (id: number) => void;
  see: (id: number) => void;
}

/** What the visitor marked and what they looked at last; no server hears of it. */
export const useSavedProducts = create<SavedProducts>()((set) => {
  const commit = (saved: Saved) => {
    set(saved);
    // A browser that stores nothing keeps them as long as the page.
    store(savedProductsKey, saved);
  };
  return {
    ...load(null),
    toggleFavourite(id) {
      const { favourites, seen } = load(useSavedProducts.getState());
      const others = favourites.filter((other) => other !== id);
      commit({ favourites: others.length < favourites.length ? others : [id, ...others], seen });
    },
    see(id) {
      const { favourites, seen } = load(useSavedProducts.getState());
      const others = seen.filter((other) => other !== id);
      commit({ favourites, seen: [id, ...others].slice(0, limits.seenProducts) });
    },
  };
});

/** What is stored, maybe by another tab; `otherwise` where the browser keeps its storage closed. */
function load(otherwise: Saved | null): Saved {
  const stored = readStored(savedProductsKey);
  const saved = stored === undefined ? otherwise : stored;
  return { favourites: idsIn(saved, 'favourites'), seen: idsIn(saved, 'seen') };
}

function idsIn(stored: unknown, field: keyof Saved): number[] {
  const list = fieldOf(stored, field);
  if (!Array.isArray(list)) return [];
  return [...new Set(list)].filter(
    (id): id is number => typeof id === 'number' && parseProductId(String(id)) === id,
  );
}
