import { create } from 'zustand';
import { limits } from '../config.ts';
import { storedValue } from '../lib/storage.ts';

/** Where what the shop could not resolve of a buyer's list is kept: a JSON array of texts. */
const key = 'cart-others';

const { listLines: mostItems, otherItem: longestItem } = limits;

interface OtherItems {
  /** As the buyer wrote them; they go with the quotation request. */
  items: readonly string[];
  /** What was cleared last, until it is put back or the list is left. */
  cleared: readonly string[];
  add: (items: readonly string[]) => void;
  remove: (item: string) => void;
  clear: () => void;
  /** Puts back what was cleared. */
  restore: () => void;
  forgetCleared: () => void;
}

/** What a buyer asks for beside the products of the cart, kept in this browser; in memory where it refuses. */
export const useOtherItems = create<OtherItems>()((set, get) => {
  const { read, write } = storedValue(key, textsOf);
  const keep = (items: readonly string[]) => {
    set({ items });
    write(items);
  };
  return {
    items: read(),
    cleared: [],
    add: (items) => keep(textsOf([...read(), ...items])),
    remove: (item) => keep(read().filter((other) => other !== item)),
    clear() {
      set({ cleared: read() });
      keep([]);
    },
    restore() {
      get().add(get().cleared);
      set({ cleared: [] });
    },
    forgetCleared: () => set({ cleared: [] }),
  };
});

/** The texts among the entries of a list, each once and cut to what one may hold. */
export function textsOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const texts = list.filter((item) => typeof item === 'string');
  return [...new Set(texts.map((item) => item.slice(0, longestItem)))].slice(0, mostItems);
}
