import { type Searchable, searchIndex } from '../../src/search/search-index.ts';
import { searchProducts } from '../../src/search/search-products.ts';
import { summarize } from '../lib/samples.ts';

/** Times in milliseconds. */
export interface SearchTimes {
  index: number;
  median: number;
  worst: number;
}

/** Runs in the browser: searches for each text in turn. */
function measureSearch(rows: readonly Searchable[], texts: readonly string[]): SearchTimes {
  const begin = performance.now();
  const index = searchIndex(rows);
  const indexMs = performance.now() - begin;
  const times = texts.map((text) => {
    const start = performance.now();
    searchProducts(index, text);
    return performance.now() - start;
  });
  const { median, high } = summarize(times);
  return { index: indexMs, median, worst: high };
}

Object.assign(globalThis, { measureSearch });
