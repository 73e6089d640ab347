import { describe, expect, it } from 'vitest';
import { parseCart } from './cart-storage.ts';

const line = {
  id: 1,
  uuid: 'u-1',
  name: 'TUBO 1/2"',
  price: 10.5,
  description: 'Tubo',
  imageUrl: '/a.webp',
  category: 'TUBOS',
  stock: 3,
  discount: 5,
  marca: null,
  quantity: 2,
};

describe('parseCart', () => {
  it('reads back what was saved', () => {
    expect(parseCart(JSON.stringify([line]))).toEqual([line]);
  });

  it.each(['', '{', 'null', '{"lines":[]}', '"cart"', '7', 'undefined'])(
    '%j cannot be read at all',
    (saved) => {
      expect(parseCart(saved)).toBeNull();
    },
  );

  it.each([
    ['a null', null],
    ['a number', 7],
    ['no id', { ...line, id: undefined }],
    ['a text id', { ...line, id: '1' }],
    ['an id of 0', { ...line, id: 0 }],
    ['a fractional id', { ...line, id: 1.5 }],
    ['no quantity', { ...line, quantity: undefined }],
    ['a quantity of 0', { ...line, quantity: 0 }],
    ['a quantity of 100', { ...line, quantity: 100 }],
    ['a fractional quantity', { ...line, quantity: 1.5 }],
    ['a text quantity', { ...line, quantity: '2' }],
  ])('drops a line with %s and keeps the sound one', (_, broken) => {
    expect(parseCart(JSON.stringify([broken, { ...line, id: 2 }]))).toEqual([{ ...line, id: 2 }]);
  });

  it('makes null of a field of the wrong kind, and drops fields it does not know', () => {
    const odd = { ...line, price: 'gratis', name: 7, stock: null, priceBuy: 3, extra: true };
    expect(parseCart(JSON.stringify([odd]))).toEqual([
      { ...line, price: null, name: null, stock: null },
    ]);
  });

  it('of two lines with one id the first stays', () => {
    expect(parseCart(JSON.stringify([line, { ...line, quantity: 9 }]))).toEqual([line]);
  });

  it('does not let a saved cart reach the prototype', () => {
    expect(parseCart(`[{"__proto__":{"polluted":true}},${JSON.stringify(line)}]`)).toEqual([line]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
