import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { productsBySize } from './SizeShelf.tsx';

const named = (names: readonly string[]) =>
  names.map((name, at) => productRow({ id: at + 1, name, category: 'X' }));
const sizes = (names: readonly string[]) => productsBySize(named(names)).map(({ size }) => size);

describe('productsBySize', () => {
  it('takes the first product of each size, in the order of the catalogue', () => {
    const names = ['2" x 2" x 1.5', '2" x 2" x 2.0', '1" x 1" x 0.9', '3" x 3" x 2.0'];
    expect(sizes(names.map((size) => `TUBO CUADRADO LAC ${size} mm x 6 m`))).toEqual([
      '2" x 2"',
      '1" x 1"',
      '3" x 3"',
    ]);
  });

  it('tells sheets apart by their thickness', () => {
    const names = ['1.5', '2.0', '3.0'].map(
      (thickness) => `PLANCHA LAC A36 ${thickness} mm x 1.20 m x 2.40 m`,
    );
    expect(sizes(names)).toEqual(['1.5 mm', '2.0 mm', '3.0 mm']);
  });

  it('shows sizes of a whole large category', () => {
    const walls = Array.from({ length: 300 }, (_, at) => `${(1 + at / 100).toFixed(2)} mm`);
    const names = ['1"', '2"', '3"', '4"'].flatMap((side) =>
      walls.map((wall) => `TUBO CUADRADO LAC ${side} x ${side} x ${wall} x 6 m`),
    );
    expect(sizes(names)).toEqual(['1" x 1"', '2" x 2"', '3" x 3"', '4" x 4"']);
  });

  it('is empty for goods that sizes do not tell apart', () => {
    expect(sizes(['ESMERIL ANGULAR 4 1/2" 850 W', 'ESMERIL ANGULAR 7" 2000 W'])).toEqual([]);
    expect(sizes(['SILICONA BLANCA', 'SILICONA NEGRA', 'SILICONA GRIS'])).toEqual([]);
  });
});
