// @vitest-environment node
import { describe, expect, it } from 'vitest';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { weigh } from './weigh.ts';

const ofName = (name: string) => weigh({ name, description: null });

describe('weigh', () => {
  it('returns the stated weight', () => {
    const name = 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m';
    const description = 'Peso teórico: 0.7 kg/m; 4.2 kg por pieza.';
    expect(weigh({ name, description })).toEqual({ perPiece: 4.2, perMetre: 0.7, metres: 6 });
  });

  it.each([
    ['BARRA REDONDA LISA 1" x 6 m', 'Pesa poco. 3,9 kg/m', 23.4],
    ['PLANCHA LAC A36 6.0 mm x 1.20 m x 2.40 m', 'Peso teórico: 50 kg/m².', 144],
    ['PRENSA DE BANCO 8"', 'Abertura 200 mm. Peso: 29 kg.', 29],
    ['ELECTRODO E6011 1/8" x 5 kg', 'Largo 350 mm; presentación de 5 kg.', 5],
    ['VIGA H 16" x 26 lb/pie x 12 m', '1,250.5 kg por pieza', 1250.5],
  ])('derives the weight from the description of %s', (name, description, kg) => {
    expect(weigh({ name, description }).perPiece).toBeCloseTo(kg, 6);
  });

  // kg/m as the tables print them: EN 10219-2, ASTM A6 (in lb/ft), ASME B36.10M, ASTM A615.
  it.each([
    ['TUBO NEGRO A53 SCH 40 2" x 3.91 mm x 6 m', 5.44],
    ['ÁNGULO A36 4" x 3" x 1/4" x 6 m', 8.63],
    ['TUBO RECTANGULAR LAC 100 x 50 x 3.0 mm x 6 m', 6.6],
    ['VIGA H A572-G50 4" x 13 lb/pie x 6 m', 19.35],
    ['FIERRO CORRUGADO A615-G60 1 3/8" x 9 m', 7.907],
  ])('computes the printed weight of %s from its name', (name, kg) => {
    expect(Math.abs((ofName(name).perMetre ?? 0) / kg - 1)).toBeLessThan(0.015);
  });

  it.each([
    ['PLANCHA ESTRIADA A36 1/4" (6.0 mm) x 1.20 m x 2.40 m', 48.77 * 1.2 * 2.4],
    ['PLANCHA INOX 304 2.0 mm x 1.22 m x 2.44 m', 15.8 * 1.22 * 2.44],
    ['MALLA ELECTROSOLDADA 6.0 mm 15 x 15 cm x 2.40 m x 6.00 m', 2.96 * 2.4 * 6],
  ])('computes the weight of a sheet: %s', (name, kg) => {
    expect(Math.abs((ofName(name).perPiece ?? 0) / kg - 1)).toBeLessThan(0.01);
  });

  it.each([
    ['ELECTRODO E7018 1/8" x 5 kg', 5],
    ['CLAVO 3" x 1/2 kg', 0.5],
    ['SOLDIMIX x 100 g', 0.1],
  ])('reads the content of a package: %s', (name, kg) => {
    expect(ofName(name).perPiece).toBe(kg);
  });

  it.each([
    'TUBO CUADRADO LAF 1" x 1" x 6 m',
    'PLANCHA INOX 2.0 mm x 1.22 m x 2.44 m',
    'TUBERIA PVC 4" x 5.0 mm x 3 m',
    'MALLA EXPANDIDA 2.0 mm 25 x 60 mm x 1.20 m x 2.40 m',
    'TUBO CUADRADO LAF 1" x 1" x 14 mm x 6 m',
    'POLEA PARA 50 kg',
    'SILICONA MULTIUSO 280 ml',
    '',
  ])('returns null for %s', (name) => {
    expect(ofName(name).perPiece).toBeNull();
    expect(weigh({ name: null, description: name }).perPiece).toBeNull();
  });

  it('ignores an ambiguous figure', () => {
    expect(weigh({ name: null, description: 'Peso: 1,250 kg' }).perPiece).toBeNull();
  });

  it('deviates by less than 2 % from the weights stated in the catalogue', () => {
    const stating = catalogue.products.filter(({ description }) =>
      description?.includes('Peso teórico'),
    );
    expect(stating.length).toBeGreaterThan(500);
    let computed = 0;
    for (const product of stating) {
      const own = ofName(product.name).perPiece;
      if (own === null) continue;
      computed += 1;
      expect(Math.abs(own / (weigh(product).perPiece ?? 0) - 1), product.name).toBeLessThan(0.02);
    }
    // Round tubes of other finishes than LAF may be named by their nominal size.
    expect(computed / stating.length).toBeGreaterThanOrEqual(0.85);
  });
});
