import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../testing/products.ts';
import type { Product } from '../graphql/queries.ts';
import { addItem, type Cart, countUnits, parseQuantity, setQuantity } from './cart.ts';
import { additionalPieces } from './line-item.ts';
import { linesToConfirm } from './to-confirm.ts';

function product(id: number, fields: Partial<Product> = {}): Product {
  const known = { id, name: `PRODUCTO ${id}`, price: 10, category: 'TUBOS', stock: 5 };
  return { ...shownProduct(known), ...fields };
}

function cartOf(...lines: [id: number, quantity: number][]): Cart {
  return lines.flatMap(([id, quantity]) => addItem([], product(id), quantity).cart);
}

const summary = (cart: Cart) => cart.map(({ id, quantity }) => [id, quantity]);

describe('addItem', () => {
  it('adds to the line of the product', () => {
    const { cart } = addItem(cartOf([1, 2], [2, 1]), product(1), 3);
    expect(summary(cart)).toEqual([
      [1, 5],
      [2, 1],
    ]);
    expect(cart[0]).not.toHaveProperty('wanted');
  });

  it('keeps how many pieces a shared line asks for', () => {
    const { line } = addItem([], product(1), 99, { wanted: 1000 });
    expect(line).toMatchObject({ quantity: 99, wanted: 1000 });
  });

  it.each([
    [98, 1, 99, 0],
    [98, 2, 99, 1],
    [99, 1, 99, 1],
    [1, 5000, 99, 4902],
    [5, Number.MAX_SAFE_INTEGER, 99, Number.MAX_SAFE_INTEGER - 99],
  ])(
    'adds to %d pieces %d more: %d, and %d beyond the limit',
    (present, more, quantity, additional) => {
      const added = addItem(cartOf([1, present]), product(1), more);
      expect(summary(added.cart)).toEqual([[1, quantity]]);
      expect(additionalPieces(added.line)).toBe(additional);
    },
  );

  it('names what was asked for beyond the limit, until the quantity is changed', () => {
    const { cart } = addItem(cartOf([1, 98]), product(1, { stock: 33 }), 22);
    expect(linesToConfirm(cart)).toEqual([expect.stringMatching(/pidió 120, hay 33 en stock$/)]);
    expect(linesToConfirm(setQuantity(cart, 1, 50))[0]).toMatch(/pidió 50, hay 33 en stock$/);
  });

  it('counts a full line that is asked for again', () => {
    const { cart } = addItem(cartOf([1, 99]), product(1), 51);
    const again = addItem(cart, product(1), 10);
    expect(again).toMatchObject({ cart: [{ quantity: 99, wanted: 160 }] });
    expect(countUnits(again.cart)).toBe(160);
  });

  it('updates the fields of the product', () => {
    const { cart } = addItem(cartOf([1, 1]), product(1, { price: 12 }), 1);
    expect(cart[0]).toMatchObject({ price: 12, quantity: 2 });
  });

  it('keeps an assumption once and every cutting plan', () => {
    const notes = { assumption: 'negro', cuts: '1 barra: 2 × 3 000 mm' };
    const { cart } = addItem(addItem([], product(1), 1, notes).cart, product(1), 1, notes);
    const cuts = '1 barra: 2 × 3 000 mm; 1 barra: 2 × 3 000 mm';
    expect(addItem(cart, product(1), 1).cart).toMatchObject([{ assumption: 'negro', cuts }]);
  });
});

describe('parseQuantity', () => {
  it.each([
    ['', 1],
    [' 42 ', 42],
    ['99', 99],
    ['007', 7],
    ['0', null],
    ['100', null],
    ['2.5', null],
    ['abc', null],
  ])('parses %j as %j', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });
});
