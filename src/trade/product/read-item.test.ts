import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { type NumberToken, tokenize } from '../text/tokens.ts';
import { type ProductAttributes, readProductName } from './read-item.ts';
import { compareInTradeOrder } from './trade-order.ts';

function dimensions({ sizes, massPerLength, thickness, sheet, length }: ProductAttributes): string {
  return [...sizes, massPerLength, thickness, ...(sheet ?? []), length]
    .flatMap((size) => size?.text ?? [])
    .join(' x ');
}

function summary(name: string): string {
  const read = readProductName(name);
  const { family, variant, grade, schedule, finish } = read;
  return [family, variant, grade, schedule, finish, dimensions(read)]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

/** The sorted numbers of a text, without those of grades. */
function numbersOf(text: string): number[] {
  return tokenize(text)
    .filter((token): token is NumberToken => token.kind === 'number')
    .map(({ value }) => value)
    .sort((a, b) => a - b);
}

describe('readProductName', () => {
  it.each([
    // One name of each kind in the catalogue.
    ['TUBO CUADRADO LAC 2" x 2" x 1.5 mm x 6 m', 'square-tube · LAC · 2" x 2" x 1.5 mm x 6 m'],
    [
      'TUBO NEGRO A53 SCH 40 1/2" x 2.77 mm x 6 m',
      'round-tube · A53 · SCH 40 · NEGRO · 1/2" x 2.77 mm x 6 m',
    ],
    ['CANAL U A36 4" x 7.25 lb/pie x 6 m', 'channel · A36 · 4" x 7.25 lb/pie x 6 m'],
    ['VIGA H A572-G50 6" x 15 lb/pie x 12 m', 'beam · A572-G50 · 6" x 15 lb/pie x 12 m'],
    [
      'PLANCHA ESTRIADA A36 3/16" (4.5 mm) x 1.50 m x 6.00 m',
      'plate · checkered · A36 · 3/16" (4.5 mm) x 1.50 m x 6 m',
    ],
    [
      'MALLA ELECTROSOLDADA 4.2 mm 10 x 10 cm x 2.40 m x 6.00 m',
      'mesh · welded · 10 cm x 10 cm x 4.2 mm x 2.40 m x 6 m',
    ],
    [
      'CALAMINA GALVANIZADA 0.22 mm x 0.83 m x 1.80 m',
      'roofing · GALV. · 0.83 m x 0.22 mm x 1.80 m',
    ],
    ['ACERO AISI D2 PLATINA 1 1/2" x 6" x 0.5 m', 'flat · AISI D2 · 6" x 1 1/2" x 0.50 m'],
    ['ELECTRODO E7018 1/8" x 1 kg', 'E7018 · 1/8"'],
    ['JUEGO DE LLAVES MIXTAS 6 PIEZAS 8 a 17 mm LLAVERAL', ''],
    // The number of a grade joins no fraction.
    ['PLATINA A 36 3/4" x 2" x 6 m', 'flat · A36 · 2" x 3/4" x 6 m'],
    ['FIERRO CORRUGADO A615 GR 60 3/8" x 9 m', 'rebar · A615-G60 · 3/8" x 9 m'],
    ['PLANCHA A572-50 1/2" x 1.50 m x 6 m', 'plate · A572-G50 · 1/2" x 1.50 m x 6 m'],
    ['TUBERÍA CÉDULA 80 1 1/4"', 'round-tube · SCH 80 · 1 1/4"'],
    ['ÁNGULO INOX 304 1 1/2" x 1/8"', 'angle · INOX 304 · INOX · 1 1/2" x 1/8"'],
    ['CALAMINA GALV. CAL 0.30 x 0.83 m x 3.60 m', 'roofing · GALV. · 0.83 m x 0.3 mm x 3.60 m'],
    // Other notations.
    ['tubo rect. 100 X 50 X 3.0MM X 6.00 MTS.', 'rectangular-tube · 100 mm x 50 mm x 3.0 mm x 6 m'],
    ['tubo cuadrado 2 x 2 mm', 'square-tube · 2" x 2.0 mm'],
    ['tubo cuadrado 40 x 40 mm', 'square-tube · 40 mm x 40 mm'],
    ['ángulo 1½” × 3/16”', 'angle · 1 1/2" x 3/16"'],
    ["ANGULO 1-1/2'' x 1-1/2'' x 3/16''", 'angle · 1 1/2" x 3/16"'],
    ["PLANCHA LAC 1/2\" x 5' x 20'", 'plate · LAC · 1/2" x 5 pies x 20 pies'],
    // Ambiguous names.
    ['tubo cuadrado 12', 'square-tube'],
    ['SILICONA TECHOS Y CALAMINAS GRIS 280 ml', ''],
    ['', ''],
  ])('reads %s as «%s»', (name, expected) => {
    expect(summary(name)).toBe(expected);
  });

  it.each([
    ['BISAGRA TORNEADA CON RODAJE 1" x 5"', 'BISAGRA TORNEADA CON RODAJE'],
    ['JUEGO DE LLAVES MIXTAS 6 PIEZAS 8 a 17 mm', 'JUEGO DE LLAVES MIXTAS · 6 piezas'],
    ['Chapa sobreponer cromada 2 golpes der.', 'CHAPA SOBREPONER · Cromado · 2 golpes · Derecha'],
    ['ESMALTE SINTÉTICO GRIS NIEBLA 1 GALÓN', 'ESMALTE SINTÉTICO · Gris · 1 galón'],
    ['MAQUINA DE SOLDAR 160 A 110 / 220 V', 'MAQUINA DE SOLDAR · 160 A · 110 / 220 V'],
  ])('reads the goods of %s as «%s»', (name, expected) => {
    const { kind, colour, coat, content, power, current, voltage, strokes, side } =
      readProductName(name);
    const amounts = [content, power, current, voltage, strokes].map((amount) => amount?.text);
    expect([kind, colour, coat, ...amounts, side].filter(Boolean).join(' · ')).toBe(expected);
  });

  const notSteel =
    /^(?:ELECTRODO|DISCO|BROCA|CHAPA|BISAGRA|ALICATE|JUEGO|LLAVE|PRENSA|SILICONA|ESMALTE|MAQUINA|ESMERIL)/;

  it('reads every number of every steel product in the catalogue', () => {
    for (const { name } of catalogue.products.filter((product) => !notSteel.test(product.name))) {
      const read = readProductName(name);
      expect(read.family, name).not.toBeNull();
      expect(numbersOf(dimensions(read)), name).toEqual(numbersOf(name));
    }
  });

  it('accepts any text', () => {
    const unit = fc.constantFrom(...'TUBO GALV ñÁ12½/,."×x-#°\0\ud800😀', ' mm', ' kg', 'SCH 40');
    fc.assert(fc.property(fc.string({ unit }), (text) => void readProductName(text)));
  });
});

describe('compareInTradeOrder', () => {
  it('sorts by size, thickness and length, unknown sizes last', () => {
    const sorted = [
      '3/4" x 3/4" x 0.8 mm',
      '1" x 1" x 0.9 mm',
      '1" x 1" x 2.0 mm',
      '1 1/4" x 1 1/4" x 1.5 mm x 6 m',
      '1 1/4" x 1 1/4" x 1.5 mm x 9 m',
      '4" x 4" x 2.0 mm',
      '',
    ];
    const read = sorted.map((text) => readProductName(`TUBO CUADRADO ${text}`));
    expect(read.toReversed().sort(compareInTradeOrder).map(dimensions)).toEqual(sorted);
  });
});
