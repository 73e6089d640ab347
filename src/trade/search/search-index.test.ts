import { describe, expect, it, vi } from 'vitest';
import { realisticCatalogue } from '../../../lab/lib/realistic-catalogue.ts';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { readRows } from '../../../testing/trade/rows.ts';
import { chooseProduct } from '../choose/choose-product.ts';
import { readList } from '../list/read-list.ts';
import { impliedWords, wordsOfName } from '../product/named-words.ts';
import { readProductName } from '../product/read-item.ts';
import { normalize } from '../text/normalize.ts';
import { indexName } from './indexed-name.ts';
import { patternOf, readPattern } from './name-pattern.ts';
import { numbersInText } from './numbers-in-text.ts';
import { addDescription, type SearchIndex, searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';

vi.mock(import('../product/read-item.ts'), async (original) => {
  const real = await original();
  return { ...real, readProductName: vi.fn(real.readProductName) };
});

const written = readRows('names').map(({ name = '' }) => name);
const names = [
  ...catalogue.products.map(({ name }) => name),
  ...realisticCatalogue(1000).map(({ name }) => name),
  ...written,
  ...[
    'LIJA AGUA 180-1/2',
    'TUBOS DE 1 Y 1/2',
    'PLANCHA INOX 304 2B 1/8',
    'VIGA A 572 GR 50 4 x 13',
  ],
  ...[
    'ANGULO 11/2 x 3/16',
    'PLATINA 1.1/2 x 1/4',
    'ALAMBRE # 16',
    'BARRA SAE 1045 1 1/2',
    'DIN 338',
  ],
];

const read = names.map((name) => {
  const plain = normalize(name);
  const pattern = patternOf(plain);
  return { name, plain, pattern, reading: readPattern(pattern), ...indexName(name) };
});

/** The names of which something does not hold. */
const faultsOf = (holds: (row: (typeof read)[number]) => boolean) =>
  read.filter((row) => !holds(row)).map(({ name, pattern }) => `${name}: ${pattern}`);

describe('the pattern of a name', () => {
  it('has its words', () => {
    const isSame = (left: readonly string[], right: readonly string[]) =>
      left.join(' ') === right.join(' ');
    expect(faultsOf(({ pattern, words }) => isSame(wordsOfName(pattern), words))).toEqual([]);
  });

  it('has as many numbers', () => {
    expect(faultsOf(({ reading, numbers }) => reading.numbers === numbers.length)).toEqual([]);
  });

  it('may name its kind', () => {
    const isNamed = ({ reading, attributes }: (typeof read)[number]) =>
      reading.families.includes(attributes.family);
    expect(faultsOf(isNamed)).toEqual([]);
  });

  it('implies its words, and no other for certain', () => {
    const isImplied = ({ reading, attributes }: (typeof read)[number]) => {
      const implied = impliedWords(attributes);
      const all = [...reading.implied, ...reading.possible];
      return (
        implied.every((word) => all.includes(word)) &&
        reading.implied.every((word) => implied.includes(word))
      );
    };
    expect(faultsOf(isImplied)).toEqual([]);
  });
});

describe('numbersInText()', () => {
  it('has every number that is read in a name', () => {
    const hasAll = ({ plain, numbers }: (typeof read)[number]) => {
      const values = numbersInText(plain);
      return numbers.every(({ value }) => values.includes(value));
    };
    expect(faultsOf(hasAll)).toEqual([]);
  });
});

const queries = ['t', 'tubo', 'tubo negro', 'ptr 2x2', 'plancha 1/8', 'malla q188', '10', 'zzz'];

describe('searchProducts with a limit', () => {
  const index = searchIndex(catalogue.products);

  it.each(queries)('begins as without one: %s', (query) => {
    const all = searchProducts(index, query);
    const { products, count } = searchProducts(index, query, 8);
    expect(products.slice(0, 8)).toEqual(all.products.slice(0, 8));
    expect(count).toBe(all.products.length);
  });
});

describe('a large catalogue', () => {
  const products = realisticCatalogue(3000);

  /** Names that are read as products. */
  function readBy(work: (index: SearchIndex) => void): number {
    const index = searchIndex(products);
    vi.mocked(readProductName).mockClear();
    work(index);
    return new Set(vi.mocked(readProductName).mock.calls.map(([name]) => name)).size;
  }

  it.each([
    'tubo cuadrado 2x2x1.5',
    'tubo cuadrado negro 2x2x1.5',
    'plancha 3 mm galvanizada',
    'disco 4 1/2',
    'zzz',
  ])('is read where it may answer only: %s', (query) => {
    const count = readBy((index) => searchProducts(index, query, 8));
    expect(count).toBeLessThan(products.length / 20);
  });

  it('is not read whole for a line that names the kind only', () => {
    const [line] = readList('6 tubo').lines;
    if (!line) throw new Error('No line is read.');
    const tubes = products.filter(({ name }) => name.startsWith('TUBO')).length;
    expect(readBy((index) => chooseProduct(line, index))).toBeLessThan(tubes / 2);
  });
});

describe('addDescription()', () => {
  it('finds the product by it as if it had been there before', () => {
    const [first, ...others] = catalogue.products.map((product) => ({
      ...product,
      description: null as string | null,
    }));
    if (!first) throw new Error('The catalogue is empty.');
    const description = 'Para columnatas victorianas';
    const index = searchIndex([first, ...others]);
    expect(searchProducts(index, 'victoriana').products).toEqual([]);
    addDescription(index, first.id, description);
    const whole = searchIndex([{ ...first, description }, ...others]);
    for (const query of ['victoriana', 'columnatas victorianas', ...queries]) {
      const found = searchProducts(index, query).products;
      expect(found).toEqual(searchProducts(whole, query).products);
    }
    expect(searchProducts(index, 'victoriana').products).toEqual([{ ...first, description }]);
  });
});
