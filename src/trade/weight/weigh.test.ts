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

  it.each(['POLEA PARA 50 kg', 'SILICONA MULTIUSO 280 ml', ''])(
    'reads no weight in the description %j',
    (description) => {
      expect(weigh({ name: null, description }).perPiece).toBeNull();
    },
  );

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
