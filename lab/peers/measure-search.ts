import { limits } from '../../src/config.ts';
import { productMatcher, type Searchable } from '../../src/search/product-matcher.ts';
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
  const matcher = productMatcher(rows);
  const index = performance.now() - began;
  const times = typed.map((text) => {
    const from = performance.now();
    matcher.find(text, limits.countedRows);
    matcher.count(text);
    return performance.now() - from;
  });
  const { median, high: worst } = sampleOf(times);
  return { index, median, worst };
}

Object.assign(globalThis, { measureSearch });
