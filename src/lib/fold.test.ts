import { describe, expect, it } from 'vitest';
import { equalsFolded, fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['ÁNGULO', 'angulo'],
    ['ESPAÑA', 'españa'],
    ['a\u0301ngulo', 'angulo'],
    ['ﬁerro', 'ﬁerro'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(['ÁNGULO 2" × ½"', 'İstanbul 😀 ñandú', 'ẞ ŉ ΐ'])(
    'keeps every position of %s',
    (text) => {
      expect(fold(text)).toHaveLength(text.normalize('NFC').length);
    },
  );
});

describe('equalsFolded', () => {
  it.each([
    ['Ángulos', 'ANGULOS', true],
    ['CAÑERÍA', 'caneria', true],
  ])('compares %s and %s: %s', (left, right, same) => {
    expect(equalsFolded(left, right)).toBe(same);
  });
});
