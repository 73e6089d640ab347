import { create } from 'zustand';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, removeItem, setQuantity } from './cart.ts';
import { type CartEdits, withAdded, withSet } from './cart-edits.ts';
import { loadCart, type StoredCart, saveCart } from './cart-storage.ts';

/** What the visitor is told when the browser refuses to store; the cart goes on in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

interface CartState {
  lines: Cart;
  /** What all tabs have done, as far as it is known here; the lines are what it comes to. */
  edits: CartEdits;
  /** Lines on their way out; still drawn, gone within 300 ms. */
  removing: ReadonlySet<number>;
  /** Why the last change could not be stored; null when it was. */
  failure: string | null;
  /** @returns whether the limit of a line kept some of the pieces out */
  add: (product: Product, quantity: number) => { capped: boolean };
  update: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  /** Completes every removal that still waits. */
  completeRemovals: () => void;
  clear: () => void;
  /** Lets lines stay that were on their way out. */
  callOffRemovals: (ids: readonly number[]) => void;
}

/** What this tab's edits go by among those of the others. */
export const tab = Math.random().toString(36).slice(2, 8);

export const useCart = create<CartState>()((set, get) => {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();

  /** Puts a changed cart in place and stores it: the only way in for what this tab does. */
  const commit = (cart: StoredCart, failure: string) => {
    set({ ...cart, failure: saveCart(cart) ? null : failure });
  };

  const stopWaiting = (ids: Iterable<number>) => {
    for (const id of ids) {
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    }
    set({ removing: new Set(waiting.keys()) });
  };

  const takeOut = (ids: readonly number[]) => {
    const { lines, edits } = get();
    const out = (before: CartEdits, id: number) => withSet(before, id, 0, tab);
    commit(
      { lines: ids.reduce(removeItem, lines), edits: ids.reduce(out, edits) },
      storageMessages.removal,
    );
  };

  const completeRemovals = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    stopWaiting(ids);
    takeOut(ids);
  };

  return {
    ...loadCart(),
    removing: new Set(),
    failure: null,

    add(product, quantity) {
      const { id } = product;
      if (waiting.has(id)) stopWaiting([id]);
      const { lines, edits } = get();
      const { cart, capped } = addItem(lines, product, quantity);
      const pieces = piecesOf(cart, id) - piecesOf(lines, id);
      commit({ lines: cart, edits: withAdded(edits, id, pieces, tab) }, storageMessages.update);
      return { capped };
    },

    update(id, quantity) {
      const { lines, edits } = get();
      if (piecesOf(lines, id) === 0) return;
      commit(
        { lines: setQuantity(lines, id, quantity), edits: withSet(edits, id, quantity, tab) },
        storageMessages.update,
      );
    },

    remove(id) {
      if (waiting.has(id)) return;
      const timer = setTimeout(() => completeRemovals([id]), timings.cartRemoval);
      waiting.set(id, timer);
      set({ removing: new Set(waiting.keys()) });
    },

    completeRemovals() {
      completeRemovals([...waiting.keys()]);
    },

    clear() {
      stopWaiting([...waiting.keys()]);
      takeOut(get().lines.map(({ id }) => id));
    },

    callOffRemovals: stopWaiting,
  };
});

/** Pieces of a product in the cart; 0 where it is not. */
export function piecesOf(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}
