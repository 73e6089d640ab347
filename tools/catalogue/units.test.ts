// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chance, chanceBetween, uuidOf } from './chance.ts';
import { inches, millimetres } from './inches.ts';
import { interleave } from './interleave.ts';
import { shopPrice, thinSurcharge } from './price.ts';

describe('a length in inches', () => {
  it.each([
    ['2', 50.8],
    ['1/4', 6.35],
    ['1 1/2', 38.1],
    ['2 3/16', 55.5625],
  ])('%s is %s mm', (label, mm) => {
    expect(inches(label)).toBeCloseTo(mm, 6);
  });

  it.each(['', '1/0', '1"', '1.5', 'x', '1 ', ' 1', '1/2 1'])('refuses "%s"', (label) => {
    expect(() => inches(label)).toThrow(RangeError);
  });

  it('is written with one decimal at most', () => {
    expect([50.8, 127, 3.175].map(millimetres)).toEqual(['50.8', '127', '3.2']);
  });
});

describe('a price tag', () => {
  it.each([
    [0.02, 0.1],
    [3.46, 3.5],
    [87.61, 87.5],
    [131.4, 131],
    [2602.9, 2605],
  ])('for %s soles says %s', (soles, tag) => {
    expect(shopPrice(soles)).toBe(tag);
  });

  it('charges more for a kilogram of thin steel, and the same from 2 mm up', () => {
    expect(thinSurcharge(0.5)).toBeCloseTo(1.12, 6);
    expect(thinSurcharge(2)).toBe(1);
    expect(thinSurcharge(12)).toBe(1);
  });
});

describe('chance', () => {
  it('is the same for the same product and purpose, and another for another', () => {
    expect(chance('a', 'stock')).toBe(chance('a', 'stock'));
    expect(chance('a', 'stock')).not.toBe(chance('a', 'discount'));
    expect(chance('a', 'stock')).not.toBe(chance('b', 'stock'));
  });

  it('covers a range evenly and never leaves it', () => {
    const drawn = Array.from({ length: 600 }, (_, n) => chanceBetween(`${n}`, 'units', 1, 6));
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const times = drawn.filter((value) => value === face).length;
      expect(times).toBeGreaterThan(60);
      expect(times).toBeLessThan(140);
    }
    expect(drawn.every((value) => value >= 1 && value <= 6)).toBe(true);
  });

  it('gives a name a UUID of version 5 that never changes', () => {
    expect(uuidOf('PLATINA')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(uuidOf('PLATINA')).toBe(uuidOf('PLATINA'));
    expect(uuidOf('PLATINA')).not.toBe(uuidOf('PLATINA '));
  });
});

it('interleaves lists of different lengths without losing anything', () => {
  expect(interleave([1, 2, 3], [], [10, 20])).toEqual([1, 10, 2, 20, 3]);
  expect(interleave()).toEqual([]);
});
