import { describe, expect, it } from 'vitest';
import { savedProductsEntry } from './saved-products.ts';

describe('stored favourites', () => {
  it('lose values that are no product id', () => {
    const stored = { seen: 'x', favourites: [1.5, -2, '3', null, {}, 4] };
    expect(savedProductsEntry.parse(stored)).toEqual({ favourites: [4], seen: [] });
  });
});
