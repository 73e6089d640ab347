import { describe, expect, it } from 'vitest';
import { productRow } from '../../../testing/products.ts';
import { searchIndex } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const bar = (id: number, uuid: string, size: string, marca: string | null, category = 'FIERROS') =>
  productRow({ id, uuid, name: `FIERRO CORRUGADO ${size} x 9 m`, marca, category });

const index = searchIndex([
  bar(1, 'FC-017', '1/2"', 'ANDINO'),
  bar(2, 'FC-018', '1/2"', 'SIDER'),
  bar(3, 'FC-019', '5/8"', 'ANDINO'),
  bar(17, '10d99421-8ced-5595-a568-ad51cf4bc0c5', '3/8"', null),
  productRow({ id: 20, uuid: '12', name: 'BROCA 1/4"', category: 'BROCAS' }),
  productRow({ id: 21, uuid: '01-0025', name: 'PLANCHA A36 1/4"', category: 'PLANCHAS' }),
  productRow({ id: 22, uuid: 'A36', name: 'LLAVE FRANCESA 12"', category: 'LLAVES' }),
]);
const found = (query: string) => searchProducts(index, query).products.map(({ id }) => id);

describe('searchProducts by code', () => {
  it.each(['FC-017', 'FC017', 'fc_017', 'fc 017', 'cod. FC-017', 'SKU: fc017', '10 FC-017'])(
    'finds the product: %s',
    (query) => {
      expect(found(query)).toEqual([1]);
    },
  );

  it.each([
    ['017', [17]],
    ['FC-01', []],
    ['cod. FC-999', []],
    ['10d99421-8ced-5595-a568-ad51cf4bc0c5', []],
  ])('finds no part of a code: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['fierro FC-019', [3]],
    ['A36', [22, 21]],
    ['01-0025', [21]],
  ])('puts the product before those of the words: %s', (query, ids) => {
    expect(found(query).slice(0, ids.length)).toEqual(ids);
  });

  it.each([
    ['fierro 1/2', [1, 2]],
    ['1/2', [1, 2]],
  ])('reads no size as a code: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('searchProducts by brand', () => {
  it.each([
    ['fierro 1/2 sider', [2]],
    ['sider', [2]],
    ['fierro andino', [1, 3]],
    ['fierro sidre 1/2', [2]],
  ])('finds those of the brand: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('drops the brand rather than the size', () => {
    const { products, dropped } = searchProducts(index, 'fierro 5/8 sider');
    expect(products.map(({ id }) => id)).toEqual([3]);
    expect(dropped).toEqual(['sider']);
  });
});
