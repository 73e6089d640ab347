import { create } from 'zustand';
import { limits } from '../config.ts';

/** Where what the shop could not resolve of a buyer's list is kept: a JSON array of texts. */
const otherItemsKey = 'cart-others';

const { listLines: mostItems, otherItem: longestItem } = limits;

interface OtherItems {
  /** As the buyer wrote them; they go with the quotation request. */
  items: readonly string[];
  add: (items: readonly string[]) => void;
  remove: (item: string) => void;
  clear: () => void;
}

/** What a buyer asks for beside the products of the cart, kept in this browser. */
export const useOtherItems = create<OtherItems>()((set, get) => {
  const keep = (items: readonly string[]) => {
    set({ items });
    try {
      localStorage.setItem(otherItemsKey, JSON.stringify(items));
    } catch {
      // It goes on in memory, as the cart does.
    }
  };
  return {
    items: readItems(),
    add(items) {
      const cut = items.map((item) => item.slice(0, longestItem));
      keep([...new Set([...get().items, ...cut])].slice(0, mostItems));
    },
    remove: (item) => keep(get().items.filter((other) => other !== item)),
    clear: () => keep([]),
  };
});

function readItems(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(otherItemsKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((item) => typeof item === 'string').slice(0, mostItems);
  } catch {
    return [];
  }
}
