import { describe, expect, it } from 'vitest';
import { fold, foldEnye, foldsTo } from './fold.ts';

describe('fold', () => {
  it.each([
    ['ÁNGULO', 'angulo'],
    ['Pingüino', 'pinguino'],
    ['ESPAÑA', 'españa'],
    ['a\u0301ngulo', 'angulo'],
    ['İ', 'i'],
    ['ﬁerro', 'ﬁerro'],
    ['½"', '½"'],
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

describe('foldEnye', () => {
  it('makes an n of every ñ', () => {
    expect(foldEnye('cañeria ñ')).toBe('caneria n');
  });
});

describe('foldsTo', () => {
  it.each([
    ['Ángulos', 'ANGULOS', true],
    ['CAÑERÍA', 'caneria', true],
    ['TUBOS', 'TUBO', false],
  ])('%s and %s: %s', (left, right, same) => {
    expect(foldsTo(left, right)).toBe(same);
  });
});
