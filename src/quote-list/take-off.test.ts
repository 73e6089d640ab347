import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { shownProduct } from '../../testing/products.ts';
import { reviewText } from '../../testing/review-text.ts';
import { addItem } from '../cart/cart.ts';
import { quoteCells } from '../cart/quote-file.ts';
import { quoteRows } from '../cart/quote-table.ts';
import { rowLabel, searchIndex } from '../trade/index.ts';
import { readPastedList } from './read-pasted-list.ts';
import { reviewResult } from './review.ts';

const index = searchIndex(catalogue.products);
const wantedOf = (text: string) => reviewResult(reviewText(text, index)).wanted;

describe('a take-off', () => {
  const takeOff = [
    'Partida\tDescripción\tUnd\tMetrado',
    '01.01\tTubo cuadrado LAC 2" x 2" x 2.0 mm x 6 m\tund\t12',
    '01.02\tPlatina A36 1/8" x 1" x 6 m\tund\t8',
  ].join('\n');

  it('keeps the number of each item on paper and in the file', () => {
    let cart: Parameters<typeof addItem>[0] = [];
    for (const { id, quantity, position } of wantedOf(takeOff)) {
      const product = catalogue.products.find((candidate) => candidate.id === id);
      if (!product) continue;
      cart = addItem(cart, shownProduct(product), quantity, { position: position ?? null }).cart;
    }
    expect(quoteRows(cart).map(({ position }) => position)).toEqual(['01.01', '01.02']);
    expect(quoteCells(cart, [], []).map(([first]) => first)).toEqual(['N.º', '01.01', '01.02']);
  });
});

describe('the label of a line', () => {
  it('has a letter for each request of one line', () => {
    const { lines } = readPastedList('3 guantes\n10 tubos 2x2x2 y 5 angulos 2 x 1/4\n2 platinas');
    expect(lines.map(({ row }) => rowLabel(row))).toEqual(['1', '2a', '2b', '3']);
  });
});
