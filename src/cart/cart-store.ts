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
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const commit = (change: (cart: Cart) => Cart, failure: string) => {
    const isStored = storedCart.change(change);
    set({ lines: storedCart.read(), failure: isStored ? null : failure });
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
    commit((cart) => ids.reduce(removeItem, cart), storageMessages.removal);
    set({ removed });
  };

  return {
    lines: storedCart.read(),
    removing: new Set(),
    failure: null,
    removed: [],

    add(product, quantity, notes) {
      if (timers.has(product.id)) cancelTimers([product.id]);
      const { leftOut } = addItem(storedCart.read(), product, quantity, notes);
      commit((cart) => addItem(cart, product, quantity, notes).cart, storageMessages.update);
      return { leftOut };
    },

    update(id, quantity) {
      commit((cart) => setQuantity(cart, id, quantity), storageMessages.update);
    },

    removeNote(id, note) {
      commit((cart) => removeNote(cart, id, note), storageMessages.update);
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
      const { removed } = get();
      commit((cart) => removed.reduce(insertLine, cart), storageMessages.update);
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
      const ids = new Set(removed.map(({ line }) => line.id));
      commit((cart) => cart.filter(({ id }) => !ids.has(id)), storageMessages.removal);
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

/** By hand: a schema library would add a hundredth to the first page's download. */
function parseLine(entry: unknown): CartLine | null {
  const text = (field: keyof CartLine) => {
    const value = fieldOf(entry, field);
    return typeof value === 'string' ? value : null;
  };
  const amount = (field: keyof CartLine) => {
    const value = fieldOf(entry, field);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  const integer = (field: keyof CartLine, least: number, most: number) => {
    const value = amount(field);
    return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? value
      : null;
  };
  const id = integer('id', 1, largestId);
  const quantity = integer('quantity', min, max);
  const wanted = integer('wanted', max + 1, Number.MAX_SAFE_INTEGER);
  if (id === null || quantity === null) return null;
  return {
    id,
    uuid: text('uuid'),
    name: text('name'),
    price: amount('price'),
    description: text('description'),
    imageUrl: text('imageUrl'),
    category: text('category'),
    stock: amount('stock'),
    discount: amount('discount'),
    marca: text('marca'),
    quantity,
    ...(wanted !== null && { wanted }),
    ...parseNotes(entry),
  };
}
