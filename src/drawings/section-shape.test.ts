import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { readProductName } from '../trade/index.ts';
import { dimensionsInWords, dimensionsOf, markLines } from './dimensions.ts';
import { sectionShape } from './section-shape.ts';

const shapeOf = (name: string) => sectionShape(readProductName(name));
const names = catalogue.products.map(({ name }) => name);
const sections = names
  .map((name) => ({ name, attributes: readProductName(name) }))
  .filter(({ attributes }) => attributes.family !== null);

describe('sectionShape', () => {
  it('draws every section of the catalogue', () => {
    expect(sections.length).toBeGreaterThan(500);
    expect(sections.filter(({ attributes }) => !sectionShape(attributes))).toEqual([]);
  });

  it('draws the wall of a hollow section to scale, with rounded corners', () => {
    expect(shapeOf('TUBO RECTANGULAR LAC 4" x 2" x 4.0 mm x 6 m')).toMatchObject({
      width: 50.8,
      height: 101.6,
      path:
        'M8 0h34.8a8 8 0 0 1 8 8v85.6a8 8 0 0 1 -8 8h-34.8a8 8 0 0 1 -8 -8v-85.6a8 8 0 0 1 8 -8z' +
        'M8 4h34.8a4 4 0 0 1 4 4v85.6a4 4 0 0 1 -4 4h-34.8a4 4 0 0 1 -4 -4v-85.6a4 4 0 0 1 4 -4z',
    });
  });

  it.each([
    'TUBO CUADRADO LAF 2" x 2" x 6 m',
    'TUBO CUADRADO 1/2" x 1/2" x 8.0 mm x 6 m',
    'VIGA H A572-G50 4" x 99 lb/pie x 6 m',
    'PLANCHA LAC A36 3.0 mm',
    'CALAMINA GALVANIZADA 0.22 mm x 0.83 m',
    'BROCA 1/2" x 10 mm',
  ])('returns null for the incomplete name %s', (name) => {
    expect(shapeOf(name)).toBeNull();
  });
});

describe('dimensionsInWords', () => {
  it.each([
    [
      'ÁNGULO A36 1" x 1/8" x 6 m',
      'Ala 1 pulgada (25.4 mm), Ala 1 pulgada (25.4 mm), Espesor 1/8 de pulgada (3.18 mm), Largo 6 m',
    ],
    [
      'TUBO NEGRO A53 SCH 40 2" x 3.91 mm x 6 m',
      'Diámetro 60.3 mm (2.37 pulgadas), Pared 3.91 mm (0.154 pulgadas), Cédula SCH 40, Nominal 2 pulgadas, Largo 6 m',
    ],
    [
      'MALLA EXPANDIDA 2.0 mm 25 x 60 mm x 1.20 m x 2.40 m',
      'Cocada 25 mm (0.98 pulgadas), Cocada 60 mm (2.36 pulgadas), Nervio 2.0 mm (0.079 pulgadas), Paño 1.20 m x 2.40 m',
    ],
  ])('spells out the dimensions of %s', (name, words) => {
    const attributes = readProductName(name);
    const shape = sectionShape(attributes);
    expect(shape && dimensionsInWords(dimensionsOf(attributes, shape))).toBe(words);
  });
});

describe('the mark of a product card', () => {
  it.each([
    ['TUBO RECTANGULAR LAC 4" x 2" x 4.0 mm x 6 m', ['4" x 2"', '4.0 mm x 6 m']],
    ['VIGA H A572-G50 4" x 13 lb/pie x 6 m', ['4"', '13 lb/pie x 6 m']],
    ['PLANCHA LAC A36 3.0 mm x 1.20 m x 2.40 m', ['3.0 mm', '1.20 m x 2.40 m']],
    ['ALICATE UNIVERSAL 8"', []],
  ])('lists the sizes of %s', (name, lines) => {
    expect(markLines(readProductName(name))).toEqual(lines);
  });
});
