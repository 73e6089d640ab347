import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { productRow } from '../../../testing/products.ts';
import { readRows } from '../../../testing/trade/rows.ts';
import { mergeResults } from '../../pages/SearchPage.tsx';
import type { FoundProduct } from '../product/found-product.ts';
import { searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';

/** What visitors type. */
const queries = readRows('searches').map(({ search = '' }) => search);

const names = [
  'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
  'TUBO RECTANGULAR LAC 2" x 1" x 1.5 mm x 6 m',
  'TUBO REDONDO LAC 1 1/2" x 2.0 mm x 6 m',
  'ÁNGULO ESTRUCTURAL A36 1/2" x 1/8" x 6 m',
  'BARRA CUADRADA 22 x 1 m',
  'PLANCHA LAC 5.5 mm',
  'CAÑERÍA GALVANIZADA',
  'CANERIAS VARIAS',
];

const blank = {
  ...{ name: null, category: null, description: null },
  ...{ imageUrl: null, uuid: null, marca: null },
};
const products: FoundProduct[] = names.map((name, index) => ({
  ...{ ...blank, id: index + 1, name },
  category: index === 6 ? null : 'ACERO',
}));

/** As the search field has it while no description is loaded. */
const index = searchIndex(catalogue.products.map((product) => ({ ...product, description: null })));

const find = (query: string, list = products) =>
  searchProducts(searchIndex(list), query).products.map(({ id }) => id);

describe('searchProducts', () => {
  it.each([
    ['', []],
    ['zzz', []],
    ['1/2"', [4, 3]],
  ])('matches %j as a substring: %j', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it.each([
    ['angulo', [4]],
    ['caneria', [8, 7]],
    ['cañeria', [7, 3]],
    ['2x1', [2]],
    ['2 x 1', [5, 2]],
    ['2x2', [1]],
    ['1½', [3]],
    ['5,50', [6]],
    ['2x1 tubo', [2]],
  ])('matches %j folded and by dimensions: %j', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it('searches category and description, and ignores missing fields', () => {
    const list: FoundProduct[] = [
      { ...blank, id: 1 },
      { ...blank, id: 2, category: 'Planchas' },
      { ...blank, id: 3, name: 'X', description: 'Para planchas' },
    ];
    expect(find('planchas', list)).toEqual([2, 3]);
  });

  it('returns every substring match of the specification first', () => {
    const complete = searchIndex(catalogue.products);
    for (const query of ['2', '"', 'LAC 2', '6 m', '.', 'Á', 'ñ', '1 1/2" x', 'de']) {
      const needle = query.toLowerCase();
      const naive = catalogue.products.filter(({ name, category, description }) =>
        [name, category, description].some((field) => field?.toLowerCase().includes(needle)),
      );
      const found = searchProducts(complete, query).products.slice(0, naive.length);
      expect(new Set(found.map(({ id }) => id)), query).toEqual(new Set(naive.map(({ id }) => id)));
    }
  });

  it('tolerates no error in a number', () => {
    expect(find('tubo 2x3')).toEqual(find('tubo 2'));
    expect(searchProducts(searchIndex(products), 'tubo 2x3').dropped).toEqual(['3']);
  });
});

describe('the search in the browser', () => {
  const backend = createMemoryStore({
    categories: [],
    products: catalogue.products.map(productRow),
  });

  it('finds all that the backend finds', () => {
    const differing = [];
    for (const query of queries) {
      const { products: panel, dropped } = searchProducts(index, query);
      const remote = backend.productsByName(query);
      const isLeftOut = remote.length > 0 && dropped.length > 0;
      if (mergeResults<{ id: number }>(panel, remote).length !== panel.length || isLeftOut) {
        differing.push(query);
      }
    }
    expect(differing).toEqual([]);
  });
});

describe('a query for a product that the shop does not sell', () => {
  it.each([
    'hoja de sierra',
    'candado 50mm',
    'alambre n 8',
    'rueda para portón',
    'codo galvanizado 1/2',
    'gancho calamina',
    'cable para soldar',
    'brocha',
    'estribos',
    'lija',
    'makita',
    'pala',
    'reja',
  ])('returns nothing: %j', (query) => expect(searchProducts(index, query).products).toEqual([]));
});
