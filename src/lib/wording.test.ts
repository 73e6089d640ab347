import { expect, it } from 'vitest';
import { cartCount, productCount, productName } from './wording.ts';

it.each([
  ['TUBO', 'TUBO'],
  [null, 'Producto 7'],
])('calls product 7 with the name %j %s', (name, called) => {
  expect(productName({ id: 7, name })).toBe(called);
});

it.each([
  [0, '0 productos'],
  [1, '1 producto'],
  [2, '2 productos'],
])('counts %d as %s', (count, words) => {
  expect(productCount(count)).toBe(words);
});

it.each([
  [1, 1, '1 producto, 1 unidad'],
  [2, 15, '2 productos, 15 unidades'],
])('counts %d lines of %d units as %s', (lines, units, words) => {
  expect(cartCount(lines, units)).toBe(words);
});
