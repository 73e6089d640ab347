import { describe, expect, it } from 'vitest';
import { productRow } from '../../../testing/products.ts';
import { listedProduct } from './facets.ts';
import { rowNames } from './row-names.ts';

const rows = (...names: string[]) =>
  rowNames(
    names.map((name, at) => listedProduct(productRow({ id: at + 1, name }))),
    ['size', 'thickness', 'length'],
  );

describe('rowNames', () => {
  it('separates the common words from what tells the rows apart', () => {
    const { common, others } = rows(
      'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m',
      'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
      'TUBO CUADRADO LAC 3" x 3" x 2.0 mm x 6 m (REFORZADO)',
    );
    expect(common).toBe('TUBO CUADRADO');
    expect([...others.values()]).toEqual(['LAF', 'LAC', 'LAC (REFORZADO)']);
  });

  it('leaves nothing of names that only differ in their sizes', () => {
    const { common, others } = rows('PLATINA A36 1" x 1/8" x 6 m', 'PLATINA A36 2" x 1/4" x 6 m');
    expect(common).toBe('PLATINA A36');
    expect([...others.values()]).toEqual(['', '']);
  });

  it('omits the format of sheets, which is their size', () => {
    const { common, others } = rows(
      'PLANCHA LAF 0.4 mm x 1.20 m x 2.40 m',
      'PLANCHA LAC A36 1/4" x 1.50 m x 3 m',
    );
    expect(common).toBe('PLANCHA');
    expect([...others.values()]).toEqual(['LAF', 'LAC A36']);
  });

  it('has no common words for different goods, nor for one product', () => {
    expect(rows('PLATINA A36 1" x 1/8"', 'ÁNGULO A36 1" x 1/8"').common).toBe('');
    const { common, others } = rows('PLATINA A36 1" x 1/8" x 6 m');
    expect([common, others.get(1)]).toEqual(['', 'PLATINA A36']);
  });
});
