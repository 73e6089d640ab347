import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../../testing/products.ts';
import {
  type Facet,
  facetValues,
  filterProducts,
  listedProduct,
  type Selection,
  usableSelection,
} from './facets.ts';

let lastId = 0;
const named = (name: string, category = 'TUBOS') =>
  listedProduct(shownProduct({ id: ++lastId, name, category }));

const tubes = [
  named('TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m'),
  named('TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m'),
  named('TUBO CUADRADO LAC 1" x 1" x 2.0 mm x 6 m'),
  named('TUBO CUADRADO LAC 1 1/2" x 1 1/2" x 1.5 mm x 6 m'),
];

const valuesIn = (items: typeof tubes, selection: Selection, facet: Facet) =>
  facetValues(items, selection)
    .get(facet)
    ?.map(({ value, count }) => `${value} (${count})`);

describe('facetValues', () => {
  it.each<[Facet, string, string | null]>([
    ['size', 'ÁNGULO ESTRUCTURAL A36 1 1/2" x 3/16" x 6 m', '1 1/2"'],
    ['weight', 'VIGA H A572-G50 6" x 9 lb/pie x 6 m', '9 lb/pie'],
    ['weight', 'RIEL 22 kg/m x 10 m', '22 kg/m'],
    ['kind', 'RIEL 22 kg/m x 10 m', 'RIEL'],
    ['content', 'RIEL 22 kg/m x 10 m', null],
    ['finish', 'CALAMINA 0.22 mm x 0.83 m x 1.80 m', null],
    ['sheet', 'MALLA EXPANDIDA 2.0 mm 25 x 60 mm x 1.20 m x 2.40 m', '1.20 m x 2.40 m'],
    ['size', 'PLANCHA LAC A36 1/8" (3.0 mm) x 1.20 m x 2.40 m', '1.20 m x 2.40 m'],
    ['thickness', 'PLANCHA LAC A36 1/8" (3.0 mm) x 1.20 m x 2.40 m', '1/8" (3.0 mm)'],
    ['finish', 'PLATINA A36 1/8" x 1" x 6 m', 'NEGRO'],
    ['finish', 'CHAPA SOBREPONER CROMADA 2 GOLPES ÁNCORA', 'Cromado'],
    ['finish', 'BROCA HSS 1/4"', null],
    ['kind', 'ESMERIL ANGULAR 4 1/2" 850 W OCELOTE', 'ESMERIL ANGULAR'],
    ['grade', 'TUBO NEGRO A53 SCH 40 1/2" x 2.77 mm x 6 m', 'SCH 40'],
    ['brand', 'ESMERIL ANGULAR 4 1/2" 850 W OCELOTE', 'Ocelote'],
    ['power', 'ESMERIL ANGULAR 4 1/2" 850 W OCELOTE', '850 W'],
  ])('reads the %s of %s as %s', (facet, name, value) => {
    expect(named(name).values[facet]?.text ?? null).toBe(value);
  });

  it.each([
    ['FIERRO CORRUGADO 1/2" x 9 m', ' SIDER ', 'SIDER'],
    ['FIERRO CORRUGADO 1/2" x 9 m SIDER', 'SIDER', 'SIDER'],
    ['ESMERIL ANGULAR 4 1/2" 850 W', 'OCELOTE', 'Ocelote'],
    ['FIERRO CORRUGADO 1/2" x 9 m', null, undefined],
    ['FIERRO CORRUGADO 1/2"', 'Sider', 'SIDER'],
  ])('reads the brand of %s and %j as %s', (name, marca, brand) => {
    const { values, attributes } = listedProduct(shownProduct({ id: ++lastId, name, marca }));
    expect(values.brand?.text).toBe(brand);
    expect(attributes).toEqual(named(name.replace(' SIDER', '')).attributes);
  });

  it('returns values in trade order with counts', () => {
    expect(valuesIn(tubes, {}, 'size')).toEqual([
      '1" x 1" (2)',
      '1 1/2" x 1 1/2" (1)',
      '2" x 2" (1)',
    ]);
    expect(valuesIn(tubes, {}, 'thickness')).toEqual(['0.9 mm (1)', '1.5 mm (1)', '2.0 mm (2)']);
  });

  it('omits a facet with one value, except a coating of some products', () => {
    expect(valuesIn(tubes, {}, 'length')).toBeUndefined();
    const hinges = [named('BISAGRA INOX 1"'), named('BISAGRA 1"')];
    expect(valuesIn(hinges, {}, 'finish')).toEqual(['INOX (1)']);
    expect(valuesIn(hinges.slice(0, 1), {}, 'finish')).toBeUndefined();
  });

  it('omits kinds that repeat another facet', () => {
    const hinge = (kind: string, category: string) => named(`BISAGRA ${kind} 1"`, category);
    const [turned, plain] = [hinge('TORNEADA', 'A'), hinge('CAPUCHINA', 'B')];
    expect(valuesIn([turned, plain], {}, 'kind')).toBeUndefined();
    expect(valuesIn([turned, plain, hinge('TORNEADA', 'B')], {}, 'kind')).toEqual([
      'BISAGRA CAPUCHINA (1)',
      'BISAGRA TORNEADA (2)',
    ]);
  });

  it('counts with the selection in other facets', () => {
    const chosen = { thickness: ['2.0 mm'] };
    expect(valuesIn(tubes, chosen, 'size')).toEqual(['1" x 1" (1)', '2" x 2" (1)']);
    expect(valuesIn(tubes, chosen, 'thickness')).toEqual([
      '0.9 mm (1)',
      '1.5 mm (1)',
      '2.0 mm (2)',
    ]);
  });

  it('keeps selected values without products', () => {
    const chosen = { size: ['1" x 1"', '2" x 2"'], finish: ['LAF'] };
    expect(valuesIn(tubes, chosen, 'size')).toContain('2" x 2" (0)');
  });
});

describe('filterProducts and usableSelection', () => {
  it.each<[Selection, number]>([
    [{}, 4],
    [{ size: ['1" x 1"'] }, 2],
    [{ size: ['1" x 1"', '2" x 2"'], thickness: ['2.0 mm'] }, 2],
    [{ power: ['850 W'] }, 0],
  ])('narrow by %j to %d products', (selection, count) => {
    expect(filterProducts(tubes, selection)).toHaveLength(count);
  });

  it.each<[Selection, Selection]>([
    [{ size: ['2" x 2"', '9"', '2" x 2"'] }, { size: ['2" x 2"'] }],
    [{ power: ['850 W'] }, {}],
    // Both values exist, but no product has both.
    [{ size: ['2" x 2"'], thickness: ['0.9 mm'] }, {}],
  ])('reduce %j to %j', (selection, usable) => {
    expect(usableSelection(tubes, selection)).toEqual(usable);
    expect(filterProducts(tubes, usable).length).toBeGreaterThan(0);
  });
});
