import { create } from 'zustand';
import { limits } from '../config.ts';
import { parseProductId } from '../lib/product-id.ts';
import { fieldOf, readStored, store } from '../lib/storage.ts';

/** Where this browser keeps them: `{"favourites":[7],"seen":[7,9]}`, ids alone. */
export const keptProductsKey = 'kept-products';

/** Products by their ids, the latest first. */
interface Kept {
  favourites: readonly number[];
  seen: readonly number[];
}

interface KeptProducts extends Kept {
  toggleFavourite: (id: number) => void;
  see: (id: number) => void;
}

/** What the visitor marked and what they looked at last; no server hears of it. */
export const useKeptProducts = create<KeptProducts>()((set) => {
  const commit = (kept: Kept) => {
    set(kept);
    // A browser that stores nothing keeps them as long as the page.
    store(keptProductsKey, kept);
  };
  return {
    ...load(null),
    toggleFavourite(id) {
      const { favourites, seen } = load(useKeptProducts.getState());
      const others = favourites.filter((other) => other !== id);
      commit({ favourites: others.length < favourites.length ? others : [id, ...others], seen });
    },
    see(id) {
      const { favourites, seen } = load(useKeptProducts.getState());
      const others = seen.filter((other) => other !== id);
      commit({ favourites, seen: [id, ...others].slice(0, limits.seenProducts) });
    },
  };
});

/** What is stored, maybe by another tab; `otherwise` where the browser keeps its storage closed. */
function load(otherwise: Kept | null): Kept {
  const stored = readStored(keptProductsKey);
  const kept = stored === undefined ? otherwise : stored;
  return { favourites: idsIn(kept, 'favourites'), seen: idsIn(kept, 'seen') };
}

function idsIn(stored: unknown, field: keyof Kept): number[] {
  const list = fieldOf(stored, field);
  if (!Array.isArray(list)) return [];
  return [...new Set(list)].filter(
    (id): id is number => typeof id === 'number' && parseProductId(String(id)) === id,
  );
}
