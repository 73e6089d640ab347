import { create } from 'zustand';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, type CartLine, insertLine, removeItem, setQuantity } from './cart.ts';
import { storedCart } from './stored-cart.ts';

/** Shown when the browser refuses to store; the cart continues in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

/** A removed line and its index in the cart it was removed from. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

interface CartState {
  lines: Cart;
  /** Ids of lines with a pending removal, still shown for 300 ms. */
  removing: ReadonlySet<number>;
  /** Why the last change could not be stored; null when it was. */
  failure: string | null;
  /** What the last removal took, until it is undone or the page is left. */
  removed: readonly RemovedLine[];
  /** @returns how many pieces exceeded the limit of a line */
  add: (product: Product, quantity: number) => { leftOut: number };
  update: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  /** Undoes the last removal. */
  restore: () => void;
  forgetRemoved: () => void;
  completeRemovals: () => void;
  clear: () => void;
  /** Reads the stored cart again, which another tab may have changed. */
  reload: () => void;
}

export const useCart = create<CartState>()((set, get) => {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const commit = (lines: Cart, failure: string) => {
    set({ lines, failure: storedCart.write(lines) ? null : failure });
  };

  const cancelTimers = (ids: Iterable<number>) => {
    for (const id of ids) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
    set({ removing: new Set(timers.keys()) });
  };

  /** Whether other removals were pending at the last one: one undo restores them all. */
  let isBatchActive = false;

  const completeRemovals = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    cancelTimers(ids);
    const before = storedCart.read();
    const removed = before.flatMap((line, index) =>
      ids.includes(line.id) ? [{ line, index }] : [],
    );
    // Last removal first: an index refers to the cart before that removal.
    if (isBatchActive) removed.push(...get().removed);
    isBatchActive = timers.size > 0;
    commit(ids.reduce(removeItem, before), storageMessages.removal);
    set({ removed });
  };

  return {
    lines: storedCart.read(),
    removing: new Set(),
    failure: null,
    removed: [],

    add(product, quantity) {
      if (timers.has(product.id)) cancelTimers([product.id]);
      const { cart, leftOut } = addItem(storedCart.read(), product, quantity);
      commit(cart, storageMessages.update);
      return { leftOut };
    },

    update(id, quantity) {
      commit(setQuantity(storedCart.read(), id, quantity), storageMessages.update);
    },

    remove(id) {
      if (timers.has(id)) return;
      timers.set(
        id,
        setTimeout(() => completeRemovals([id]), timings.cartRemoval),
      );
      set({ removing: new Set(timers.keys()) });
    },

    restore() {
      commit(get().removed.reduce(insertLine, storedCart.read()), storageMessages.update);
      set({ removed: [] });
    },

    forgetRemoved() {
      set({ removed: [] });
    },

    completeRemovals() {
      completeRemovals([...timers.keys()]);
    },

    clear() {
      cancelTimers([...timers.keys()]);
      const removed = storedCart.read().map((line, index) => ({ line, index }));
      commit([], storageMessages.removal);
      set({ removed });
    },

    reload() {
      const before = get().lines;
      const lines = storedCart.read();
      // Adding to a line in another tab cancels its removal here.
      const grown = [...timers.keys()].filter((id) => piecesOf(lines, id) > piecesOf(before, id));
      if (grown.length > 0) cancelTimers(grown);
      set({ lines });
    },
  };
});

/** Pieces of a product in the cart; 0 without a line. */
function piecesOf(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

/**
 * Follows other tabs and completes pending removals when the page is left.
 *
 * @returns the unsubscribe function
 */
export function connectCart(): () => void {
  const { reload, completeRemovals } = useCart.getState();
  const controller = new AbortController();
  storedCart.subscribe(reload, controller.signal);
  addEventListener('pagehide', completeRemovals, { signal: controller.signal });
  return () => controller.abort();
}
