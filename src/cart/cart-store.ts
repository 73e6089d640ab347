import { create } from 'zustand';
import { storedValue } from '../browser/stored-value.ts';
import { cartTexts } from '../content/cart.ts';
import type { Product } from '../graphql/queries.ts';
import { timings } from '../lib/limits.ts';
import {
  type AddedNotes,
  addItem,
  type Cart,
  type CartLine,
  insertLine,
  removeItem,
  removeNote,
  setQuantity,
  withoutChanges,
} from './cart.ts';
import { compareLine, withoutProduct } from './compare.ts';
import type { FetchedLines } from './fetch-lines.ts';
import { type LineNotes, parseTexts } from './line-item.ts';
import { cartEntry, othersEntry } from './stored-cart.ts';

type Timer = ReturnType<typeof setTimeout>;

interface CartState {
  lines: Cart;
  /** Items without a product, as the buyer wrote them, a repeated one repeatedly. */
  others: readonly string[];
  /** Timers of pending removals by line id; the lines are still shown for 300 ms. */
  removing: ReadonlyMap<number, Timer>;
  /** Why the last change of the lines could not be stored; null when it was. */
  failure: string | null;
  /** False while the browser refuses to store them; they last until the page is closed. */
  areOthersStored: boolean;
  /** Removed lines, until they are restored or the page is left. */
  removed: readonly { line: CartLine; index: number }[];
  removedOthers: readonly string[];
  /** @returns the line with the added pieces */
  add: (product: Product, quantity: number, notes?: AddedNotes) => CartLine;
  /** Applies what the catalogue says of lines that are still in the cart. */
  compare: (compared: Pick<FetchedLines<CartLine>, 'found' | 'missing'>) => void;
  /** Removes the changes of lines, once they have been shown. */
  forgetChanges: () => void;
  addOthers: (items: readonly string[]) => void;
  /** @param pieces all of the line, also beyond its limit */
  update: (id: number, pieces: number) => void;
  removeNote: (id: number, note: keyof LineNotes) => void;
  remove: (id: number) => void;
  /** Removes a line that another one replaces; it cannot be restored. */
  drop: (id: number) => void;
  /** Removes one item, also of several equal ones. */
  removeOther: (item: string) => void;
  /** Removes the items that products replace; they cannot be restored. */
  resolveOthers: (items: readonly string[]) => void;
  restore: () => void;
  forgetRemoved: () => void;
  completeRemovals: () => void;
  clear: () => void;
}

const storedCart = storedValue(cartEntry);
const storedOthers = storedValue(othersEntry);

const readStored = () => ({ lines: storedCart.read(), others: storedOthers.read() });

export const useCart = create<CartState>()((set, get) => {
  const writer = createWriter(set, get);
  return {
    ...readStored(),
    removing: new Map(),
    failure: null,
    areOthersStored: true,
    removed: [],
    removedOthers: [],
    ...lineActions(writer, get),
    ...otherActions(writer),
    ...removalActions(writer, set, get),
  };
});

type CartWriter = ReturnType<typeof createWriter>;
type SetCart = (changed: Partial<CartState>) => void;
type GetCart = () => CartState;

/** Changes what is stored, and the state with it. */
function createWriter(set: SetCart, get: GetCart) {
  const commit = (change: (cart: Cart) => Cart, failure: string = cartTexts.updateFailed) => {
    const isStored = storedCart.change(change);
    set({ ...readStored(), failure: isStored ? null : failure });
  };
  const commitOthers = (change: (items: readonly string[]) => readonly string[]) => {
    const areOthersStored = storedOthers.change(change);
    set({ ...readStored(), areOthersStored });
  };
  const cancelRemovals = (ids: readonly number[]) => {
    const removing = new Map(get().removing);
    for (const id of ids) {
      clearTimeout(removing.get(id));
      removing.delete(id);
    }
    set({ removing });
  };
  /** Removes lines so that they can be restored. */
  const take = (ids: readonly number[]) => {
    if (ids.length === 0) return;
    cancelRemovals(ids);
    const taken = storedCart
      .read()
      .flatMap((line, index) => (ids.includes(line.id) ? [{ line, index }] : []));
    commit((cart) => ids.reduce(removeItem, cart), cartTexts.removalFailed);
    // Last removal first: an index refers to the cart before that removal.
    set({ removed: [...taken, ...get().removed] });
  };
  const takeOthers = (items: readonly string[]) => {
    if (items.length === 0) return;
    commitOthers((others) => items.reduce(without, others));
    set({ removedOthers: [...get().removedOthers, ...items] });
  };
  return { commit, commitOthers, cancelRemovals, take, takeOthers };
}

