import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { reviewText } from '../../testing/review-text.ts';
import { searchIndex } from '../trade/index.ts';
import { statusOf } from './review.ts';

const products = [
  productRow({ id: 101, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m' }),
  productRow({ id: 102, name: 'TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m' }),
  productRow({ id: 5, name: 'ÁNGULO A36 1" x 1" x 1/8" x 6 m' }),
  productRow({ id: 250, name: 'PLATINA A36 1/8" x 1" x 6 m' }),
];
const index = searchIndex(products);
const read = (text: string) =>
  reviewText(text, index).map((line) => [
    statusOf(line),
    line.chosen?.id ?? line.choices.map(({ id }) => id).join(' '),
    line.quantityText,
  ]);

describe('a line that is only a code', () => {
  it.each([
    ['5 102', 'open', '5 102'],
    ['5 7', 'open', '5'],
  ])('is asked for where a number may mean something else: %s', (text, status, ids) => {
    expect(read(text)).toEqual([[status, ids, '']]);
  });

  it.each(['cod. 999 x 4', '999 4', '999\t4\n101\t2'])('says that %j is unknown', (text) => {
    const [line] = reviewText(text, index);
    expect(line).toMatchObject({ unknownCode: 999, choices: [], chosen: null });
  });
});

describe('a code next to a description', () => {
  it('of another system is ignored', () => {
    expect(read('4 tubo cuadrado 1x1 cod. 250')).toEqual([['open', '101 102', '']]);
  });
});
