import { describe, expect, it } from 'vitest';
import { quoteNumber } from './quote-number.ts';

const day = new Date(2026, 10, 3);

describe('quoteNumber', () => {
  it('contains the day and a checksum', () => {
    expect(quoteNumber('1x2.7x9', day)).toMatch(/^SC-261103-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is stable for a request and different for almost every other', () => {
    const numbers = Array.from({ length: 1000 }, (_, id) => quoteNumber(`${id}x2`, day));
    expect(quoteNumber('7x2', day)).toBe(numbers[7]);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });
});
