// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { parseSeed } from './seed-file.ts';

const product = productRow({ id: 1, name: 'TUBO', price: 1.5, category: 'TUBOS', stock: 0 });

describe('parseSeed', () => {
  it('reads missing fields as null', () => {
    const { marca: _, stock: __, ...short } = product;
    const { products } = parseSeed({ categories: ['TUBOS'], products: [short] });
    expect(products).toEqual([{ ...product, stock: null }]);
  });

  it.each<[string, object[], string]>([
    [
      'a missing id',
      [{ name: 'TUBO' }],
      'product 1, id: must be a whole number from 1 to 2147483647',
    ],
    ['an unknown field', [{ id: 1, precio: 5 }], 'product 1 (id 1), precio: '],
    [
      'an id that comes twice',
      [{ id: 7 }, { id: 8 }, { id: 7 }],
      'product 3 (id 7), id: another product has it',
    ],
    [
      'an id out of range',
      [{ id: 2 ** 31 }],
      'product 1 (id 2147483648), id: must be a whole number',
    ],
    ['an id that is a text', [{ id: '7' }], 'product 1, id: must be a whole number'],
    ['a fraction as id', [{ id: 1.5 }], 'product 1 (id 1.5), id: must be a whole number'],
    [
      'the character NUL',
      [{ id: 1 }, { id: 2, name: 'TU\0BO' }],
      'product 2 (id 2), name: must not contain',
    ],
    [
      'half of a surrogate pair',
      [{ id: 1, description: '\uD83D' }],
      'product 1 (id 1), description: must not contain',
    ],
    [
      'a stock out of range',
      [{ id: 1, stock: 99999999999 }],
      'product 1 (id 1), stock: must be a whole number',
    ],
    [
      'a fraction in stock',
      [{ id: 1, stock: 2.5 }],
      'product 1 (id 1), stock: must be a whole number',
    ],
    [
      'an infinite price',
      [{ id: 1, price: Number.POSITIVE_INFINITY }],
      'product 1 (id 1), price: must be',
    ],
    [
      'a price that is a text',
      [{ id: 1, price: '12.50' }],
      'product 1 (id 1), price: must be a number',
    ],
    [
      'a price out of range',
      [{ id: 1, priceBuy: 1e13 }],
      'product 1 (id 1), priceBuy: must be 0, or',
    ],
    [
      'a discount that rounds to nothing',
      [{ id: 1, discount: 1e-9 }],
      'product 1 (id 1), discount: must be 0, or',
    ],
    [
      'a day that does not exist',
      [{ id: 1, discountUntil: '2026-02-30' }],
      'product 1 (id 1), discountUntil: must be a date',
    ],
    ['a name that is a number', [{ id: 1, name: 5 }], 'product 1 (id 1), name: must be a text'],
    [
      'an unknown category',
      [{ id: 1, category: 'TUBO' }],
      'product 1 (id 1), category: «TUBO» is not in «categories»',
    ],
    ['a product that is no object', ['TUBO' as never], 'product 1: '],
  ])('refuses %s, with product and field', (_, products, problem) => {
    const seed = JSON.stringify({ categories: ['TUBOS'], products }, (_key, value) =>
      value === Number.POSITIVE_INFINITY ? 'infinite' : value,
    ).replace('"infinite"', '1e999');
    expect(() => parseSeed(JSON.parse(seed))).toThrow(problem);
  });

  it.each([
    ['no categories', { products: [product] }, 'categories: '],
    [
      'a category that comes twice',
      { categories: ['A', 'B', 'A'], products: [] },
      'category 3: «A» comes twice',
    ],
    ['an empty category', { categories: [''], products: [] }, 'categories.0: must not be empty'],
    ['another value', 5, 'it: '],
  ])('refuses %s', (_, json, problem) => {
    expect(() => parseSeed(json)).toThrow(problem);
  });
});
