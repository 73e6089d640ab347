import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../testing/products.ts';
import { homeShelves, relatedProducts, sampleOf } from './product-groups.ts';

const summary = (id: number, category: string | null) =>
  shownProduct({ id, category, name: `P${id}` });

describe('relatedProducts', () => {
  it('returns the first 8 others of exactly the same category', () => {
    const list = [summary(99, 'a'), ...Array.from({ length: 12 }, (_, at) => summary(at + 1, 'A'))];
    const ids = relatedProducts(list, summary(2, 'A')).map(({ id }) => id);
    expect(ids).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('returns nothing for a product without a category', () => {
    expect(relatedProducts([summary(1, null)], summary(2, null))).toEqual([]);
  });
});

describe('homeShelves', () => {
  const products = [summary(1, 'B'), summary(2, 'A'), summary(3, 'B'), summary(4, 'E')];

  it.each([
    ['A B', 'A'],
    ['A B C', 'A B'],
    ['', ''],
    // No product in the first half.
    ['C D E B', 'E'],
    ['C D X', ''],
  ])('shows of the categories %j the shelves %j', (categories, shelves) => {
    const shown = homeShelves(categories.split(' '), products);
    expect(shown.map(({ category }) => category).join(' ')).toBe(shelves);
  });

  it('keeps the order of the products', () => {
    expect(homeShelves(['B'], products)[0]?.products.map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('sampleOf', () => {
  const idsOf = (count: number) =>
    sampleOf(Array.from({ length: count }, (_, at) => summary(at, 'A'))).map(({ id }) => id);

  it('is the whole of a small category', () => {
    expect(idsOf(60)).toEqual([...new Array(60).keys()]);
  });

  it('is evenly spread over a large one', () => {
    const ids = idsOf(6000);
    expect(ids).toHaveLength(60);
    expect(ids.slice(0, 3)).toEqual([0, 100, 200]);
  });
});
