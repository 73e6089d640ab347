import { describe, expect, it } from 'vitest';
import { unitPrices } from './unit-prices.ts';

const tube = 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m';

describe('unitPrices', () => {
  it('uses the length in the name and the weight in the description', () => {
    const description = 'Peso teórico: 0.676 kg/m; 4.06 kg por pieza.';
    expect(unitPrices(24.36, { name: tube, description })).toEqual({
      perMetre: expect.closeTo(4.06),
      perKilogram: expect.closeTo(6),
      kilograms: 4.06,
      kilogramsPerMetre: 0.676,
    });
  });

  it.each([
    [
      'PLANCHA LAC A36 3.0 mm x 1.20 m x 2.40 m',
      'Peso teórico: 23.55 kg/m²; 67.82 kg por pieza.',
      null,
      1,
    ],
    ['TUBO CUADRADO LAF 1" x 1" x 6 m', null, 67.82 / 6, null],
    ['MAQUINA DE SOLDAR INVERTER 160 A', 'Peso: 5.6 kg. Cable de 2 m.', null, null],
    ['CALAMINA GALVANIZADA 0.22 mm x 0.83 m x 3.60 m', null, null, null],
    ['ELECTRODO E6011 1/8" x 5 kg', 'Presentación de 5 kg.', null, null],
    [null, 'Peso teórico: 0 kg por pieza.', null, null],
  ])('returns null for unknown measures: %s', (name, description, perMetre, perKilogram) => {
    const found = unitPrices(67.82, { name, description });
    expect([found.perMetre, found.perKilogram]).toEqual([perMetre, perKilogram]);
  });

  it('uses the weight computed from the name', () => {
    const found = unitPrices(24.36, { name: tube, description: null });
    expect(found.perKilogram).toBeCloseTo(6, 1);
    expect(found.kilogramsPerMetre).toBeCloseTo(0.676, 3);
  });
});
