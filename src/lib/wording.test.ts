import { expect, it } from 'vitest';
import { cartCount, nonBreaking, productCount, productName } from './wording.ts';

it.each([
  ['TUBO', 'TUBO'],
  [null, 'Producto 7'],
])('calls product 7 with the name %j %s', (name, called) => {
  expect(productName({ id: 7, name })).toBe(called);
});

it.each([
  ['TUBO LAC 2 1/2" x 2 1/2" x 2.0 mm x 6 m', 'TUBO LAC 2_1/2" x 2_1/2" x 2.0_mm x 6_m'],
  ['ÁNGULO A36 1/2" x 3/16"', 'ÁNGULO A36 1/2" x 3/16"'],
  ['DISCO 7 metales', 'DISCO 7 metales'],
])('keeps the measures of %s on one line each', (name, shown) => {
  expect(nonBreaking(name)).toBe(shown.replaceAll('_', '\u00a0'));
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
