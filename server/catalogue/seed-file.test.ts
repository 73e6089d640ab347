// @vitest-environment node
import { expect, it } from 'vitest';
import { parseSeed } from './seed-file.ts';

const product = {
  id: 1,
  uuid: null,
  name: 'TUBO',
  priceBuy: null,
  price: 1.5,
  description: null,
  imageUrl: null,
  category: 'TUBOS',
  stock: 0,
  discount: null,
  marca: null,
};

it('reads a catalogue', () => {
  const catalogue = { categories: ['TUBOS'], products: [product] };
  expect(parseSeed(catalogue)).toEqual(catalogue);
});

it.each([
  [{ ...product, id: 0 }, 'products.0.id'],
  [{ ...product, id: 1.5 }, 'products.0.id'],
  [{ ...product, price: '1.5' }, 'products.0.price'],
  [{ ...product, marca: undefined }, 'products.0.marca'],
])('refuses %j and says where', (wrong, path) => {
  expect(() => parseSeed({ categories: [], products: [wrong] })).toThrow(path);
});
