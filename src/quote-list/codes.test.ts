import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { searchIndex } from '../trade/index.ts';
import { readPastedList } from './read-pasted-list.ts';
import { reviewList, statusOf } from './review.ts';

const products = [
  productRow({ id: 101, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m' }),
  productRow({ id: 102, name: 'TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m' }),
  productRow({ id: 5, name: 'ÁNGULO A36 1" x 1" x 1/8" x 6 m' }),
  productRow({ id: 250, name: 'PLATINA A36 1/8" x 1" x 6 m' }),
];
const index = searchIndex(products);
const read = (text: string) =>
  reviewList(readPastedList(text).lines, index).map((line) => [
    statusOf(line),
    line.chosen?.id ?? line.choices.map(({ id }) => id).join(' '),
    line.quantityText,
  ]);

describe('a line that is only a code', () => {
  it.each([
    ['cod. 102 x 6', 102, '6'],
    ['SKU 102, 7', 102, '7'],
    ['código: 102 - 2 und', 102, '2'],
    ['10 cod. 102', 102, '10'],
    ['x6 ref. 102', 102, '6'],
    ['#102 5', 102, '5'],
    ['102 8', 102, '8'],
    ['102\t8', 102, '8'],
    ['102; 8', 102, '8'],
    ['8 102', 102, '8'],
    ['8 und 102', 102, '8'],
    ['102 8 und', 102, '8'],
  ])('asks for that product: %s', (text, id, quantity) => {
    expect(read(text)).toEqual([['exact', id, quantity]]);
  });

  it.each([
    ['102', 'quantity', 102],
    ['cod 102', 'quantity', 102],
    ['102 x 8', 'open', '102'],
    ['102-8', 'open', '102'],
    ['5 102', 'open', '5 102'],
    ['5 7', 'open', '5'],
    ['101 102', 'open', '101 102'],
  ])('is asked for where a number may mean something else: %s', (text, status, ids) => {
    expect(read(text)).toEqual([[status, ids, '']]);
  });

  it.each(['102 und 8', '3x3', '102 8 3', 'cod 101, 102 y 250'])(
    'is no code in a size, a quantity or among others: %s',
    (text) => {
      expect(read(text)).toEqual([['others', '', '']]);
    },
  );

  it.each(['cod. 999 x 4', '999 4', '999\t4\n101\t2'])('says that %j is unknown', (text) => {
    const [line] = reviewList(readPastedList(text).lines, index);
    expect(line).toMatchObject({ unknownCode: 999, choices: [], chosen: null });
  });

  it('is a size below a heading', () => {
    expect(read('ÁNGULOS\n250 4')[1]?.[1]).not.toBe(250);
  });
});

describe('a code beside a description', () => {
  it.each([
    ['tubo cuadrado 1x1, cod. 102 - 4', 102],
    ['4 tubo cuadrado 1x1 (cód. 101)', 101],
  ])('chooses among the products of the text: %s', (text, id) => {
    expect(read(text)).toEqual([['exact', id, '4']]);
  });

  it('of another system is ignored', () => {
    expect(read('4 tubo cuadrado 1x1 cod. 250')).toEqual([['open', '101 102', '']]);
  });
});
