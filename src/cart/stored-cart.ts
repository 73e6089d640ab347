import type { StoredEntry } from '../browser/stored-value.ts';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import { readId, readLineQuantity, readPieces, readTime } from '../lib/product-numbers.ts';
import { type Cart, type CartLine, productFields } from './cart.ts';
import { type LineChanges, parseNotes, parseTexts } from './line-item.ts';

/** The lines of the cart, as a plain array. */
export const cartEntry: StoredEntry<Cart> = {
  key: 'cart',
  empty: [],
  parse: parseCart,
};

/** Items of the cart without a product, as the buyer wrote them. */
export const othersEntry: StoredEntry<readonly string[]> = {
  key: 'cart-others',
  empty: [],
  parse: parseTexts,
};

/**
 * Drops invalid lines, and of two lines with one id the second; a field of the wrong type becomes
 * null.
 * @returns null for anything but an array
 */
function parseCart(stored: unknown): Cart | null {
  if (!Array.isArray(stored)) return null;
  const lines = new Map<number, CartLine>();
  for (const item of stored) {
    const line = parseCartLine(item);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

function parseCartLine(stored: unknown): CartLine | null {
  const id = readId(fieldOf(stored, 'id'));
  const quantity = readLineQuantity(fieldOf(stored, 'quantity'));
  if (id === null || quantity === null) return null;
  const line: CartLine = { id, ...productFields(stored), quantity, ...parseNotes(stored) };

  const wanted = readPieces(fieldOf(stored, 'wanted'));
  if (wanted !== null && wanted > limits.cartQuantity.max) line.wanted = wanted;
  const written = textOf(stored, 'written');
  if (written) line.written = written;
  const comparedAt = readTime(fieldOf(stored, 'comparedAt'));
  if (comparedAt !== null) line.comparedAt = comparedAt;
  if (fieldOf(stored, 'isGone') === true) line.isGone = true;
  const changes = parseChanges(fieldOf(stored, 'changes'));
  if (Object.keys(changes).length > 0) line.changes = changes;
  return line;
}

function parseChanges(stored: unknown): LineChanges {
  const changes: LineChanges = {};
  for (const field of ['name', 'price', 'stock'] as const) {
    const text = textOf(stored, field);
    if (text) changes[field] = text;
  }
  return changes;
}
