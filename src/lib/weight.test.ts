import { describe, expect, it } from 'vitest';
import { formatKilograms, formatKilogramsPerMetre, formatWeight } from './weight.ts';

describe('a weight', () => {
  it.each([
    [4.056, '4.06'],
    [67.84, '67.8'],
    [99.96, '100'],
    [3321.6, '3,322'],
    [Number.NaN, '—'],
    [1e300, '—'],
    [-1, '—'],
  ])('of %d kg is written %s', (kg, text) => {
    expect(formatWeight(kg)).toBe(text);
    expect(formatKilograms(kg)).toBe(`${text}\u00a0kg`);
  });

  it('per metre has three decimals below 10 kg', () => {
    expect([0.676, 13.391].map(formatKilogramsPerMetre)).toEqual([
      '0.676\u00a0kg/m',
      '13.39\u00a0kg/m',
    ]);
  });
});
