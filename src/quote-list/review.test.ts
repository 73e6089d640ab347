import { describe, expect, it } from 'vitest';
import { convertUnit } from '../trade/sale-unit.ts';
import { conversionText } from './conversion-text.ts';
import { parseListQuantity } from './review.ts';

const tube = 'TUBO REDONDO LAC 1" x 1.5 mm x 6 m';
const screw = 'TIRAFÓN 1/4" x 2"';
const descriptions: Readonly<Record<string, string>> = {
  [tube]: 'Peso teórico: 1.103 kg/m; 6.62 kg por pieza.',
  [screw]: 'Peso: 0.014 kg por pieza.',
};

describe('convertUnit', () => {
  it.each([
    [24, 'm', tube, '4', '24 m = 4 piezas de 6 m'],
    [31, 'm', tube, '6', '31 m = 6 piezas de 6 m'],
    [0, 'm', tube, '', null],
    [0.5, 'piece', tube, '', 'Pidió 0.5 und: indique las piezas'],
    [28, 'kg', tube, '5', '28 kg = 5 piezas de 6.62 kg'],
    [1, 'kg', screw, '72', '1 kg = 72 piezas de 0.014 kg'],
    [12, 'kg', 'ELECTRODO E7018 1/8" x 5 kg', '3', '12 kg = 3 piezas de 5 kg'],
    [2, 'box', 'ELECTRODO E7018 1/8" x 20 kg', '', 'Pidió 2 cajas: indique las piezas'],
    [2, 'box', 'DISCO CORTE METAL 7" x 1.6 mm', '', 'Pidió 2 cajas: indique las piezas'],
    [7, 'm', 'SILICONA', '', 'Pidió 7 m: indique las piezas'],
  ] as const)('converts %d %s of %s to %j pieces', (quantity, unit, name, pieces, note) => {
    const description = descriptions[name] ?? null;
    const product = { name, description };
    const converted = convertUnit({ quantity, unit }, product);
    expect(String(converted.pieces ?? '')).toBe(pieces);
    expect(conversionText({ quantity, unit }, product)).toBe(note);
  });
});

describe('parseListQuantity', () => {
  it.each([
    [' 250 ', 250],
    ['0', null],
    ['1.5', null],
    ['', null],
    ['100000', null],
  ])('parses %j as %j', (text, quantity) => {
    expect(parseListQuantity(text)).toBe(quantity);
  });
});
