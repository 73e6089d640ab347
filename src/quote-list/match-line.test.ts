import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';
import { differingParts, matchLine } from './match-line.ts';

const index = searchIndex(
  catalogue.products.map(({ id, name, category }) => ({ id, name, category })),
);
const match = (item: string) => matchLine((query) => searchProducts(index, query), item);

describe('matchLine', () => {
  it.each([
    ['tubo lac 50x50x2', 'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m'],
    ['plancha estriada 3/16 1.20x2.40', 'PLANCHA ESTRIADA A36 3/16" (4.5 mm) x 1.20 m x 2.40 m'],
    ['canal u 3x4.1', 'CANAL U A36 3" x 4.1 lb/pie x 6 m'],
    ['tubo cuadrado LAC 3" X 3" X 2.0 MM', 'TUBO CUADRADO LAC 3" x 3" x 2.0 mm x 6 m'],
  ])('matches %j exactly', (item, name) => {
    expect(match(item)).toMatchObject({ kind: 'exact', product: { name } });
  });

  it.each(['angulo 2x2x1/4', 'tubo cuadrado 2"', 'fierro corrugado 1/2', 'plancha 1/4 oxicorte'])(
    'offers at most three products for %j',
    (item) => {
      const found = match(item);
      expect(found.kind).toBe('choice');
      if (found.kind === 'choice') expect(found.products.length).toBeLessThanOrEqual(3);
    },
  );

  it.each(['martillo', 'perno hexagonal 1/2', 'zzz'])('matches nothing for %j', (item) => {
    expect(match(item)).toEqual({ kind: 'none' });
  });

  it('matches every name of the catalogue to its product', () => {
    const names = catalogue.products.map(({ name }) => name);
    const others = names.filter((name) => {
      const found = match(name);
      return found.kind !== 'exact' || found.product.name !== name;
    });
    expect(others).toEqual([]);
  });
});

describe('differingParts', () => {
  it('marks the parts by which a name differs from others', () => {
    expect(
      differingParts('ÁNGULO A36 2" x 6 m', ['ÁNGULO GALV. A36 2" x 6 m', 'ÁNGULO A36 1" x 6 m']),
    ).toEqual([
      ['ÁNGULO', false],
      ['A36', false],
      ['2"', true],
      ['x', false],
      ['6', false],
      ['m', false],
    ]);
  });
});
