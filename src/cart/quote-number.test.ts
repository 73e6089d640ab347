import { expect, it } from 'vitest';
import { quoteNumber } from './quote-number.ts';

const day = new Date(2026, 10, 3);

it('is the day and a sum over what is asked for', () => {
  expect(quoteNumber('1x2.7x9', day)).toMatch(/^SC-261103-[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('is one for one request, and another for almost every other', () => {
  const numbers = Array.from({ length: 1000 }, (_, id) => quoteNumber(`${id}x2`, day));
  expect(quoteNumber('7x2', day)).toBe(numbers[7]);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});
