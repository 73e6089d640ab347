import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { parseCart } from './cart-store.ts';

const line = {
  ...cartLine({ id: 1, name: 'TUBO', price: 10, quantity: 2 }),
  assumption: 'negro',
};

describe('parseCart', () => {
  it.each([[undefined], [null], [7], ['[]'], [{ lines: [line] }]])('rejects %j', (stored) => {
    expect(parseCart(stored)).toBeNull();
  });

  it.each([null, undefined, 0, -1, 1e10, 1.5, '1', true, [1], { valueOf: 1 }])(
    'drops a line with an id or a quantity of %j',
    (invalid) => {
      const lines = [{ ...line, id: invalid }, { ...line, quantity: invalid }, null, 7, line];
      expect(parseCart(lines)).toEqual([line]);
    },
  );

  it('drops a line of 100 pieces and the second line of one id', () => {
    expect(parseCart([{ ...line, quantity: 100 }, line, { ...line, quantity: 9 }])).toEqual([line]);
  });

  it('nulls fields that are missing or of the wrong type, and drops unknown fields', () => {
    const stored = {
      id: 1,
      quantity: 2,
      name: 7,
      price: 'gratis',
      assumption: 7,
      cuts: [],
      priceBuy: 3,
    };
    expect(parseCart([stored])).toEqual([cartLine({ id: 1, quantity: 2 })]);
  });
});
