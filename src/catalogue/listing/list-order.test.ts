import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../../testing/products.ts';
import { listedProduct } from './facets.ts';
import { type ListOrder, sortProducts } from './list-order.ts';

const given = [
  ['PLATINA A36 1/8" x 1" x 6 m', 'PLATINAS'],
  ['ÁNGULO A36 2" x 1/4" x 6 m', 'ÁNGULOS'],
  ['ÁNGULO A36 3/4" x 1/8" x 6 m', 'ÁNGULOS'],
  ['ÁNGULO A36 1 1/4" x 1/8" x 6 m', 'ÁNGULOS'],
  ['ÁNGULO A36 1 1/4" x 3/16" x 6 m', 'ÁNGULOS'],
  ['PLATINA A36 1/8" x 1/2" x 6 m', 'PLATINAS'],
  ['ÁNGULO A36 10" x 1/2" x 6 m', 'ÁNGULOS'],
] as const;

const items = given.map(([name, category], index) =>
  listedProduct(shownProduct({ id: index + 1, name, category })),
);

const prices = new Map([
  [1, null],
  [2, 20],
  [3, 9.5],
]);

describe('sortProducts', () => {
  it.each<[ListOrder, number[]]>([
    ['relevance', [1, 2, 3, 4, 5, 6, 7]],
    ['size', [6, 1, 3, 4, 5, 2, 7]],
    ['brand', [1, 2, 3, 4, 5, 6, 7]],
    ['name', [4, 5, 2, 3, 7, 1, 6]],
    ['price', [3, 2, 1, 4, 5, 6, 7]],
  ])('sorts a copy by %s', (order, ids) => {
    expect(sortProducts(items, order, prices).map(({ product }) => product.id)).toEqual(ids);
    expect(items.map(({ product }) => product.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
