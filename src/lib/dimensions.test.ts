import { describe, expect, it } from 'vitest';
import { canonicalDimensions } from './dimensions.ts';

describe('canonicalDimensions', () => {
  it.each([
    ['2x1', '2x1'],
    ['2 x 1', '2x1'],
    ['2"x1"', '2x1'],
    ['2” × 1”', '2x1'],
    ["2'' x 1''", '2x1'],
    ['2 pulg x 1 pulg', '2x1'],
    ['½', '1/2'],
    ['1/2"', '1/2'],
    ['1½"', '1-1/2'],
    ['1 1/2"', '1-1/2'],
    ['1-1/2"', '1-1/2'],
    ['5,5', '5.5'],
    ['5.50 mm', '5.5mm'],
    ['2.0 mm', '2mm'],
    ['10.0', '10'],
    ['100 mm', '100mm'],
    ['tubo cuadrado lac 2" x 2" x 2.0 mm x 6 m', 'tubo cuadrado lac 2x2x2mmx6m'],
    ['angulo 1 1/2" x 1/8" x 6 m', 'angulo 1-1/2x1/8x6m'],
    ['angulo a36 1/2" x 1/8"', 'angulo a36 1/2x1/8'],
    ['caja x 12', 'caja x 12'],
    ['', ''],
  ])('%s becomes %s [reading 18]', (text, canonical) => {
    expect(canonicalDimensions(text)).toBe(canonical);
  });
});
