import { create } from 'zustand';
import { oneLine } from '../lib/clean-text.ts';
import { storedValue } from '../lib/stored-value.ts';

interface OtherItems {
  /** As the buyer wrote them, a repeated one repeatedly; sent with the quotation request. */
  items: readonly string[];
  /** What was removed, until it is restored or the page is left. */
  cleared: readonly string[];
  /** False while the browser refuses to store them; they last until the page is closed. */
  isStored: boolean;
  add: (items: readonly string[]) => void;
  /** Removes one item, also of several equal ones; undone by `restore`. */
  remove: (item: string) => void;
  clear: () => void;
  restore: () => void;
  forgetCleared: () => void;
}

const stored = storedValue<readonly string[]>('cart-others', { empty: [], parse: parseTexts });

export const useOtherItems = create<OtherItems>()((set, get) => {
  const commit = (change: (items: readonly string[]) => readonly string[]) => {
    const isStored = stored.change(change);
    set({ items: stored.read(), isStored });
  };
  const take = (taken: readonly string[]) => {
    commit((items) => taken.reduce(without, items));
    set({ cleared: [...get().cleared, ...taken] });
  };
  return {
    items: stored.read(),
    cleared: [],
    isStored: true,
    add: (items) => commit((before) => [...before, ...parseTexts(items)]),
    remove: (item) => take([item]),
    clear: () => take(stored.read()),
    restore() {
      get().add(get().cleared);
      set({ cleared: [] });
    },
    forgetCleared: () => set({ cleared: [] }),
  };
});

function without(items: readonly string[], item: string): readonly string[] {
  const at = items.indexOf(item);
  return at === -1 ? items : items.toSpliced(at, 1);
}

export function parseTexts(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => (typeof item === 'string' ? oneLine(item) || [] : []));
}
