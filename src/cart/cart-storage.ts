import { limits } from '../config.ts';
import { largestId } from '../lib/product-id.ts';
import type { Cart, CartLine } from './cart.ts';

/** Where the cart lies in the browser's storage: a plain JSON array of lines. */
export const cartKey = 'cart';

/** Where a value is set aside that cannot be read as a cart at all. */
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
  let value: unknown;
  try {
    value = JSON.parse(saved);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const lines = new Map<number, CartLine>();
  for (const entry of value) {
    const line = parseLine(entry);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
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
