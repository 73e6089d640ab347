import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { listedProduct } from './listing/facets.ts';
import { goodsLines } from './SizeMark.tsx';

const lines = (name: string) => goodsLines(listedProduct(productRow({ id: 1, name })));

describe('goodsLines', () => {
  it('shows the main figure, then what else differs and the brand', () => {
    expect(lines('MAQUINA DE SOLDAR INVERTER 160 A 220 V KALLPA')).toEqual([
      '160 A',
      '220 V · Kallpa',
    ]);
    expect(lines('ELECTRODO E6011 1/8" x 5 kg')).toEqual(['E6011', '1/8" · 5 kg']);
    expect(lines('BROCA HSS 1/4"')).toEqual(['1/4"']);
  });

  it('is empty for a name without figures', () => {
    expect(lines('ALICATE UNIVERSAL')).toEqual([]);
  });
});
