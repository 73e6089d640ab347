import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { clampDiscount, formatAmount, formatDiscount, formatSoles, priceTag } from './money.ts';

describe('formatSoles', () => {
  it.each([
    [0, 'S/ 0.00'],
    [1234567.891, 'S/ 1,234,567.89'],
    [0.005, 'S/ 0.01'],
    [-1.005, 'S/ -1.01'],
    [99_999_999_999_999, 'Consultar precio'],
    [Number.NaN, 'Consultar precio'],
  ])('formats %d as %s with an ordinary space', (amount, text) => {
    expect(formatSoles(amount)).toBe(text);
  });
});

it('formatAmount has no figures for a number that is no amount', () => {
  expect([12.5, Number.NaN, 1e300].map(formatAmount)).toEqual(['12.50', '—', '—']);
});

describe('clampDiscount', () => {
  it.each([
    [null, 0],
    [-5, 0],
    [250, 100],
  ])('clamps %s to %d', (given, percent) => {
    expect(clampDiscount(given)).toBe(percent);
  });
});

describe('priceTag', () => {
  it.each([null, undefined, 0, -3, Number.NaN, 1e308, 1e-7])(
    'returns null for a price of %s',
    (price) => {
      expect(priceTag(price, 10)).toBeNull();
    },
  );

  it.each([
    [200, 15, 170],
    [84.9915, null, 84.99],
    [37.275, null, 37.28],
    [1.005, 0, 1.01],
    [8.115, 0, 8.12],
    [2.5, 33, 1.68],
    [0.015, 0, 0.02],
    [123456789.125, 0, 123456789.13],
    [10, 33.333, 6.67],
  ])('rounds %d with a discount of %s to %d', (price, discount, final) => {
    expect(priceTag(price, discount)?.final).toBe(final);
  });

  it('is exact for every price of the catalogue, also after a rise of 5 %, with 0 to 99 % off', () => {
    const wrong = catalogue.products.flatMap(({ price }) => {
      if (!price) return [];
      // In ten-thousandths: whole numbers, which are exact.
      const listed = Math.round(price * 10_000);
      const raised = (listed / 100) * 105;
      return [listed, raised].flatMap((amount) =>
        Array.from({ length: 100 }, (_, percent) => percent).filter((percent) => {
          const cents = Math.floor((amount * (100 - percent) + 5_000) / 10_000);
          return priceTag(amount / 10_000, percent)?.final !== cents / 100;
        }),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('formatDiscount', () => {
  it.each([
    [15, '-15%'],
    [33.333, '-33.3%'],
  ])('formats %d as %s', (percent, text) => {
    expect(formatDiscount(percent)).toBe(text);
  });
});
