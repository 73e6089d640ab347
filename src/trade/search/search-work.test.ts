import { describe, expect, it } from 'vitest';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const index = searchIndex(catalogue.products);

/** How often a search looks at a product. */
function workOf(query: string): number {
  let looks = 0;
  const products = new Proxy(index.products, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key);
    },
  });
  searchProducts({ ...index, products, typed: new Map() }, query);
  return looks;
}

describe.each([
  '½',
  '1½',
  '1-2 ',
  "1'",
  '1/2',
  'mil ',
  '1 kg ',
  '3 1/8 ',
  '1x',
  'sch 40 ',
  'tubo ',
  'tubo negro ',
  'para tubo ',
  '½ mil ',
  '1½ tubo 1/2 ',
  'a36 ½',
  '2x1x',
  'Ø½ ',
])('a search that repeats %j', (kind) => {
  it.each([50, 100, 200])(
    'looks at each product at most thirty times in %i characters',
    (length) => {
      const query = kind.repeat(length).slice(0, length);
      expect(workOf(query)).toBeLessThanOrEqual(30 * index.products.length);
    },
  );
});
