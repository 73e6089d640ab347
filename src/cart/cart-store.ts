import { create } from 'zustand';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, removeItem, setQuantity } from './cart.ts';
import { loadCart, saveCart } from './cart-storage.ts';

/** What the visitor is told when the browser refuses to store; the cart goes on in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

interface CartState {
  lines: Cart;
  /** Lines on their way out; still shown, gone within 300 ms. */
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

  const completeRemovals = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    stopWaiting(ids);
    commit(ids.reduce(removeItem, current()), storageMessages.removal);
  };

  return {
    lines: loadCart() ?? [],
    removing: new Set(),
    failure: null,

    add(product, quantity) {
      if (waiting.has(product.id)) stopWaiting([product.id]);
      const { cart, capped } = addItem(current(), product, quantity);
      commit(cart, storageMessages.update);
      return { capped };
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

    completeRemovals() {
      completeRemovals([...waiting.keys()]);
    },

    clear() {
      stopWaiting([...waiting.keys()]);
      commit([], storageMessages.removal);
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
