import { type Searchable, searchIndex } from '../../src/search/search-index.ts';
import { searchProducts } from '../../src/search/search-products.ts';
import { sampleOf } from '../lib/measure.ts';

/** Times in milliseconds. */
export interface SearchTimes {
  index: number;
  median: number;
  worst: number;
}

/** Runs in the browser: types each text in turn into live search over these products. */
function measureSearch(rows: readonly Searchable[], typed: readonly string[]): SearchTimes {
  const began = performance.now();
  const prepared = searchIndex(rows);
  const index = performance.now() - began;
  const times = typed.map((text) => {
    const from = performance.now();
    searchProducts(prepared, text);
    return performance.now() - from;
  });
  const { median, high: worst } = sampleOf(times);
  return { index, median, worst };
}

Object.assign(globalThis, { measureSearch });
