import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '../graphql/queries.ts';
import { homeShelves, relatedProducts } from './selections.ts';

function summary(id: number, category: string | null): ProductSummary {
  return { id, category, name: `P${id}`, imageUrl: null };
}

describe('relatedProducts', () => {
  it('same category exactly, without the current one, in order', () => {
    const list = [summary(1, 'A'), summary(2, 'B'), summary(3, 'A'), summary(4, 'a')];
    expect(relatedProducts(list, summary(3, 'A')).map(({ id }) => id)).toEqual([1]);
  });

  it('the first 8', () => {
    const list = Array.from({ length: 12 }, (_, index) => summary(index + 1, 'A'));
    expect(relatedProducts(list, summary(2, 'A')).map(({ id }) => id)).toEqual([
      1, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('relates nothing to a product without a category', () => {
    expect(relatedProducts([summary(1, null)], summary(2, null))).toEqual([]);
  });
});

describe('homeShelves', () => {
  const products = [summary(1, 'B'), summary(2, 'A'), summary(3, 'B'), summary(4, 'E')];

  it.each([
    [['A', 'B'], ['A']],
    [
      ['A', 'B', 'C'],
      ['A', 'B'],
    ],
    [
      ['A', 'C', 'B', 'D', 'E'],
      ['A', 'B'],
    ],
    [['C'], []],
    [[], []],
  ])('of %j shows %j', (categories, shelves) => {
    expect(homeShelves(categories, products).map(({ category }) => category)).toEqual(shelves);
  });

  it.each([
    [['C', 'D', 'E', 'B'], ['E']],
    [['C', 'D', 'X'], []],
  ])('of %j, whose first half has no products, shows %j', (categories, shelves) => {
    expect(homeShelves(categories, products).map(({ category }) => category)).toEqual(shelves);
  });

  it('keeps the order of the list on a shelf', () => {
    expect(homeShelves(['B'], products)[0]?.products.map(({ id }) => id)).toEqual([1, 3]);
  });
});
