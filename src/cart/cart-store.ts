import { create } from 'zustand';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, removeItem, setQuantity } from './cart.ts';
import { cartKey, loadCart, parseCart, saveCart } from './cart-storage.ts';

/** What the visitor is told when the browser refuses to store; the cart goes on in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

interface CartState {
  lines: Cart;
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
}

export const useCart = create<CartState>()((set, get) => {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();

  /** Puts a changed cart in place and stores it: the only way in. */
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
    commit(ids.reduce(removeItem, get().lines), storageMessages.removal);
  };

  return {
    lines: loadCart(),
    removing: new Set(),
    failure: null,

    add(product, quantity) {
      if (waiting.has(product.id)) stopWaiting([product.id]);
      const { cart, capped } = addItem(get().lines, product, quantity);
      commit(cart, storageMessages.update);
      return { capped };
    },

    update(id, quantity) {
      commit(setQuantity(get().lines, id, quantity), storageMessages.update);
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
  };
});

/** Takes over what another tab has stored. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== cartKey) return;
  const lines = event.newValue === null ? [] : parseCart(event.newValue);
  if (lines) useCart.setState({ lines });
}

/** Whoever leaves the page has asked for the removals that still wait. */
function completeRemovals(): void {
  useCart.getState().completeRemovals();
}

/**
 * Ties the cart to the page it lives in: its other tabs and its end.
 *
 * @returns unties it again
 */
export function connectCart(): () => void {
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('pagehide', completeRemovals);
  return () => {
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pagehide', completeRemovals);
  };
}
