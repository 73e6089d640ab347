import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../config.ts';
import type { Product } from '../graphql/queries.ts';
import { cartKey, editsKey, unreadableCartKey } from './cart-storage.ts';
import { useCart } from './cart-store.ts';
import { connectCart } from './connect-cart.ts';

const product: Product = {
  id: 1,
  uuid: null,
  name: 'TUBO',
  price: 10,
  description: null,
  imageUrl: null,
  category: 'TUBOS',
  stock: 5,
  discount: null,
  marca: null,
};

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

  it('reading 33: adding the same product again cancels its removal', () => {
    add(product, 1);
    remove(1);
    add(product, 2);
    vi.advanceTimersByTime(timings.cartRemoval * 2);
    expect(lines()).toEqual([[1, 3]]);
  });

  it('reading 33: leaving the page completes a removal', () => {
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

  it('reading 34: goes on in memory when the browser refuses to store, and says so', () => {
    refuseToStore();
    add(product, 2);
    expect(lines()).toEqual([[1, 2]]);
    expect(useCart.getState().failure).toBe('Error al actualizar la cantidad');
  });

  it('reading 34: names a removal that could not be stored', () => {
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

  it('reading 36: takes over what another tab has stored', async () => {
    const hear = async (event: StorageEventInit, wanted: number[][]) => {
      window.dispatchEvent(new StorageEvent('storage', event));
      await vi.waitFor(() => expect(lines()).toEqual(wanted));
    };
    const newValue = JSON.stringify([{ ...product, id: 9, quantity: 4 }]);
    await hear({ key: cartKey, newValue }, [[9, 4]]);
    await hear({ key: 'other', newValue: '[]' }, [[9, 4]]);
    await hear({ key: null, newValue: null }, []);
  });

  it('C6: puts together what another tab has done and what it has done itself', async () => {
    add({ ...product, id: 51 }, 2);
    const edits = JSON.stringify([
      [51, 0, '', 0, { other: 3 }, 1],
      [52, 0, '', 0, { other: 4 }, 2],
    ]);
    const theirs = [
      { ...product, id: 51, quantity: 3 },
      { ...product, id: 52, quantity: 4 },
    ];
    window.dispatchEvent(new StorageEvent('storage', { key: editsKey, newValue: edits }));
    const newValue = `${JSON.stringify(theirs)}\n`;
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue }));
    const both = [
      [51, 5],
      [52, 4],
    ];
    await vi.waitFor(() => expect(lines()).toEqual(both));
    expect(saved()).toMatchObject([
      { id: 51, quantity: 5 },
      { id: 52, quantity: 4 },
    ]);
  });

  it('C6: lets a line stay to which another tab adds while it is going', async () => {
    add(product, 2);
    remove(1);
    const newValue = JSON.stringify([{ ...product, quantity: 3 }]);
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue }));
    await vi.waitFor(() => expect(useCart.getState().removing.size).toBe(0));
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(lines()).toEqual([[1, 3]]);
  });
});

describe('at the start of a visit', () => {
  async function freshStore() {
    vi.resetModules();
    return (await import('./cart-store.ts')).useCart.getState();
  }

  it('reading 36: takes up the saved cart', async () => {
    localStorage.setItem(cartKey, JSON.stringify([{ ...product, quantity: 3 }]));
    expect((await freshStore()).lines).toEqual([{ ...product, quantity: 3 }]);
  });

  it('reading 36: sets an unreadable cart aside and starts with an empty one', async () => {
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
