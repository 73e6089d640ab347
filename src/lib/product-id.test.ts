import { describe, expect, it } from 'vitest';
import { parseProductId } from './product-id.ts';

describe('parseProductId', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2147483647],
    ['2147483648', null],
    ['0', null],
    ['1e3', null],
    ['007', null],
    [undefined, null],
  ])('parses %j as %j', (text, id) => {
    expect(parseProductId(text)).toBe(id);
  });
});
