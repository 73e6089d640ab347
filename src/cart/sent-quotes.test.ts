import { describe, expect, it } from 'vitest';
import { emptyQuoteData } from './quote-data.ts';
import { sentQuotesEntry } from './sent-quotes.ts';

const sent = { number: 'SC-261122-AAAA', sentAt: 0, message: 'Hola', data: emptyQuoteData };
const products = [{ id: 3, name: 'ÁNGULO', price: null }];

describe('stored quotes', () => {
  it.each([
    [
      { ...sent, list: '3x5', others: ['3 palas'] },
      { link: expect.stringContaining('o=3+palas&l=3x5'), products: [], isUnconfirmed: false },
    ],
    [
      { ...sent, link: 'l=3x5', isUnconfirmed: true },
      { link: 'l=3x5', products: [], isUnconfirmed: true },
    ],
    [
      { ...sent, link: 'l=3x5', products, isUnconfirmed: true },
      { link: 'l=3x5', products, isUnconfirmed: true },
    ],
  ])('are read in each format: %j', (stored, today) => {
    expect(sentQuotesEntry.parse([stored])).toEqual([{ ...sent, ...today }]);
  });

  it('lose invalid ones and invalid products of valid ones', () => {
    const valid = { ...sent, link: 'l=3x5', products, isUnconfirmed: false };
    const invalid = [
      null,
      { ...valid, number: 1 },
      { ...valid, link: '<x>' },
      { ...valid, sentAt: 9e15 },
    ];
    const damaged = { ...valid, products: [...products, null, { id: '3' }] };
    expect(sentQuotesEntry.parse([...invalid, damaged])).toEqual([valid]);
  });
});
