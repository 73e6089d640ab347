import { cartTexts } from '../content/cart.ts';
import type { Product } from '../graphql/queries.ts';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { limits, timings } from '../lib/limits.ts';
import { parseInteger } from '../lib/parse-integer.ts';
import { readDiscount, readPrice, readStock } from '../lib/product-numbers.ts';
import {
  type LineChanges,
  type LineNotes,
  parseNotes,
  piecesOf,
  type SharedLine,
} from './line-item.ts';

/**
 * One line of the cart, with 1 to 99 pieces. It is stored in the browser: independent of the
 * GraphQL type.
 */
export interface CartLine extends SharedLine, ReturnType<typeof productFields> {
  /** The item as the buyer wrote it, without the quantity; of a pasted list. */
  written?: string;
  /** When its fields were those of the catalogue, in milliseconds since 1970. */
  comparedAt?: number;
  /** Whether the catalogue no longer has the product. */
  isGone?: boolean;
  changes?: LineChanges;
}

/** What comes with the pieces of a product. */
export interface AddedNotes extends Partial<SharedLine> {
  written?: string;
  /** Whether the fields have just been fetched; otherwise they are compared at the next occasion. */
  isFresh?: boolean;
}

/** Lines in the order of adding, one per product id. */
export type Cart = readonly CartLine[];

const { min, max } = limits.cartQuantity;

export const quantityMessage = cartTexts.wrongQuantity(min, max);

/**
 * Copies field by field, so that only these are stored; null for a missing or invalid one. By hand:
 * a schema library would add a hundredth to the first page's download.
 */
export function productFields(source: unknown) {
  const text = (field: string) => textOf(source, field);
  return {
    uuid: text('uuid'),
    name: text('name'),
    price: readPrice(fieldOf(source, 'price')),
    description: text('description'),
    imageUrl: text('imageUrl'),
    category: text('category'),
    stock: readStock(fieldOf(source, 'stock')),
    discount: readDiscount(fieldOf(source, 'discount')),
    marca: text('marca'),
  };
}

/**
 * Adds pieces of a product to its line or a new one, and updates the fields of the line. Pieces beyond
 * 99 stay with the line as `wanted`.
 * @param notes are added to those of the line
 */
export function addItem(
  cart: Cart,
  product: Product,
  quantity: number,
  notes: AddedNotes = {},
): { cart: Cart; line: CartLine } {
  const present = cart.find((line) => line.id === product.id);
  const before = present ? piecesOf(present) : 0;
  const line: CartLine = {
    id: product.id,
    ...productFields(product satisfies ReturnType<typeof productFields>),
    ...withinLimit(Math.min(before + (notes.wanted ?? quantity), limits.pieces)),
    ...joinNotes(present ?? {}, notes),
    ...(notes.written && { written: notes.written }),
    comparedAt: notes.isFresh
      ? Date.now()
      : Math.max(present?.comparedAt ?? 0, Date.now() - timings.comparison),
  };
  return {
    cart: present ? cart.map((other) => (other.id === product.id ? line : other)) : [...cart, line],
    line,
  };
}

/** @param pieces all of the line, also beyond its limit */
export function setQuantity(cart: Cart, id: number, pieces: number): Cart {
  return cart.map((line) =>
    line.id === id ? { ...line, wanted: undefined, ...withinLimit(pieces) } : line,
  );
}

/** The quantity of a line, and all its pieces where they exceed the limit. */
function withinLimit(pieces: number): Pick<CartLine, 'quantity' | 'wanted'> {
  return pieces > max ? { quantity: max, wanted: pieces } : { quantity: pieces };
}

export function removeNote(cart: Cart, id: number, note: keyof LineNotes): Cart {
  return cart.map((line) => (line.id === id ? { ...line, [note]: null } : line));
}

/** The cart without what was said about changes: each is said once. */
export function withoutChanges(cart: Cart): Cart {
  return cart.map(({ changes: _, ...line }) => line);
}

export function removeItem(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Restores a removed line at its index, unless the product is in the cart again. */
export function insertLine(cart: Cart, { line, index }: { line: CartLine; index: number }): Cart {
  if (cart.some(({ id }) => id === line.id)) return cart;
  return [...cart.slice(0, index), line, ...cart.slice(index)];
}

export function countUnits(cart: Cart): number {
  return cart.reduce((units, line) => units + piecesOf(line), 0);
}

/** Parses a typed quantity: 1 for an empty field; null for anything but an integer from 1 to 99. */
export function parseQuantity(text: string): number | null {
  return text.trim() === '' ? min : parseInteger(text, limits.cartQuantity);
}

/** Parses any number of pieces from 1, for places that keep those beyond 99 as additional ones. */
export function parsePieces(text: string): number | null {
  return parseInteger(text, { min, max: limits.pieces });
}

/** Assumptions and item numbers are kept once; cutting plans add up, as the pieces do. */
function joinNotes(before: LineNotes, added: LineNotes): LineNotes {
  const assumptions = new Set([before.assumption, added.assumption].filter(Boolean));
  const cuts = [before.cuts, added.cuts].filter(Boolean);
  const positions = new Set([before.position, added.position].filter(Boolean));
  return parseNotes({
    assumption: [...assumptions].join('; '),
    cuts: cuts.join('; '),
    position: [...positions].join(', '),
  });
}
