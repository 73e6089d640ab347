// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['ÁNGULO', 'angulo'],
    ['CAÑERÍA', 'caneria'],
    ['PINGÜINO', 'pinguino'],
    ['½', '1/2'],
    ['2″ × 1”', '2" x 1"'],
    ['5,5 MM²', '5,5 mm2'],
    ['Ø 3/8"', 'ø 3/8"'],
    ['50% A_B\\', '50% a_b\\'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same for composed and decomposed accents', () => {
    expect(foldText('Á'.normalize('NFD'))).toBe(foldText('Á'.normalize('NFC')));
  });
});
