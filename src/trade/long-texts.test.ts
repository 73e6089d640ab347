import { expect, it } from 'vitest';
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

it.each<[string, (text: string) => unknown]>([
  // Longer lines are refused before they are read.
  ['readList', (text) => readList(text.replace(/.{1000}/gsu, '$&\n')).lines],
  ['searchProducts', (text) => searchProducts(searchIndex([]), text)],
  ['readProductName', readProductName],
  ['statedWeight', statedWeight],
  ['oneLine', oneLine],
])('%s reads texts of 30,000 characters without getting stuck', (_, read) => {
  for (const kind of kinds) {
    expect(read(`tubo ${kind.repeat(length / kind.length)}!`)).not.toBeUndefined();
  }
});
