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

  it.each<[string, unknown[], string]>([
    ['a missing id', [{}], 'product 1, id: must be a whole number from 1 to 2147483647'],
    ['an id that is a text', [{ id: '7' }], 'product 1, id: must be a whole number'],
    ['a fraction as id', [{ id: 1.5 }], 'product 1 (id 1.5), id: must be a whole number'],
    ['an id out of range', [{ id: 2 ** 31 }], 'product 1 (id 2147483648), id: must be a whole'],
    [
      'an id that comes twice',
      [{ id: 7 }, { id: 8 }, { id: 7 }],
      'product 3 (id 7), id: another product has it',
    ],
    ['a product that is no object', ['TUBO'], 'product 1: '],
    [
      'the character NUL',
      [{ id: 1 }, { id: 2, name: 'TU\0BO' }],
      'product 2 (id 2), name: must not',
    ],
  ])('refuses %s, with product and field', (_, products, problem) => {
    expect(() => parseSeed({ categories: ['TUBOS'], products })).toThrow(problem);
  });

  it.each([
    ['an unknown field', '"precio": 5', 'precio: '],
    ['half of a surrogate pair', '"description": "\\ud83d"', 'description: must not contain'],
    ['a stock out of range', '"stock": 99999999999', 'stock: must be a whole number'],
    ['a fraction in stock', '"stock": 2.5', 'stock: must be a whole number'],
    ['an infinite price', '"price": 1e999', 'price: must be'],
    ['a price that is a text', '"price": "12.50"', 'price: must be a number'],
    ['a price out of range', '"priceBuy": 1e13', 'priceBuy: must be 0, or'],
    ['a discount that rounds to nothing', '"discount": 1e-9', 'discount: must be 0, or'],
    ['an impossible day', '"discountUntil": "2026-02-30"', 'discountUntil: must be a date'],
    ['a name that is a number', '"name": 5', 'name: must be a text'],
    ['an unknown category', '"category": "TUBO"', 'category: «TUBO» is not in «categories»'],
  ])('refuses %s', (_, field, problem) => {
    const seed = `{ "categories": ["TUBOS"], "products": [{ "id": 1, ${field} }] }`;
    expect(() => parseSeed(JSON.parse(seed))).toThrow(`product 1 (id 1), ${problem}`);
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
