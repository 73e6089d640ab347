import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { dayOf, productOn, secondsLeft } from './discount-dates.ts';

const lastSecond = new Date('2026-12-25T04:59:59.900Z');
const midnight = new Date('2026-12-25T05:00:00Z');

describe('the day of the shop', () => {
  it('begins at midnight in Lima', () => {
    expect([lastSecond, midnight].map(dayOf)).toEqual(['2026-12-24', '2026-12-25']);
    expect([lastSecond, midnight].map(secondsLeft)).toEqual([1, 86_400]);
  });
});

describe('productOn', () => {
  it.each([
    [null, null, true],
    ['2026-12-24', '2026-12-24', true],
    ['2026-12-25', null, false],
    [null, '2026-12-23', false],
    ['2026-12-01', null, true],
    [null, '2026-12-31', true],
  ])('from %s until %s keeps the discount of Christmas Eve: %s', (from, until, isKept) => {
    const product = productRow({ id: 1, discount: 10, discountFrom: from, discountUntil: until });
    expect(productOn('2026-12-24', product).discount).toBe(isKept ? 10 : null);
  });
});
