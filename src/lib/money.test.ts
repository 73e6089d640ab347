import { describe, expect, it } from 'vitest';
import { clampDiscount, formatDiscount, formatSoles, priceTag } from './money.ts';

describe('formatSoles', () => {
  it.each([
    [0, 'S/ 0.00'],
    [5, 'S/ 5.00'],
    [1234.5, 'S/ 1,234.50'],
    [1234567.891, 'S/ 1,234,567.89'],
    [0.005, 'S/ 0.01'],
  ])('writes %d as %s, with an ordinary space', (amount, text) => {
    expect(formatSoles(amount)).toBe(text);
  });
});

describe('clampDiscount', () => {
  it.each([
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [-5, 0],
    [0, 0],
    [15, 15],
    [100, 100],
    [250, 100],
  ])('takes %s as %d', (given, percent) => {
    expect(clampDiscount(given)).toBe(percent);
  });
});

describe('priceTag', () => {
  it.each([null, undefined, 0, -3, Number.NaN])('a price of %s is on request', (price) => {
    expect(priceTag(price, 10)).toBeNull();
  });

  it.each([1e308, 1e13, Number.POSITIVE_INFINITY])(
    'a price of %s, which no shop has, is on request',
    (price) => {
      expect(priceTag(price, 10)).toBeNull();
    },
  );

  it('takes the discount off the price', () => {
    expect(priceTag(200, 15)).toEqual({ list: 200, final: 170, discount: 15 });
  });

  it.each([
    [99.99, 15, 84.99],
    [84.9915, null, 84.99],
    [1.005, null, 1.01],
    [12345.678, 0, 12345.68],
    [10, 33.333, 6.67],
  ])('of %d with a discount of %s is %d, to the cent that is shown', (price, discount, cents) => {
    const final = priceTag(price, discount)?.final;
    expect(final).toBe(cents);
    expect(formatSoles(cents)).toBe(formatSoles(price * (1 - (discount ?? 0) / 100)));
  });

  it('leaves the price alone without a discount', () => {
    expect(priceTag(200, null)).toEqual({ list: 200, final: 200, discount: 0 });
  });
});

describe('formatDiscount', () => {
  it.each([
    [15, '-15%'],
    [12.5, '-12.5%'],
    [33.333, '-33.3%'],
  ])('writes %d as %s', (percent, text) => {
    expect(formatDiscount(percent)).toBe(text);
  });
});
