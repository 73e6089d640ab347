import { create } from 'zustand';
import { limits, timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { fieldOf } from '../lib/field-of.ts';
import { largestId } from '../lib/product-id.ts';
import { storedValue } from '../lib/stored-value.ts';
import {
  addItem,
  type Cart,
  type CartLine,
  insertLine,
  productFields,
  removeItem,
  removeNote,
  setQuantity,
} from './cart.ts';
import { type LineNotes, parseNotes } from './line-item.ts';

/** Shown when the browser refuses to store; the cart continues in memory. */
export const storageMessages = {
  update: 'Error al actualizar la cantidad',
  removal: 'Error al eliminar el producto',
} as const;

type Timer = ReturnType<typeof setTimeout>;

interface CartState {
  lines: Cart;
  /** Timers of pending removals by line id; the lines are still shown for 300 ms. */
  removing: ReadonlyMap<number, Timer>;
  /** Why the last change could not be stored; null when it was. */
  failure: string | null;
  /** What removals took, until they are undone or the page is left. */
  removed: readonly { line: CartLine; index: number }[];
  /** @returns how many pieces exceeded the limit of a line */
  add: (product: Product, quantity: number, notes?: LineNotes) => { leftOut: number };
  update: (id: number, quantity: number) => void;
  removeNote: (id: number, note: keyof LineNotes) => void;
  remove: (id: number) => void;
  restore: () => void;
  forgetRemoved: () => void;
  completeRemovals: () => void;
  clear: () => void;
  /** Reads the stored cart again, which another tab may have changed. */
  reload: () => void;
}

/** The key of the cart in localStorage: a plain JSON array of lines. */
export const cartKey = 'cart';

const { min, max } = limits.cartQuantity;

const storedCart = storedValue<Cart>(cartKey, { empty: [], parse: parseCart });

export const useCart = create<CartState>()((set, get) => {
  const commit = (change: (cart: Cart) => Cart, failure: string) => {
    const isStored = storedCart.change(change);
    set({ lines: storedCart.read(), failure: isStored ? null : failure });
  };

  const cancelRemovals = (ids: readonly number[]) => {
    const removing = new Map(get().removing);
    for (const id of ids) {
      clearTimeout(removing.get(id));
      removing.delete(id);
    }
    set({ removing });
  };

  const take = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    cancelRemovals(ids);
    const taken = storedCart
      .read()
      .flatMap((line, index) => (ids.includes(line.id) ? [{ line, index }] : []));
    commit((cart) => ids.reduce(removeItem, cart), storageMessages.removal);
    // Last removal first: an index refers to the cart before that removal.
    set({ removed: [...taken, ...get().removed] });
  };

  return {
    lines: storedCart.read(),
    removing: new Map(),
    failure: null,
    removed: [],

    add(product, quantity, notes) {
      cancelRemovals([product.id]);
      const { leftOut } = addItem(storedCart.read(), product, quantity, notes);
      commit((cart) => addItem(cart, product, quantity, notes).cart, storageMessages.update);
      return { leftOut };
    },
    update: (id, quantity) =>
      commit((cart) => setQuantity(cart, id, quantity), storageMessages.update),
    removeNote: (id, note) => commit((cart) => removeNote(cart, id, note), storageMessages.update),
    remove(id) {
      const timer = setTimeout(() => take([id]), timings.cartRemoval);
      set({ removing: new Map(get().removing).set(id, timer) });
    },
    restore() {
      const { removed } = get();
      commit((cart) => removed.reduce(insertLine, cart), storageMessages.update);
      set({ removed: [] });
    },
    forgetRemoved: () => set({ removed: [] }),
    completeRemovals: () => take([...get().removing.keys()]),
    clear: () => take(storedCart.read().map(({ id }) => id)),
    reload: () => set({ lines: storedCart.read() }),
  };
});

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

/**
 * Validates a stored cart. Invalid lines are dropped, of two lines with one id the second; a field
 * of the wrong type becomes null.
 *
 * @returns null for anything but an array
 */
export function parseCart(stored: unknown): Cart | null {
  if (!Array.isArray(stored)) return null;
  const lines = new Map<number, CartLine>();
  for (const entry of stored) {
    const line = parseLine(entry);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

function parseLine(entry: unknown): CartLine | null {
  const [id, quantity] = [fieldOf(entry, 'id'), fieldOf(entry, 'quantity')];
  const wanted = fieldOf(entry, 'wanted');
  if (!isInteger(id, 1, largestId) || !isInteger(quantity, min, max)) return null;
  return {
    id,
    ...productFields(entry),
    quantity,
    ...(isInteger(wanted, max + 1, Number.MAX_SAFE_INTEGER) && { wanted }),
    ...parseNotes(entry),
  };
}

function isInteger(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
