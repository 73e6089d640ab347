import { describe, expect, it } from 'vitest';
import { productMatcher, type Searchable } from './product-matcher.ts';

const names = [
  'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
  'TUBO RECTANGULAR LAC 2" x 1" x 1.5 mm x 6 m',
  'TUBO REDONDO LAC 1 1/2" x 2.0 mm x 6 m',
  'ÁNGULO ESTRUCTURAL A36 1/2" x 1/8" x 6 m',
  'BARRA CUADRADA 12 x 1 m',
  'PLANCHA LAC 5.5 mm',
  'CAÑERÍA GALVANIZADA',
  'CANERIAS VARIAS',
];

const products: Searchable[] = names.map((name, index) => ({
  id: index + 1,
  name,
  category: index === 6 ? null : 'ACERO',
}));

const find = (query: string, list = products) =>
  productMatcher(list)
    .find(query)
    .map(({ id }) => id);

describe('productMatcher', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['tubo', [1, 2, 3]],
    ['  TUBO  ', [1, 2, 3]],
    ['1/2"', [3, 4]],
    ['lac', [1, 2, 3, 6]],
    ['zzz', []],
  ])('%j, as a substring, finds %j [reading 18]', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it.each([
    ['angulo', [4]],
    ['ángulo', [4]],
    ['caneria', [8, 7]],
    ['cañeria', [7]],
    ['2x1', [2]],
    ['2 x 1', [5, 2]],
    ['2"x1"', [2]],
    ['2”×1”', [2]],
    ['2x2', [1]],
    ['½', [3, 4]],
    ['1½', [3]],
    ['1-1/2', [3]],
    ['5,5', [6]],
    ['5,50', [6]],
    ['tubo 2x1', [2]],
    ['2x1 tubo', [2]],
    ['tubo angulo', []],
    ['12x1', [5]],
  ])('%j, folded and with dimensions, finds %j [reading 18]', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it('what matches as a substring comes first [reading 18]', () => {
    const list: Searchable[] = [
      { id: 1, name: 'ÁNGULO', category: null },
      { id: 2, name: 'ANGULO', category: null },
    ];
    expect(find('angulo', list)).toEqual([2, 1]);
  });

  it('looks through category and description, and ignores fields that are missing', () => {
    const list: Searchable[] = [
      { id: 1, name: null, category: null },
      { id: 2, name: null, category: 'Planchas' },
      { id: 3, name: 'X', category: null, description: 'Para planchas' },
    ];
    expect(find('planchas', list)).toEqual([2, 3]);
  });

  it('finds nothing across two fields', () => {
    expect(find('xacero', [{ id: 1, name: 'x', category: 'acero' }])).toEqual([]);
  });

  it('never loses what the specification finds', () => {
    const queries = ['2', 'x', '"', ' m', 'LAC 2', '6 m', '.', '/', '½', 'Á', 'ñ', '1 1/2" x'];
    for (const query of queries) {
      const needle = query.trim().toLowerCase();
      const naive = products.filter((product) =>
        [product.name, product.category, product.description].some((field) =>
          field?.toLowerCase().includes(needle),
        ),
      );
      expect(find(query).slice(0, naive.length), query).toEqual(naive.map(({ id }) => id));
    }
  });
});
