import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownProduct } from '../../testing/products.ts';
import { timings } from '../config.ts';
import { cartKey, unreadableCartKey } from './cart-storage.ts';
import { useCart } from './cart-store.ts';
import { connectCart } from './connect-cart.ts';

const product = shownProduct({ id: 1, name: 'TUBO', price: 10, category: 'TUBOS', stock: 5 });

const saved = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null') as unknown;
const lines = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const { add, update, remove, clear, completeRemovals } = useCart.getState();

let disconnect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  clear();
  disconnect = connectCart();
});

afterEach(() => {
  disconnect();
  completeRemovals();
});

function refuseToStore() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Stores a cart as another tab does, of which this one has not been told yet. */
function store(cart: unknown) {
  localStorage.setItem(cartKey, JSON.stringify(cart));
}

/** Tells this tab that another has changed what lies under a key; null: everything. */
function notify(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('the cart', () => {
  it('is saved on every change, as a plain array', () => {
    add(product, 2);
    expect(saved()).toEqual([{ ...product, quantity: 2 }]);
    update(1, 5);
    expect(saved()).toEqual([{ ...product, quantity: 5 }]);
  });

  it('marks a removed line and deletes it after 300 ms', () => {
    add(product, 1);
    remove(1);
    expect([...useCart.getState().removing]).toEqual([1]);
    vi.advanceTimersByTime(timings.cartRemoval - 1);
    expect(lines()).toEqual([[1, 1]]);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual([]);
    expect(useCart.getState().removing.size).toBe(0);
    expect(saved()).toEqual([]);
  });

  it('adding the same product again cancels its removal', () => {
    add(product, 1);
    remove(1);
    add(product, 2);
    vi.advanceTimersByTime(timings.cartRemoval * 2);
    expect(lines()).toEqual([[1, 3]]);
  });

  it('leaving the page completes a removal', () => {
    add(product, 1);
    add({ ...product, id: 2 }, 1);
    remove(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(lines()).toEqual([[2, 1]]);
    expect(saved()).toEqual([{ ...product, id: 2, quantity: 1 }]);
  });

  it('a second removal of a line that is going does not prolong it', () => {
    add(product, 1);
    remove(1);
    vi.advanceTimersByTime(timings.cartRemoval - 1);
    remove(1);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual([]);
  });

  it('goes on in memory when the browser refuses to store, and says so', () => {
    refuseToStore();
    add(product, 2);
    expect(lines()).toEqual([[1, 2]]);
    expect(useCart.getState().failure).toBe('Error al actualizar la cantidad');
  });

  it('names a removal that could not be stored', () => {
    add(product, 2);
    refuseToStore();
    remove(1);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(lines()).toEqual([]);
    expect(useCart.getState().failure).toBe('Error al eliminar el producto');
  });

  it('forgets the failure once storing works again', () => {
    refuseToStore();
    add(product, 2);
    vi.restoreAllMocks();
    update(1, 3);
    expect(useCart.getState().failure).toBeNull();
  });

  it('loses no edit of another tab to a later one here, heard of or not', () => {
    add(product, 1);
    store([
      { ...product, quantity: 4 },
      { ...product, id: 2, quantity: 1 },
    ]);
    add(product, 2);
    expect(lines()).toEqual([
      [1, 6],
      [2, 1],
    ]);
    store([{ ...product, id: 2, quantity: 1 }]);
    update(2, 9);
    expect(saved()).toEqual([{ ...product, id: 2, quantity: 9 }]);
    store([{ ...product, id: 3, quantity: 5 }]);
    remove(2);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(saved()).toEqual([{ ...product, id: 3, quantity: 5 }]);
  });

  it('leaves the cart to the last of two edits in the same instant', () => {
    add(product, 1);
    const theirs = [{ ...product, id: 2, quantity: 1 }];
    store(theirs);
    notify(cartKey);
    expect(lines()).toEqual([[2, 1]]);
  });

  it('shows what another tab has stored as soon as it is told', () => {
    store([{ ...product, id: 9, quantity: 4 }]);
    notify('other');
    expect(lines()).toEqual([]);
    notify(cartKey);
    expect(lines()).toEqual([[9, 4]]);
    localStorage.clear();
    notify(null);
    expect(lines()).toEqual([]);
  });

  it('reads the cart again when the page comes back from the back-forward cache', () => {
    store([{ ...product, id: 9, quantity: 4 }]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(lines()).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(lines()).toEqual([[9, 4]]);
  });

  it('lets a line stay to which another tab adds while it is going', () => {
    add(product, 2);
    remove(1);
    store([{ ...product, quantity: 3 }]);
    notify(cartKey);
    expect(useCart.getState().removing.size).toBe(0);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(lines()).toEqual([[1, 3]]);
  });

  it('keeps in memory what could not be stored, whatever another tab stores', () => {
    refuseToStore();
    add(product, 2);
    notify(cartKey);
    add(product, 1);
    expect(lines()).toEqual([[1, 3]]);
  });
});

describe('at the start of a visit', () => {
  async function freshStore() {
    vi.resetModules();
    return (await import('./cart-store.ts')).useCart.getState();
  }

  it('takes up the saved cart', async () => {
    localStorage.setItem(cartKey, JSON.stringify([{ ...product, quantity: 3 }]));
    expect((await freshStore()).lines).toEqual([{ ...product, quantity: 3 }]);
  });

  it('takes up the cart of an earlier version, and drops what that kept beside it', async () => {
    localStorage.setItem(cartKey, `${JSON.stringify([{ ...product, quantity: 3 }])}\n`);
    localStorage.setItem('cart-edits', '[[1,1,"tab",3,{},1]]');
    expect((await freshStore()).lines).toEqual([{ ...product, quantity: 3 }]);
    expect(Object.keys({ ...localStorage })).toEqual([cartKey]);
  });

  it('sets an unreadable cart aside and starts with an empty one', async () => {
    localStorage.setItem(cartKey, '{broken');
    expect((await freshStore()).lines).toEqual([]);
    expect(localStorage.getItem(unreadableCartKey)).toBe('{broken');
    expect(localStorage.getItem(cartKey)).toBeNull();
  });

  it('starts empty where the browser keeps its storage closed', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect((await freshStore()).lines).toEqual([]);
  });
});
