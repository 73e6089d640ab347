import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { inchText, length } from './measure.ts';
import { type ProductAttributes, readProductName } from './read-product-name.ts';
import { type NumberToken, scan } from './scan.ts';
import { compareInTradeOrder, dimensionText } from './trade-order.ts';

/** In one line, so that a table can hold it. */
function summary(name: string): string {
  const read = readProductName(name, { brands: ['Ferrum Sur', 'Ocelote', 'Áncora', 'Llaveral'] });
  const { family, variant, grade, schedule, finish, brand, power, pieces } = read;
  return [family, variant, grade, schedule, finish, brand, power, pieces, dimensionText(read)]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

describe('a product name', () => {
  test.each([
    // Names of the catalogue, one of each kind.
    ['TUBO CUADRADO LAC 2" x 2" x 1.5 mm x 6 m', 'square-tube · LAC · 2" x 2" x 1.5 mm x 6 m'],
    [
      'TUBO RECTANGULAR GALV. 3" x 1 1/2" x 2.0 mm x 6 m',
      'rectangular-tube · GALV. · 3" x 1 1/2" x 2.0 mm x 6 m',
    ],
    [
      'TUBO NEGRO A53 SCH 40 1/2" x 2.77 mm x 6 m',
      'round-tube · A53 · SCH 40 · NEGRO · 1/2" x 2.77 mm x 6 m',
    ],
    ['ÁNGULO ESTRUCTURAL A36 1 1/2" x 3/16" x 6 m', 'angle · A36 · 1 1/2" x 3/16" x 6 m'],
    ['PLATINA A36 1/4" x 1 1/4" x 6 m', 'flat · A36 · 1/4" x 1 1/4" x 6 m'],
    ['TEE A36 3/4" x 3/4" x 1/8" x 6 m', 'tee · A36 · 3/4" x 3/4" x 1/8" x 6 m'],
    ['CANAL U A36 4" x 7.25 lb/pie x 6 m', 'channel · A36 · 4" x 7.25 lb/pie x 6 m'],
    ['VIGA H A572-G50 6" x 15 lb/pie x 12 m', 'beam · A572-G50 · 6" x 15 lb/pie x 12 m'],
    ['FIERRO CORRUGADO A615-G60 1 3/8" x 9 m', 'rebar · A615-G60 · 1 3/8" x 9 m'],
    ['BARRA REDONDA LISA A36 5.5 mm x 6 m', 'round-bar · A36 · 5.5 mm x 6 m'],
    ['BARRA CUADRADA A36 12 mm x 6 m', 'square-bar · A36 · 12 mm x 6 m'],
    [
      'PLANCHA LAC A36 1/8" (3.0 mm) x 1.20 m x 2.40 m',
      'plate · A36 · LAC · 1/8" (3.0 mm) x 1.20 m x 2.40 m',
    ],
    [
      'PLANCHA ESTRIADA A36 3/16" (4.5 mm) x 1.50 m x 6.00 m',
      'plate · checkered · A36 · 3/16" (4.5 mm) x 1.50 m x 6 m',
    ],
    [
      'MALLA ELECTROSOLDADA 4.2 mm 10 x 10 cm x 2.40 m x 6.00 m',
      'mesh · welded · 4.2 mm x 10 cm x 10 cm x 2.40 m x 6 m',
    ],
    [
      'CALAMINA GALVANIZADA 0.22 mm x 0.83 m x 1.80 m',
      'roofing · GALV. · 0.22 mm x 0.83 m x 1.80 m',
    ],
    ['ACERO AISI D2 PLATINA 1 1/2" x 6" x 0.5 m', 'flat · AISI D2 · 1 1/2" x 6" x 0.50 m'],
    ['ACERO SAE 1045 REDONDO 1" x 1 m', 'round-bar · SAE 1045 · 1" x 1 m'],
    ['ÁNGULO INOX 304 3/4" x 1/8" x 6 m', 'angle · INOX 304 · INOX · 3/4" x 1/8" x 6 m'],
    ['ELECTRODO E7018 1/8" x 1 kg', 'E7018 · 1/8"'],
    ['DISCO CORTE METAL 4 1/2" x 1.0 mm OCELOTE', 'Ocelote · 4 1/2" x 1.0 mm'],
    ['BROCA HSS #30 (3.26 mm)', '3.26 mm'],
    ['ESMERIL ANGULAR 4 1/2" 850 W OCELOTE', 'Ocelote · 850 W · 4 1/2"'],
    ['MAQUINA DE SOLDAR INVERTER 200 A 110 / 220 V FERRUM SUR', 'Ferrum Sur · 200 A'],
    ['JUEGO DE LLAVES MIXTAS 6 PIEZAS 8 a 17 mm LLAVERAL', 'Llaveral · 6'],
    ['CHAPA SOBREPONER 2 GOLPES DERECHA ÁNCORA', 'Áncora'],
    // The number of a grade joins no fraction.
    ['PLATINA A36 3/4" x 2" x 6 m', 'flat · A36 · 3/4" x 2" x 6 m'],
    ['PLATINA A 36 3/4" x 2" x 6 m', 'flat · A36 · 3/4" x 2" x 6 m'],
    ['FIERRO CORRUGADO G60 1/2" x 9 m', 'rebar · G60 · 1/2" x 9 m'],
    ['FIERRO CORRUGADO A615 GR 60 3/8" x 9 m', 'rebar · A615-G60 · 3/8" x 9 m'],
    ['PLANCHA A572-50 1/2" x 1.50 m x 6 m', 'plate · A572-G50 · 1/2" x 1.50 m x 6 m'],
    ['ELECTRODO 7018 1/8"', '1/8"'],
    ['TUBO SCH 40 1/2"', 'round-tube · SCH 40 · 1/2"'],
    ['TUBERÍA CÉDULA 80 1 1/4"', 'round-tube · SCH 80 · 1 1/4"'],
    ['ÁNGULO INOX 304 1 1/2" x 1/8"', 'angle · INOX 304 · INOX · 1 1/2" x 1/8"'],
    ['BISAGRA CAPUCHINA INOX 4" x 4"', 'INOX · 4" x 4"'],
    ['CALAMINA GALV. CAL 0.30 x 0.83 m x 3.60 m', 'roofing · GALV. · 0.3 mm x 0.83 m x 3.60 m'],
    // Other ways of writing the same.
    ['tubo rect. 100 X 50 X 3.0MM X 6.00 MTS.', 'rectangular-tube · 100 mm x 50 mm x 3.0 mm x 6 m'],
    ['tubo cuadrado 2x2x1.5', 'square-tube · 2" x 2" x 1.5 mm'],
    ['TUBO CUAD 40x40x2,0mm', 'square-tube · 40 mm x 40 mm x 2.0 mm'],
    ['ángulo 1½” × 3/16”', 'angle · 1 1/2" x 3/16"'],
    ["ANGULO 1-1/2'' x 1-1/2'' x 3/16''", 'angle · 1 1/2" x 3/16"'],
    ['platina 1x1/8', 'flat · 1/8" x 1"'],
    ['tubo redondo de 2 pulgadas', 'round-tube · 2"'],
    ["PLANCHA LAC 1/2\" x 5' x 20'", 'plate · LAC · 1/2" x 5 pies x 20 pies'],
    ['varilla corrugada 12mm', 'rebar · 12 mm'],
    // It never guesses.
    ['tubo cuadrado 12', 'square-tube'],
    ['malla 10x10', 'mesh'],
    ['plancha negra 3', 'plate · NEGRO'],
    ['ESMERIL ANGULAR', ''],
    ['SILICONA TECHOS Y CALAMINAS GRIS 280 ml', ''],
    ['ESMALTE SINTÉTICO NEGRO MATE 1 GALÓN', ''],
    ['', ''],
  ])('%s is read as «%s»', (name, expected) => {
    expect(summary(name)).toBe(expected);
  });
});

const notSteel =
  /^(?:ELECTRODO|DISCO|BROCA|CHAPA|BISAGRA|ALICATE|JUEGO|LLAVE|PRENSA|SILICONA|ESMALTE|MAQUINA|ESMERIL)/;

describe('the demo catalogue', () => {
  const steel = catalogue.products.filter(({ name }) => !notSteel.test(name));

  test.each(steel.map(({ name }) => name))('%s is read whole', (name) => {
    const read = readProductName(name);
    expect(read.family).not.toBeNull();
    expect(numbersOf(dimensionText(read))).toEqual(numbersOf(name));
  });

  it('is read as its descriptions have it, in millimetres', () => {
    const wrong = steel.filter(({ name, description }) => {
      const stated = /Dimensiones: (.*)/.exec(description ?? '')?.[1];
      const { family, sizes, thickness } = readProductName(name);
      // Of beams, channels and pipes the name is nominal; of bars the description repeats it.
      if (!stated || family === 'beam' || family === 'channel' || family === 'rebar') return false;
      if (/SCH/.test(name)) return false;
      const millimetres = numbersOf(stated);
      return [...sizes, ...(thickness ? [thickness] : [])].some(
        ({ mm }) =>
          !millimetres.some((value) => Math.abs(value - mm) < 0.06 || value * 1000 === mm),
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** The numbers of a text in order of size; those of grades are no sizes. */
function numbersOf(text: string): number[] {
  return scan(text)
    .filter((token): token is NumberToken => token.kind === 'number')
    .map(({ value }) => value)
    .sort((a, b) => a - b);
}

describe('a size', () => {
  const inches = fc
    .record({ whole: fc.nat(24), sixteenths: fc.nat(15) })
    .map(({ whole, sixteenths }) => whole + sixteenths / 16)
    .filter((value) => value > 0);

  it('in inches is read back as it is printed', () => {
    fc.assert(
      fc.property(inches, (value) => {
        expect(scan(inchText(value))).toMatchObject([{ kind: 'number', value, unit: 'in' }]);
      }),
    );
  });

  it('is read back in a whole name as it is printed', () => {
    const wall = fc.integer({ min: 5, max: 120 }).map((tenths) => length(tenths / 10, 'mm'));
    const finish = fc.constantFrom('LAC', 'LAF', 'GALV.');
    fc.assert(
      fc.property(inches, inches, wall, finish, (a, b, thickness, coat) => {
        const printed = dimensionText({
          ...nothing,
          family: 'rectangular-tube',
          sizes: [length(a, 'in'), length(b, 'in')],
          thickness,
          length: length(6, 'm'),
        });
        const read = readProductName(`TUBO RECTANGULAR ${coat} ${printed}`);
        expect(read.finish).toBe(coat);
        expect(read.sizes.map(({ mm }) => mm)).toEqual([length(a, 'in').mm, length(b, 'in').mm]);
        expect(read.thickness?.mm).toBe(thickness.mm);
        expect(readProductName(`TUBO RECTANGULAR ${dimensionText(read)}`).thickness).toEqual(
          read.thickness,
        );
      }),
    );
  });

  it('is looked for in any text without fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readProductName(text);
      }),
    );
  });
});

const nothing: ProductAttributes = readProductName('');

describe('trade order', () => {
  it('is by size, then thickness, then length', () => {
    const names = [
      'TUBO CUADRADO 1 1/2" x 1 1/2" x 1.5 mm',
      'TUBO CUADRADO 4" x 4" x 2.0 mm',
      'TUBO CUADRADO 1" x 1" x 2.0 mm',
      'TUBO CUADRADO 3/4" x 3/4" x 0.8 mm',
      'TUBO CUADRADO 1" x 1" x 0.9 mm',
      'TUBO CUADRADO',
      'TUBO CUADRADO 1 1/4" x 1 1/4" x 1.5 mm',
    ];
    const sorted = names
      .map((name) => ({ name, read: readProductName(name) }))
      .sort((a, b) => compareInTradeOrder(a.read, b.read));
    expect(sorted.map(({ read }) => dimensionText(read))).toEqual([
      '3/4" x 3/4" x 0.8 mm',
      '1" x 1" x 0.9 mm',
      '1" x 1" x 2.0 mm',
      '1 1/4" x 1 1/4" x 1.5 mm',
      '1 1/2" x 1 1/2" x 1.5 mm',
      '4" x 4" x 2.0 mm',
      '',
    ]);
  });
});
