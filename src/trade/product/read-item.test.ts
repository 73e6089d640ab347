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

/** The sorted numbers of a text, without those of grades. */
function numbersOf(text: string): number[] {
  return tokenize(text)
    .filter((token): token is NumberToken => token.kind === 'number')
    .map(({ value }) => value)
    .sort((a, b) => a - b);
}

describe('readProductName', () => {
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
