import * as v from 'valibot';
import { limits } from '../config.ts';
import { largestId } from '../lib/product-id.ts';
import type { Cart, CartLine } from './cart.ts';

/** Where the cart lies in the browser's storage: a plain JSON array of lines. */
export const cartKey = 'cart';

/** Where a value is set aside that cannot be read as a cart at all. */
export const unreadableCartKey = 'cart-unreadable';

const { min, max } = limits.cartQuantity;
const text = v.fallback(v.nullable(v.string()), null);
const amount = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

const lineSchema: v.GenericSchema<unknown, CartLine> = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestId)),
  uuid: text,
  name: text,
  price: amount,
  description: text,
  imageUrl: text,
  category: text,
  stock: amount,
  discount: amount,
  marca: text,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
});

/**
 * Reads a saved cart. Sound lines are kept, others dropped, and of two with one id the first stays;
 * a field of the wrong kind becomes null.
 *
 * @returns null when the value is no JSON array, so that nothing in it can be read
 */
export function parseCart(saved: string): Cart | null {
  let value: unknown;
  try {
    value = JSON.parse(saved);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const lines = new Map<number, CartLine>();
  for (const entry of value) {
    const line = v.safeParse(lineSchema, entry);
    if (line.success && !lines.has(line.output.id)) lines.set(line.output.id, line.output);
  }
  return [...lines.values()];
}

/**
 * Reads the cart from the browser's storage. A value that cannot be read is set aside under another
 * key, for someone to look at, and the visitor starts with an empty cart. Storage that is blocked
 * counts as empty.
 */
export function loadCart(): Cart {
  try {
    const saved = localStorage.getItem(cartKey);
    if (saved === null) return [];
    const cart = parseCart(saved);
    if (cart) return cart;
    localStorage.setItem(unreadableCartKey, saved);
    localStorage.removeItem(cartKey);
  } catch {
    // The browser keeps its storage closed; the cart lives in memory then.
  }
  return [];
}

/** @returns whether the browser has stored the cart (it refuses when storage is blocked or full) */
export function saveCart(cart: Cart): boolean {
  try {
    localStorage.setItem(cartKey, JSON.stringify(cart));
    return true;
  } catch {
    return false;
  }
}
