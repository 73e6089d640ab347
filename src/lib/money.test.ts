import { describe, expect, it } from 'vitest';
import { clampDiscount, formatDiscount, formatSoles, priceTag } from './money.ts';

describe('formatSoles', () => {
  it.each([
    [0, 'S/ 0.00'],
    [1234567.891, 'S/ 1,234,567.89'],
    [0.005, 'S/ 0.01'],
  ])('formats %d as %s with an ordinary space', (amount, text) => {
    expect(formatSoles(amount)).toBe(text);
  });
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
  it.each([null, undefined, 0, -3, Number.NaN])('returns null for a price of %s', (price) => {
    expect(priceTag(price, 10)).toBeNull();
  });

  it.each([
    [200, 15, 170],
    [84.9915, null, 84.99],
    [10, 33.333, 6.67],
  ])('rounds %d with a discount of %s to %d, as it is shown', (price, discount, final) => {
    expect(priceTag(price, discount)?.final).toBe(final);
    expect(formatSoles(final)).toBe(formatSoles(price * (1 - (discount ?? 0) / 100)));
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
