// @vitest-environment node
import { expect, it } from 'vitest';
import { acceptsEncoding } from './content-coding.ts';

it.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip, deflate', 'br', false],
  ['BR;q=0.5', 'br', true],
  ['br;q=0, gzip', 'br', false],
  ['*', 'br', true],
  ['*, br;q=0', 'br', false],
  ['*;q=0', 'br', false],
  ['brotli', 'br', false],
  ['br;q=x', 'br', false],
  ['', 'br', false],
  [undefined, 'br', false],
])('Accept-Encoding %j takes %s: %s', (header, coding, expected) => {
  expect(acceptsEncoding(header, coding)).toBe(expected);
});
