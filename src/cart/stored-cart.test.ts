import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { cartEntry, othersEntry } from './stored-cart.ts';

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

describe('a stored cart', () => {
  const { parse } = cartEntry;

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

describe('stored other items', () => {
  it('lose what is no text, and are on one line each', () => {
    const stored = ['3 martillos', '3 martillos', 7, null, '', 'clavos\nde 2'];
    expect(othersEntry.parse(stored)).toEqual(['3 martillos', '3 martillos', 'clavos de 2']);
    expect(othersEntry.parse({})).toEqual([]);
  });
});
