import { describe, expect, it } from 'vitest';
import { productRow } from '../../../testing/products.ts';
import { convertUnit } from '../choose/convert-unit.ts';
import { searchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';

const names = [
  'PL. ESTR. 3MM 1.2X2.4',
  'PL. LAC 3MM 1.2X2.4',
  'ELECT. 6011 1/8 SOLDEXA X KG',
  'PORTAELECTRODO 300A',
  'ALAMBRE NEGRO #16 X KG',
  'ALAMBRE NEGRO #8 X KG',
  'CANAL U 4X5.4 LBS',
  'FE CORRUG 3/8 X 9M SIDERPERU',
  'FE CORRUG 3/8 X 9M AA',
];

const index = searchIndex(names.map((name, at) => productRow({ id: at + 1, name })));

describe('a catalogue with abbreviated names', () => {
  it.each([
    ['plancha estriada 3mm', ['PL. ESTR. 3MM 1.2X2.4']],
    ['electrodo 6011', ['ELECT. 6011 1/8 SOLDEXA X KG']],
    ['alambre negro 16', ['ALAMBRE NEGRO #16 X KG']],
    ['alambre negro N°16', ['ALAMBRE NEGRO #16 X KG']],
    ['alambre 8', ['ALAMBRE NEGRO #8 X KG']],
    ['fierro 3/8 aceros arequipa', ['FE CORRUG 3/8 X 9M AA']],
    // A whole word is no abbreviation of a longer one.
    ['canaleta', []],
  ])('answers the search %j with %j', (query, found) => {
    const result = searchProducts(index, query);
    expect(result.dropped.length > 0 ? [] : result.products.map(({ name }) => name)).toEqual(found);
  });

  it('converts pieces into pairs', () => {
    const product = { name: 'BISAGRA CAPUCHINA 3 1/2 PAR', description: null };
    expect(convertUnit({ quantity: 6, unit: 'piece' }, product).pieces).toBe(3);
  });
});