type LineAction = 'add' | 'compare' | 'forgetChanges' | 'update' | 'removeNote' | 'drop';

function lineActions({ commit, cancelRemovals }: CartWriter, get: GetCart) {
  return {
    add(product, quantity, notes) {
      cancelRemovals([product.id]);
      const { line } = addItem(storedCart.read(), product, quantity, notes);
      commit((cart) => addItem(cart, product, quantity, notes).cart);
      return line;
    },
    compare({ found, missing }) {
      const now = Date.now();
      const products = new Map(found.map(({ line, product }) => [line.id, product]));
      const gone = new Set(missing.map(({ id }) => id));
      commit((cart) =>
        cart.map((line) => {
          const product = products.get(line.id);
          if (product) return compareLine(line, product, now);
          return gone.has(line.id) ? withoutProduct(line, now) : line;
        }),
      );
    },
    forgetChanges() {
      if (get().lines.some(({ changes }) => changes)) commit(withoutChanges);
    },
    update: (id, pieces) => commit((cart) => setQuantity(cart, id, pieces)),
    removeNote: (id, note) => commit((cart) => removeNote(cart, id, note)),
    drop: (id) => commit((cart) => removeItem(cart, id)),
  } satisfies Pick<CartState, LineAction>;
}

function otherActions({ commitOthers, takeOthers }: CartWriter) {
  return {
    addOthers: (items) => commitOthers((others) => [...others, ...parseTexts(items)]),
    removeOther: (item) => takeOthers([item]),
    resolveOthers: (items) => commitOthers((others) => items.reduce(without, others)),
  } satisfies Pick<CartState, 'addOthers' | 'removeOther' | 'resolveOthers'>;
}

type RemovalAction = 'remove' | 'restore' | 'forgetRemoved' | 'completeRemovals' | 'clear';

function removalActions({ commit, take, takeOthers }: CartWriter, set: SetCart, get: GetCart) {
  return {
    remove(id) {
      const timer = setTimeout(() => take([id]), timings.cartRemoval);
      set({ removing: new Map(get().removing).set(id, timer) });
    },
    restore() {
      const { removed, removedOthers, addOthers, forgetRemoved } = get();
      if (removedOthers.length > 0) addOthers(removedOthers);
      if (removed.length > 0) commit((cart) => removed.reduce(insertLine, cart));
      forgetRemoved();
    },
    forgetRemoved: () => set({ removed: [], removedOthers: [] }),
    completeRemovals: () => take([...get().removing.keys()]),
    clear() {
      takeOthers(storedOthers.read());
      take(storedCart.read().map(({ id }) => id));
    },
  } satisfies Pick<CartState, RemovalAction>;
}

export function isCartEmpty({ lines, others }: CartState): boolean {
  return lines.length === 0 && others.length === 0;
}

function without(items: readonly string[], item: string): readonly string[] {
  const at = items.indexOf(item);
  return items.filter((_, index) => index !== at);
}

/**
 * Follows other tabs and completes pending removals when the page is left.
 * @returns the unsubscribe function
 */
export function connectCart(): () => void {
  const { completeRemovals } = useCart.getState();
  const reload = () => useCart.setState(readStored());
  const controller = new AbortController();
  storedCart.subscribe(reload, controller.signal);
  storedOthers.subscribe(reload, controller.signal);
  addEventListener('pagehide', completeRemovals, { signal: controller.signal });
  return () => controller.abort();
}
