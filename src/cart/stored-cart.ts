import { limits } from '../config.ts';
import { fieldOf } from '../lib/field-of.ts';
import { largestId } from '../lib/product-id.ts';
import { storedValue } from '../lib/stored-value.ts';
import type { Cart, CartLine } from './cart.ts';

/** The key of the cart in localStorage: a plain JSON array of lines. */
export const cartKey = 'cart';

const { min, max } = limits.cartQuantity;

export const storedCart = storedValue<Cart>(cartKey, { empty: [], parse: parseCart });

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
  };
}
