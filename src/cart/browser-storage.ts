import type { StoredEntry } from '../browser/stored-value.ts';
import type { quoteDataFields } from '../content/quote-data.ts';
import { fieldOf, textOf } from '../lib/field-of.ts';
import { limits } from '../lib/limits.ts';
import {
  readId,
  readLineQuantity,
  readPieces,
  readPrice,
  readTime,
} from '../lib/product-numbers.ts';
import { type Cart, type CartLine, productFields } from './cart.ts';
import { type LineChanges, parseNotes, parseTexts } from './line-item.ts';
import { formatSharedLink, parseSharedLink, parseSharedList } from './shared-list.ts';

/**
 * All values in localStorage, by the store that reads them. `version` counts the formats of a key:
 * values contain no version, so a parser recognizes an older format by its fields. Besides, each tab
 * has its scroll positions and the version it reloaded for in sessionStorage.
 *
 * It is part of the cart because most formats are those of its lines and links, and because every
 * store above may import it.
 */
export const browserStorage = {
  /** The lines of the cart, as a plain array. */
  cart: entry<Cart>({ key: 'cart', version: 1, empty: [], parse: parseCart }),

  /** Items of the cart without a product, as the buyer wrote them. */
  others: entry<readonly string[]>({
    key: 'cart-others',
    version: 1,
    empty: [],
    parse: parseTexts,
  }),

  /** The buyer's data for the quotation. */
  quoteData: entry<QuoteData>({
    key: 'cart-data',
    version: 1,
    empty: parseQuoteData(null),
    parse: parseQuoteData,
  }),

  /** Version 1 has `list` and `others` in place of `link`; version 2 has no `products`. */
  sentQuotes: entry<readonly SentQuote[]>({
    key: 'sent-quotes',
    version: 3,
    empty: [],
    parse: parseSentQuotes,
  }),

  /** `{"favourites":[7],"seen":[7,9]}` */
  savedProducts: entry<SavedIds>({
    key: 'kept-products',
    version: 1,
    empty: { favourites: [], seen: [] },
    parse: parseSavedIds,
  }),

  /** The view of listings that the visitor chose last; null before. */
  listingView: entry<'cards' | 'table' | null>({
    key: 'listing-view',
    version: 1,
    empty: null,
    parse: (stored) => (stored === 'cards' || stored === 'table' ? stored : null),
  }),

  /** The text being typed in the dialog for lists, kept until it is in the cart. */
  pastedList: entry<string>({
    key: 'pasted-list',
    version: 1,
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : ''),
  }),
} as const;

export type QuoteField = (typeof quoteDataFields)[number]['name'];

export interface QuoteData extends Record<QuoteField, string> {
  wantsCertificate: boolean;
}

export interface SentQuote {
  number: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The list, in the form of {@link formatSharedLink}. */
  link: string;
  data: QuoteData;
  message: string;
  /** What the list showed, to tell what has changed since. */
  products: readonly SentProduct[];
  /** Whether the visitor has not answered yet if it was really sent. */
  isUnconfirmed: boolean;
}

/** Final price in soles, null on request. */
export interface SentProduct {
  id: number;
  name: string;
  price: number | null;
}

/** Product ids, latest first. */
export interface SavedIds {
  favourites: readonly number[];
  seen: readonly number[];
}

function entry<T>(stored: StoredEntry<T>): StoredEntry<T> {
  return stored;
}

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

function parseQuoteData(stored: unknown): QuoteData {
  const text = (field: QuoteField) => textOf(stored, field) ?? '';
  return {
    buyer: text('buyer'),
    ruc: text('ruc'),
    contact: text('contact'),
    phone: text('phone'),
    email: text('email'),
    reference: text('reference'),
    place: text('place'),
    date: text('date'),
    note: text('note'),
    wantsCertificate: fieldOf(stored, 'wantsCertificate') === true,
  };
}

function parseSentQuotes(stored: unknown): readonly SentQuote[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, limits.sentQuotes).flatMap((item) => parseSentQuote(item) ?? []);
}

function parseSentQuote(stored: unknown): SentQuote | null {
  const number = textOf(stored, 'number');
  const message = textOf(stored, 'message');
  const sentAt = readTime(fieldOf(stored, 'sentAt'));
  const link = textOf(stored, 'link') ?? migrateToLink(stored);
  if (number === null || message === null || sentAt === null || !parseSharedLink(link)) return null;
  return {
    number,
    sentAt,
    link,
    message,
    data: parseQuoteData(fieldOf(stored, 'data')),
    products: parseSentProducts(fieldOf(stored, 'products')),
    isUnconfirmed: fieldOf(stored, 'isUnconfirmed') === true,
  };
}

/** Of version 1. */
function migrateToLink(stored: unknown): string {
  const lines = parseSharedList(textOf(stored, 'list') ?? '') ?? [];
  return formatSharedLink({ lines, others: parseTexts(fieldOf(stored, 'others')) });
}

function parseSentProducts(stored: unknown): readonly SentProduct[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    const id = readId(fieldOf(item, 'id'));
    const name = textOf(item, 'name');
    const price = readPrice(fieldOf(item, 'price'));
    return id !== null && name !== null ? [{ id, name, price }] : [];
  });
}

function parseSavedIds(stored: unknown): SavedIds {
  const ids = (field: keyof SavedIds): number[] => {
    const list = fieldOf(stored, field);
    return Array.isArray(list) ? list.filter((id) => readId(id) !== null) : [];
  };
  return { favourites: ids('favourites'), seen: ids('seen') };
}
