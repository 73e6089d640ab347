import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { shownProduct } from '../../testing/products.ts';
import { cartTexts } from '../content/cart.ts';
import { timings } from '../lib/limits.ts';
import { connectCart, useCart } from './cart-store.ts';
import { formatSharedList } from './shared-list.ts';
import { cartEntry, othersEntry } from './stored-cart.ts';

const cartKey = cartEntry.key;
const fields = { id: 1, name: 'TUBO', price: 10, category: 'TUBOS', stock: 5 };
const product = shownProduct(fields);

/** The stored lines without the time of their prices. */
const saved = () => {
  const stored: object[] = JSON.parse(localStorage.getItem(cartKey) ?? '[]');
  return stored.map((line) => ({ ...line, comparedAt: undefined }));
};
/** `1x6.2x1`: id and pieces of each line. */
const lines = () => formatSharedList(useCart.getState().lines);
const { add, addOthers, update, remove, removeOther, clear, restore, completeRemovals } =
  useCart.getState();
const others = () => useCart.getState().others;

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

/** Stores a cart as another tab does, before its storage event arrives here. */
function store(cart: unknown) {
  localStorage.setItem(cartKey, JSON.stringify(cart));
}

function notify() {
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
}

describe('the cart store', () => {
  it('stores every change as a plain array', () => {
    add(product, 2);
    expect(saved()).toEqual([cartLine({ ...fields, quantity: 2 })]);
    update(1, 5);
    expect(saved()).toEqual([cartLine({ ...fields, quantity: 5 })]);
  });

  it('continues in memory while the browser refuses to store, and reports it', () => {
    add(product, 1);
    refuseToStore();
    update(1, 2);
    expect(lines()).toBe('1x2');
    expect(useCart.getState().failure).toBe(cartTexts.updateFailed);
    notify();
    add(product, 1);
    expect(lines()).toBe('1x3');
    remove(1);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(useCart.getState().failure).toBe(cartTexts.removalFailed);
    vi.restoreAllMocks();
    add(product, 4);
    expect(useCart.getState().failure).toBeNull();
    expect(saved()).toEqual([cartLine({ ...fields, quantity: 4 })]);
  });
});

describe('a removal', () => {
  it('is cancelled by adding the product again', () => {
    add(product, 1);
    remove(1);
    add(product, 2);
    vi.advanceTimersByTime(timings.cartRemoval - 1);
    remove(1);
    vi.advanceTimersByTime(timings.cartRemoval - 1);
    expect(lines()).toBe('1x3');
    add(product, 1);
    vi.advanceTimersByTime(timings.cartRemoval * 2);
    expect(lines()).toBe('1x4');
  });

  it('is completed when the page is left', () => {
    add(product, 1);
    add({ ...product, id: 2 }, 1);
    remove(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toEqual([cartLine({ ...fields, id: 2, quantity: 1 })]);
  });

  it('is undone together with the removals that were pending with it', () => {
    for (const id of [1, 2, 3]) add({ ...product, id }, id);
    remove(1);
    vi.advanceTimersByTime(timings.cartRemoval - 1);
    remove(2);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(lines()).toBe('3x3');
    restore();
    expect(lines()).toBe('1x1.2x2.3x3');
  });
});

describe('a change in another tab', () => {
  it('is kept by later changes here, before and after its storage event', () => {
    add(product, 1);
    store([cartLine({ ...fields, quantity: 4 }), cartLine({ ...fields, id: 2, quantity: 1 })]);
    add(product, 2);
    expect(lines()).toBe('1x6.2x1');
    store([cartLine({ ...fields, id: 3, quantity: 5 })]);
    remove(2);
    vi.advanceTimersByTime(timings.cartRemoval);
    expect(saved()).toEqual([cartLine({ ...fields, id: 3, quantity: 5 })]);
  });

  it('is kept, with the changes that could not be stored here', () => {
    add(product, 1);
    refuseToStore();
    update(1, 7);
    add({ ...product, id: 2 }, 2);
    vi.restoreAllMocks();
    store([cartLine({ ...fields, quantity: 1 }), cartLine({ ...fields, id: 3, quantity: 5 })]);
    add({ ...product, id: 4 }, 1);
    expect(lines()).toBe('1x7.3x5.2x2.4x1');
    expect(saved()).toHaveLength(4);
    refuseToStore();
    clear();
    vi.restoreAllMocks();
    store([cartLine({ ...fields, id: 5, quantity: 1 })]);
    notify();
    expect(lines()).toBe('5x1');
  });
});

describe('lines without a product', () => {
  it('are kept whole, a repeated one twice, and removed one at a time', () => {
    const long = `${'plancha estriada '.repeat(100)}- 12`;
    const many = Array.from({ length: 600 }, (_, at) => `${at} pernos`);
    addOthers([long, long]);
    addOthers(many);
    expect(others()).toEqual([long, long, ...many]);
    removeOther(long);
    expect(others()).toEqual([long, ...many]);
    restore();
    expect(others()).toEqual([long, ...many, long]);
  });

  it('are kept as another tab stores them while storing fails here, which is reported', () => {
    refuseToStore();
    addOthers(['3 martillos']);
    expect(useCart.getState()).toMatchObject({ others: ['3 martillos'], areOthersStored: false });
    vi.restoreAllMocks();
    localStorage.setItem(othersEntry.key, '["2 palas"]');
    addOthers(['1 pico']);
    expect(others()).toEqual(['2 palas', '3 martillos', '1 pico']);
    expect(JSON.parse(localStorage.getItem(othersEntry.key) ?? '')).toEqual(others());
  });

  it('contain no invisible characters', () => {
    addOthers(['tu\u200Bbo \u202E2"\u0000', '\u2060']);
    expect(others()).toEqual(['tubo 2"']);
  });
});
