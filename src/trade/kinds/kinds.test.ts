import { describe, expect, it } from 'vitest';
import { readProductName } from '../product/read-item.ts';
import { saleUnitOf } from '../product/sale-unit.ts';
import { searchIndex } from '../search/search-index.ts';
import { searchProducts } from '../search/search-products.ts';
import { weigh } from '../weight/weigh.ts';
import { goodsNamed } from './goods.ts';
import { kindNamed, kindOf, kinds } from './registry.ts';

/** A name of each kind with all its sizes. */
const examples = {
  'square-tube': 'TUBO CUADRADO LAF 2" x 2" x 2.0 mm x 6 m',
  'rectangular-tube': 'TUBO RECTANGULAR LAC 4" x 2" x 3.0 mm x 6 m',
  'round-tube': 'TUBO REDONDO LAF 2" x 1.5 mm x 6 m',
  angle: 'ÁNGULO 2" x 1/4" x 6 m',
  flat: 'PLATINA 2" x 1/4" x 6 m',
  tee: 'TEE 1" x 1" x 1/8" x 6 m',
  channel: 'CANAL U 6" x 8.2 lb/pie x 6 m',
  beam: 'VIGA H 6" x 15 lb/pie x 6 m',
  rail: 'RIEL 30 kg/m x 10 m',
  'square-bar': 'BARRA CUADRADA 1/2" x 6 m',
  'round-bar': 'BARRA REDONDA LISA 1/2" x 6 m',
  'hexagonal-bar': 'BARRA HEXAGONAL 1" x 6 m',
  rebar: 'FIERRO CORRUGADO 1/2" x 9 m',
  plate: 'PLANCHA LAC 3.0 mm x 1.20 m x 2.40 m',
  mesh: 'MALLA ELECTROSOLDADA 4.2 mm 15 x 15 cm x 2.40 m x 6.00 m',
  roofing: 'CALAMINA GALVANIZADA 0.22 mm x 0.83 m x 1.80 m',
};

describe('the kinds of steel products', () => {
  it('have one name each', () => {
    const names = kinds.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
    expect(Object.keys(examples).sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(examples))('reads, weighs and draws a %s', (family, name) => {
    const attributes = readProductName(name);
    expect(attributes.family).toBe(family);
    const kind = kindOf(attributes);
    const shape = kind?.draw(attributes);
    expect(shape?.path).toMatch(/^M.*z$/i);
    expect(shape?.path).not.toMatch(/NaN|Infinity|undefined/);
    // The flat width of roofing is unknown.
    expect(weigh({ name, description: null }).perPiece !== null).toBe(family !== 'roofing');
    const texts = kind?.lines({
      across: ['across'],
      mass: ['mass'],
      thickness: ['thickness'],
      format: ['format'],
    });
    expect(texts?.flat()).toEqual(expect.arrayContaining(['across', 'thickness', 'format']));
  });

  const blank = { category: null, description: null, imageUrl: null, uuid: null, marca: null };
  const calledByHead = kinds.flatMap(({ name, namings }) =>
    namings.flatMap(({ head, words, signs }) => ((words ?? signs) ? [] : [[head, examples[name]]])),
  );
  it.each(calledByHead)('finds by %s the product %s', (head = '', name = '') => {
    const index = searchIndex([{ ...blank, id: 1, name }]);
    const search = `${head}${name.slice(name.search(/ \d/))}`;
    expect(searchProducts(index, search).products).toHaveLength(1);
  });

  it.each([
    ['BARRA HEXAGONAL LISA 1" x 6 m', 'hexagonal-bar'],
    ['BARRA CUADRADA LISA 1" x 6 m', 'square-bar'],
    ['BARRA LISA 1" x 6 m', 'round-bar'],
    ['EJE 1" x 6 m', 'round-bar'],
    ['COSTANERAS 150 x 50 x 2 mm', 'channel'],
    ['PERFIL ÁNGULO 2 x 1/4 C/U', 'angle'],
    ['PERFIL U 6" x 8.2', 'channel'],
    ['VIGA U 6" x 8.2', 'channel'],
    ['PTR 2 x 1 x 2 mm', 'rectangular-tube'],
    ['PTR 2 x 2 x 2 mm', 'square-tube'],
    ['TEE 1/2"', null],
    ['RIEL PARA CORTINA 3 m', null],
    ['RIEL 300 kg', null],
  ])('names the kind of %s: %s', (name, family) => {
    expect(readProductName(name).family).toBe(family);
  });
});

describe('goods', () => {
  it.each([
    ['LIJA DE FIERRO GRANO 80 mm', []],
    ['BROCA 10 mm', [10]],
    ['CEMENTO 42 mm', []],
  ])('have the sizes of their kind: %s', (name, sizes) => {
    expect(readProductName(name).sizes.map(({ mm }) => mm)).toEqual(sizes);
  });

  it.each([
    ['ESMALTE ALUMINIO 1 GALÓN', 'Aluminio'],
    ['DISCO ALUMINIO 7"', null],
  ])('have the colours of their kind: %s', (name, colour) => {
    expect(readProductName(name).colour).toBe(colour);
  });

  it.each([
    ['disco', 'isBrandOpen', true],
    ['brocas', 'isSizedLast', true],
    ['martillo', 'isSizedLast', false],
  ] as const)('are found by a word in singular and plural: %s', (word, property, value) => {
    expect(goodsNamed(word)[property]).toBe(value);
  });
});

describe('a rail', () => {
  it.each([
    ['RIEL 22 kg/m x 10 m', '22 kg/m', 22],
    ['RIEL 22 KG / MT x 10 m', '22 kg/m', 22],
    ['RIEL DE 30 KG', '30 kg/m', 30],
    ['RIEL ASCE 60', '60 lb/yd', 29.76],
    ['RIEL 40 LBS', '40 lb/yd', 19.84],
  ])('is named by its weight per length: %s', (name, text, kg) => {
    const { massPerLength, content } = readProductName(name);
    expect(massPerLength?.text).toBe(text);
    expect(massPerLength?.kgPerMetre).toBeCloseTo(kg, 2);
    // No pack, and not sold by the kilogram or metre.
    expect([content, saleUnitOf(name).unit]).toEqual([null, 'piece']);
  });

  it('has no drawing where no table has its weight', () => {
    const { draw } = kindNamed('rail');
    expect(draw(readProductName('RIEL 22 kg/m'))).not.toBeNull();
    expect(draw(readProductName('RIEL 27 kg/m'))).toBeNull();
  });
});
