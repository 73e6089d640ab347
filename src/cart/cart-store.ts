import { create } from 'zustand';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, type CartLine, insertLine, removeItem, setQuantity } from './cart.ts';
import { loadCart, saveCart } from './cart-storage.ts';

/** What the visitor is told when the browser refuses to store; the cart goes on in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

interface CartState {
  lines: Cart;
  /** Lines on their way out; still shown, gone within 300 ms. */
  removing: ReadonlySet<number>;
  /** Why the last change could not be stored; null when it was. */
  failure: string | null;
  /** What the last removal took, until it is undone or the list is left. */
  removed: readonly RemovedLine[];
  /** @returns how many of the pieces the limit of a line kept out */
  add: (product: Product, quantity: number) => { leftOut: number };
  update: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  /** Puts the removed lines back where they were. */
  restore: () => void;
  forgetRemoved: () => void;
  /** Completes every removal that still waits. */
  completeRemovals: () => void;
  clear: () => void;
  /** Takes over what another tab has stored. */
  reread: () => void;
}

export const useCart = create<CartState>()((set, get) => {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();

  /** The cart as all tabs share it; the one in memory where that could not be stored. */
  const current = () => {
    const { lines, failure } = get();
    return failure === null ? (loadCart() ?? lines) : lines;
  };

  /** Puts a changed cart in place and stores it: the only way in for what this tab does. */
  const commit = (lines: Cart, failure: string) => {
    set({ lines, failure: saveCart(lines) ? null : failure });
  };

  const stopWaiting = (ids: Iterable<number>) => {
    for (const id of ids) {
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    }
    set({ removing: new Set(waiting.keys()) });
  };

  /** Whether a line was still on its way out when the last ones left: one undo takes back them all. */
  let goesOn = false;

  const completeRemovals = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    stopWaiting(ids);
    const before = current();
    const removed = before.flatMap((line, index) =>
      ids.includes(line.id) ? [{ line, index }] : [],
    );
    // The last first: where a line stood is told by the list it was taken from.
    if (goesOn) removed.push(...get().removed);
    goesOn = waiting.size > 0;
    commit(ids.reduce(removeItem, before), storageMessages.removal);
    set({ removed });
  };

  return {
    lines: loadCart() ?? [],
    removing: new Set(),
    failure: null,
    removed: [],

    add(product, quantity) {
      if (waiting.has(product.id)) stopWaiting([product.id]);
      const { cart, leftOut } = addItem(current(), product, quantity);
      commit(cart, storageMessages.update);
      return { leftOut };
    },

    update(id, quantity) {
      commit(setQuantity(current(), id, quantity), storageMessages.update);
    },

    remove(id) {
      if (waiting.has(id)) return;
      const timer = setTimeout(() => completeRemovals([id]), timings.cartRemoval);
      waiting.set(id, timer);
      set({ removing: new Set(waiting.keys()) });
    },

    restore() {
      const lines = get().removed.reduce(insertLine, current());
      commit(lines, storageMessages.update);
      set({ removed: [] });
    },

    forgetRemoved() {
      set({ removed: [] });
    },

    completeRemovals() {
      completeRemovals([...waiting.keys()]);
    },

    clear() {
      stopWaiting([...waiting.keys()]);
      const removed = current().map((line, index) => ({ line, index }));
      commit([], storageMessages.removal);
      set({ removed });
    },

    reread() {
      const before = get().lines;
      const lines = current();
      // Whatever another tab adds to a line calls off its removal here.
      const grown = [...waiting.keys()].filter((id) => piecesOf(lines, id) > piecesOf(before, id));
      if (grown.length > 0) stopWaiting(grown);
      set({ lines });
    },
  };
});

/** Pieces of a product in the cart; 0 where it is not. */
function piecesOf(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}
