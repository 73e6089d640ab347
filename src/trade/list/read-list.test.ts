import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

describe('readList', () => {
  it.each(['', '\n\n', '\t\t', '\u0000', '(((', '10', '- -', '🙂', '"', '1.'.repeat(500)])(
    'accepts %j',
    (text) => {
      for (const { item, quantity } of readList(text).lines) {
        expect(Array.isArray(item)).toBe(true);
        expect(quantity === null || Number.isInteger(quantity)).toBe(true);
      }
    },
  );
});
