import { describe, expect, it } from 'vitest';
import { oneLine } from '../lib/clean-text.ts';
import { readList } from './list/read-list.ts';
import { readProductName } from './product/read-item.ts';
import { searchIndex } from './search/search-index.ts';
import { searchProducts } from './search/search-products.ts';
import { statedWeight } from './weight/stated-weight.ts';

/** Cubic readers take minutes for this length, linear ones milliseconds. */
const length = 30_000;

/** A fraction that is rewritten, numbering, sizes, several requests, quoted cells. */
const kinds = ['½', '.', '1x', '1 y ', '"a|'];

describe.each(kinds)('a text of 30,000 characters of %j', (kind) => {
  const text = kind.repeat(length / kind.length);

  it.each([
    // Longer lines are refused before they are read.
    ['parseList', (list: string) => readList(list.replace(/.{1000}/gsu, '$&\n')).lines],
    ['searchProducts', (query: string) => searchProducts(searchIndex([]), query)],
    ['readProductName', readProductName],
    ['statedWeight', statedWeight],
    ['oneLine', oneLine],
  ])('is read by %s without getting stuck', (_, read) => {
    expect(read(`tubo ${text}!`)).not.toBeUndefined();
  });
});
