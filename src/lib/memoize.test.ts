import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes each result once', () => {
    const read = vi.fn((word: string) => word.toUpperCase());
    const known = memoize(read);
    expect([known('a'), known('a'), known('b')]).toEqual(['A', 'A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('forgets what was not asked for lately, and nothing else', () => {
    const read = vi.fn((value: number) => ({ value }));
    const known = memoize(read, 10);
    const first = known(0);
    for (let value = 1; value < 100; value++) {
      known(value);
      expect(known(0)).toBe(first);
    }
    read.mockClear();
    for (let value = 90; value < 100; value++) known(value);
    expect(read).not.toHaveBeenCalled();
    for (let value = 1; value < 80; value++) known(value);
    expect(read).toHaveBeenCalledTimes(79);
  });
});
