import { limits } from '../config.ts';
import { largestId } from '../lib/product-id.ts';
import type { Cart, CartLine } from './cart.ts';
import { type CartEdits, type LineEdits, withUnknown } from './cart-edits.ts';

/** Where the cart lies in the browser's storage: a plain JSON array of lines. */
export const cartKey = 'cart';

/** Where what the tabs have done to the cart lies beside it, for them to put together. */
export const editsKey = 'cart-edits';

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
  const list = parseList(saved);
  if (!list) return null;
  const lines = new Map<number, CartLine>();
  for (const entry of list) {
    const line = parseLine(entry);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

/**
 * Whether a stored cart was written along with its edits: it ends in a line break then, which is
 * nothing to any reader of JSON.
 */
export function isWrittenWithEdits(saved: string): boolean {
  return saved.endsWith(mark);
}

const mark = '\n';

/** Reads the edits; whatever is not sound in them is passed over. */
export function parseEdits(saved: string | null): CartEdits {
  const edits = new Map<number, LineEdits>();
  for (const entry of parseList(saved ?? '') ?? []) {
    if (!isEntry(entry)) continue;
    const [id, count, tab, base, added, since] = entry;
    edits.set(id, { set: [count, tab], base, added, since });
  }
  return edits;
}

type Entry = [number, number, string, number, Record<string, number>, number];

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [id, count, tab, base, added, since]: unknown[] = value;
  const counts = [id, count, base, since, ...Object.values(Object(added))];
  return typeof tab === 'string' && counts.every(isCount);
}

function isCount(value: unknown): boolean {
  return isIntegerWithin(value, 0, 2 ** 50);
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

/** What a visit begins with. */
export interface StoredCart {
  lines: Cart;
  edits: CartEdits;
}

/**
 * Reads the cart from the browser's storage. A value that cannot be read is set aside under another
 * key, for someone to look at, and the visitor starts with an empty cart. Storage that is blocked
 * counts as empty.
 */
export function loadCart(): StoredCart {
  try {
    const saved = localStorage.getItem(cartKey);
    if (saved !== null) {
      const cart = parseCart(saved);
      if (cart) {
        // Edits that the cart was not written along with say nothing of it.
        const stored = isWrittenWithEdits(saved) ? localStorage.getItem(editsKey) : null;
        return { lines: cart, edits: withUnknown(parseEdits(stored), cart) };
      }
      localStorage.setItem(unreadableCartKey, saved);
      localStorage.removeItem(cartKey);
    }
  } catch {
    // The browser keeps its storage closed; the cart lives in memory then.
  }
  return { lines: [], edits: new Map() };
}

/** @returns whether the browser has stored the cart (it refuses when storage is blocked or full) */
export function saveCart({ lines, edits }: StoredCart): boolean {
  try {
    localStorage.setItem(editsKey, JSON.stringify(packed(edits)));
    localStorage.setItem(cartKey, JSON.stringify(lines) + mark);
    return true;
  } catch {
    return false;
  }
}

/** Without the lines that were taken out so long ago that no open tab can still have them. */
function packed(edits: CartEdits): unknown[] {
  let last = 0;
  for (const { set } of edits.values()) last = Math.max(last, set[0]);
  return [...edits]
    .filter(([, { set, since }]) => since > 0 || set[0] > last - limits.keptRemovals)
    .map(([id, { set, base, added, since }]) => [id, ...set, base, added, since]);
}
