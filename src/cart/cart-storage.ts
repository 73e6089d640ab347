import { limits } from '../config.ts';
import { largestId } from '../lib/product-id.ts';
import type { Cart, CartLine } from './cart.ts';

/** The key of the cart in the browser's storage: a plain JSON array of lines. */
export const cartKey = 'cart';

/** Where earlier versions of the shop kept the edits of all tabs, beside the cart itself. */
const retiredKey = 'cart-edits';

/** Where a value is set aside that cannot be read as a cart. */
export const unreadableCartKey = 'cart-unreadable';

const { min, max } = limits.cartQuantity;

/**
 * Checks one saved line, field by field. By hand: a schema library would be a hundredth of all that
 * the first page downloads, for this one object.
 */
function parseLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const entry: Partial<Record<keyof CartLine, unknown>> = value;
  const { id, quantity } = entry;
  if (!isIntegerWithin(id, 1, largestId) || !isIntegerWithin(quantity, min, max)) return null;
  return {
    id,
    uuid: textOf(entry.uuid),
    name: textOf(entry.name),
    price: amountOf(entry.price),
    description: textOf(entry.description),
    imageUrl: textOf(entry.imageUrl),
    category: textOf(entry.category),
    stock: amountOf(entry.stock),
    discount: amountOf(entry.discount),
    marca: textOf(entry.marca),
    quantity,
  };
}

function isIntegerWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function amountOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * Reads a saved cart. Sound lines are kept, others dropped, and of two with one id the first stays;
 * a field of the wrong kind becomes null.
 *
 * @returns null when the value is no JSON array, so that nothing in it can be read
 */
export function parseCart(saved: string): Cart | null {
  const list = parseList(saved);
  if (!list) return null;
  const lines = new Map<number, CartLine>();
  for (const entry of list) {
    const line = parseLine(entry);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

/** A JSON array; null for any other text. */
function parseList(saved: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(saved);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** What was read or written last, so that a cart that nobody else has changed is the same object. */
let last: { saved: string | null; cart: Cart } = { saved: null, cart: [] };

/**
 * Reads the cart from the browser's storage. A value that cannot be read is set aside under another
 * key, for someone to look at, and the cart is empty.
 *
 * @returns null where the browser keeps its storage closed
 */
export function loadCart(): Cart | null {
  try {
    localStorage.removeItem(retiredKey);
    const saved = localStorage.getItem(cartKey);
    if (saved === last.saved) return last.cart;
    const cart = saved === null ? [] : parseCart(saved);
    if (saved !== null && cart === null) {
      localStorage.setItem(unreadableCartKey, saved);
      localStorage.removeItem(cartKey);
    }
    last = cart ? { saved, cart } : { saved: null, cart: [] };
    return last.cart;
  } catch {
    return null;
  }
}

/** @returns whether the browser has stored the cart (it refuses when storage is blocked or full) */
export function saveCart(cart: Cart): boolean {
  try {
    const saved = JSON.stringify(cart);
    localStorage.setItem(cartKey, saved);
    last = { saved, cart };
    return true;
  } catch {
    return false;
  }
}
