import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { type StoredEntry, storedValue } from '../browser/stored-value.ts';
import { browserStorage } from './browser-storage.ts';

const line = {
  ...cartLine({ id: 1, name: 'TUBO', price: 10, quantity: 99 }),
  wanted: 120,
  assumption: 'negro',
  cuts: '3 × 2 m',
  written: 'tubo de media',
  comparedAt: 1_700_000_000_000,
  isGone: true,
  changes: { price: 'Antes S/ 9.00, ahora S/ 10.00' },
};

const quoteData = {
  buyer: 'Taller Ñandú',
  ruc: '20100047218',
  contact: 'Rosa',
  phone: '999 888 777',
  email: 'compras@taller.example',
  reference: 'Obra 14',
  place: 'Puno',
  date: '2026-12-01',
  note: 'Urgente',
  wantsCertificate: true,
};

const sent = { number: 'SC-261122-AAAA', sentAt: 0, message: 'Hola', data: quoteData };
const products = [{ id: 3, name: 'ÁNGULO', price: null }];

/** Per key, what each version has stored, and what it is today where that differs. */
const samples: Record<string, readonly { stored: unknown; today?: unknown }[]> = {
  cart: [{ stored: [line] }],
  'cart-others': [{ stored: ['3 martillos', '3 martillos'] }],
  'cart-data': [{ stored: quoteData }],
  'sent-quotes': [
    {
      stored: [{ ...sent, list: '3x5', others: [] }],
      today: [{ ...sent, link: 'l=3x5', products: [], isUnconfirmed: false }],
    },
    {
      stored: [{ ...sent, link: 'l=3x5', isUnconfirmed: true }],
      today: [{ ...sent, link: 'l=3x5', products: [], isUnconfirmed: true }],
    },
    { stored: [{ ...sent, link: 'l=3x5', products, isUnconfirmed: true }] },
  ],
  'kept-products': [{ stored: { favourites: [7], seen: [7, 9] } }],
  'listing-view': [{ stored: 'table' }],
  'pasted-list': [{ stored: '12 tubos\n3 ángulos' }],
};

const entries = Object.values<StoredEntry<unknown>>(browserStorage);

function latestText(key: string): string {
  return JSON.stringify(samples[key]?.at(-1)?.stored);
}

/** Reads a text stored under a key and checks that all other keys keep their values. */
function readText(entry: StoredEntry<unknown>, text: string): unknown {
  localStorage.clear();
  for (const key of Object.keys(samples)) localStorage.setItem(key, latestText(key));
  localStorage.setItem(entry.key, text);
  const value = storedValue(entry).read();
  for (const key of Object.keys(samples)) {
    if (key !== entry.key) expect(localStorage.getItem(key)).toBe(latestText(key));
  }
  return value;
}

describe('browserStorage', () => {
  it('reads the values of every version of every key', () => {
    const versions = Object.fromEntries(entries.map(({ key, version }) => [key, version]));
    const counts = Object.entries(samples).map(([key, list]) => [key, list.length]);
    expect(versions).toEqual(Object.fromEntries(counts));
    for (const entry of entries) {
      for (const { stored, today = stored } of samples[entry.key] ?? []) {
        expect(readText(entry, JSON.stringify(stored))).toEqual(today);
      }
    }
  });

  it.each(['{', '', 'null', '7', '[null,7,"",[],{}]', '{"version":2,"lines":[]}'])(
    'reads %j as empty under every key and changes no other key',
    (text) => {
      for (const entry of entries) expect(readText(entry, text)).toEqual(entry.empty);
    },
  );

  it('reads the value of another key as empty', () => {
    for (const entry of entries) {
      const others = Object.keys(samples).filter((key) => key !== entry.key);
      // Any text is a valid list.
      const foreign = others.filter(
        (key) => !(entry.key === 'pasted-list' && key.endsWith('view')),
      );
      for (const key of foreign) expect(readText(entry, latestText(key))).toEqual(entry.empty);
    }
  });
});

describe('a stored cart', () => {
  const { parse } = browserStorage.cart;

  it.each([null, undefined, 0, -1, 1e10, 1.5, '1', true, [1], { valueOf: 1 }])(
    'loses only lines with an id or a quantity of %j',
    (invalid) => {
      expect(parse([{ ...line, id: invalid }, { ...line, quantity: invalid }, line])).toEqual([
        line,
      ]);
    },
  );

  it('loses a line of 100 pieces and the second line of one id', () => {
    expect(parse([{ ...line, quantity: 100 }, line, { ...line, quantity: 9 }])).toEqual([line]);
  });

  it('has null for missing fields and fields of the wrong type, and no unknown fields', () => {
    const stored = {
      id: 1,
      quantity: 2,
      name: 7,
      price: 'gratis',
      assumption: 7,
      cuts: [],
      wanted: '120',
      comparedAt: -1,
      isGone: 'yes',
      changes: { price: 7 },
      priceBuy: 3,
    };
    expect(parse([stored])).toEqual([cartLine({ id: 1, quantity: 2 })]);
  });
});

describe('stored quotes', () => {
  it('lose invalid ones and invalid products of valid ones', () => {
    const valid = { ...sent, link: 'l=3x5', products, isUnconfirmed: false };
    const invalid = [
      null,
      { ...valid, number: 1 },
      { ...valid, link: '<x>' },
      { ...valid, sentAt: 9e15 },
    ];
    const damaged = { ...valid, products: [...products, null, { id: '3' }] };
    expect(browserStorage.sentQuotes.parse([...invalid, damaged])).toEqual([valid]);
  });
});

describe('stored favourites', () => {
  it('lose values that are no product id', () => {
    const stored = { seen: 'x', favourites: [1.5, -2, '3', null, {}, 4] };
    expect(browserStorage.savedProducts.parse(stored)).toEqual({ favourites: [4], seen: [] });
  });
});
