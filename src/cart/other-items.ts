import { create } from 'zustand';
import { limits } from '../config.ts';
import { storedValue } from '../lib/stored-value.ts';

interface OtherItems {
  /** As the buyer wrote them; sent with the quotation request. */
  items: readonly string[];
  /** What was cleared last, until it is restored or the page is left. */
  cleared: readonly string[];
  add: (items: readonly string[]) => void;
  remove: (item: string) => void;
  clear: () => void;
  restore: () => void;
  forgetCleared: () => void;
}

const stored = storedValue<readonly string[]>('cart-others', { empty: [], parse: parseTexts });

/** Items of the quotation that are no products of the catalogue. */
export const useOtherItems = create<OtherItems>()((set, get) => {
  const commit = (items: readonly string[]) => {
    stored.write(items);
    set({ items });
  };
  return {
    items: stored.read(),
    cleared: [],
    add: (items) => commit(parseTexts([...stored.read(), ...items])),
    remove: (item) => commit(stored.read().filter((other) => other !== item)),
    clear() {
      set({ cleared: stored.read() });
      commit([]);
    },
    restore() {
      get().add(get().cleared);
      set({ cleared: [] });
    },
    forgetCleared: () => set({ cleared: [] }),
  };
});

/** The distinct texts of a list, clipped to the limits. */
export function parseTexts(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const texts = list.filter((item) => typeof item === 'string');
  const clipped = texts.map((item) => item.slice(0, limits.otherItem));
  return [...new Set(clipped)].slice(0, limits.listLines);
}
