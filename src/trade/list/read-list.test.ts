import { describe, expect, it } from 'vitest';
import { fold } from '../../lib/fold.ts';
import { plainOf } from '../text/phrase.ts';
import { readList } from './read-list.ts';

const brief = (text: string) =>
  readList(text)
    .lines.filter(({ note }) => note === null)
    .map(({ item, quantity, unit }) => `${plainOf(item)} ${quantity} ${unit}`);

describe('parseList', () => {
  it.each([
    ['10 und tubo cuadrado 2x2x1.5', 'tubo cuadrado 2x2x1.5 10 piece'],
    ['- 6 pzas. de ángulo 2x2x1/4', 'ángulo 2x2x1/4 6 piece'],
    ['8 par bisagra 1/2 x 3', 'bisagra 1/2 x 3 16 piece'],
    ['3 gln esmalte gris', 'esmalte gris 3 gal'],
    ['3) 24 var fierro corrugado 1/2', 'fierro corrugado 1/2 24 piece'],
    ['1. platina 1/8 x 1 - 12', 'platina 1/8 x 1 12 piece'],
    ['PLANCHA LAC 1/8 (3 und)', 'PLANCHA LAC 1/8 3 piece'],
    ['electrodo 7018 1/8: 5 kg', 'electrodo 7018 1/8 5 kg'],
    ['viga H 6x9 x 4 unidades', 'viga H 6x9 4 piece'],
    ['tubo negro 2" cantidad: 8', 'tubo negro 2" 8 piece'],
    ['30 m de tubo redondo 1"', 'tubo redondo 1" 30 m'],
    ['[9:15, 25/11/2026] Ana Ruiz: 3 tubos de 2', 'tubos 2 3 piece'],
    ['[5/1/26, 9:15:05 a. m.] +51 987 654 321: viga - 2', 'viga 2 piece'],
    ['25/11/2026, 21:15 - Ana: viga - 2', 'viga 2 piece'],
    ['4 tubo redondo 2" @ 95.50', 'tubo redondo 2" 4 piece'],
    ['canal u 3" 2 pza S/. 210.00 c/u', 'canal u 3" 2 piece'],
    ['1 ½ docenas de varilla', 'varilla 18 piece'],
    ['1/2 doc disco corte', 'disco corte 6 piece'],
    ['plancha lac 3mm - 1.000', 'plancha lac 3mm null piece'],
    ['plancha lac 3mm - 1,000', 'plancha lac 3mm 1000 piece'],
    // A weight behind the pieces.
    ['tubo 4"x4"x3mm 8 pzas 55.2 kg/pza', 'tubo 4"x4"x3mm 8 piece'],
    ['angulo 2"x3/16" - 24 und = 522 kg', 'angulo 2"x3/16" 24 piece'],
    ['angulo 2"x3/16" - 24 pzas x 6 m', 'angulo 2"x3/16" - x 6 m 24 piece'],
    ['tubo 2x2 x 6 m; 3 und', 'tubo 2x2 x 6 m 3 piece'],
    // Sizes are no quantities.
    ['1/2 fierro liso', '1/2 fierro liso null piece'],
    ['1 1/2" tubo redondo', '1 1/2" tubo redondo null piece'],
    ['2.5 plancha', 'plancha 2.5 piece'],
  ])('reads the line %j', (text, expected) => {
    expect(brief(text)).toEqual([fold(expected)]);
  });
});

it('takes numbers that count up for quantities when a unit follows them', () => {
  expect(brief('1 und tubo 2x2\n2 UND. platina\n3 pares de guantes')).toEqual([
    'tubo 2x2 1 piece',
    'platina 2 piece',
    'guantes 6 piece',
  ]);
  expect(brief('1 tubo 2x2 4 und\n2 platina 8 und\n3 guantes 6')).toEqual([
    'tubo 2x2 4 piece',
    'platina 8 piece',
    'guantes 6 piece',
  ]);
});

describe('parseList of a table', () => {
  it.each([
    ['Ítem\tDescripción\tCant.\n7\t5 zunchos de bronce\t10', ['5 zunchos de bronce 10']],
    ['1\tsogas\t6\n2\tzunchos\t24', ['sogas 6', 'zunchos 24']],
    ['10\tsogas\n24\tzunchos', ['10 sogas', '24 zunchos']],
    ['ELECTRODO E6011 1/8"\tKG\t20\t20', ['ELECTRODO E6011 1/8" KG 20']],
    [
      'soga\tUND\t5\t5\nlona\tUND\t2\t3\nzuncho\tUND\t4',
      ['soga UND 5', 'lona UND 2 3', 'zuncho UND 4'],
    ],
    ['Material\tUnd\tMetrado\tPedido\nSOGA 20\tM\t20\t20', ['SOGA 20 M 20']],
  ])('returns the text of %j without row numbers, with the quantity once', (text, expected) => {
    const requests = readList(text).lines.filter(({ note }) => note === null);
    expect(requests.map((line) => line.text)).toEqual(expected);
  });

  it.each([
    ['quantity first', '10\tTUBO 2x2\n5\tANGULO 1x1/8', 'TUBO 2x2 10 piece, ANGULO 1x1/8 5 piece'],
    ['quantity last', 'TUBO 2x2;10\nANGULO 1x1/8;5', 'TUBO 2x2 10 piece, ANGULO 1x1/8 5 piece'],
    [
      'row numbers',
      '1\tTUBO 2x2\t10\n2\tANGULO 1x1/8\t5',
      'TUBO 2x2 10 piece, ANGULO 1x1/8 5 piece',
    ],
    [
      'titles',
      'Ítem\tDescripción\tCant.\n7\tTUBO 2x2\t10\n9\tANGULO 1x1/8\t5',
      'TUBO 2x2 10 piece, ANGULO 1x1/8 5 piece',
    ],
    [
      'a column of units before the quantities',
      'Item\tDescripción\tUnd\tCant.\n1\tTUBO 2x2\tund\t10\n2\tELECTRODO 6011\tkg\t5',
      'TUBO 2x2 10 piece, ELECTRODO 6011 5 kg',
    ],
    [
      'a longer title and a missing quantity',
      'N.º\tCódigo\tMaterial\tCantidad requerida\tP.U.\n1\t3301\tTUBO 2x2\t10\t35\n2\t3302\tPLATINA 1x1/8\t\t12',
      'TUBO 2x2 10 piece, PLATINA 1x1/8 null piece',
    ],
    [
      'quantities under «Und»',
      'Und\tDescripción\n10\tTUBO 2x2\n5\tPLATINA 1x1/8',
      'TUBO 2x2 10 piece, PLATINA 1x1/8 5 piece',
    ],
    ['quoted cells', '"TUBO 2"" x 2""";10', 'TUBO 2" x 2" 10 piece'],
  ])('reads a table with %s', (_, text, expected) => {
    expect(brief(text).join(', ')).toBe(fold(expected));
  });
});

it.each([
  ['heading', 'Buenos días, por favor cotizar:'],
  ['heading', '*PEDIDO OBRA LOS OLIVOS - 2DO PISO*'],
  ['heading', 'TUBERIA:'],
  ['condition', 'Por favor incluir certificado'],
  ['condition', 'porfa lo más pronto'],
  ['condition', 'entregar en Av. Argentina 1200'],
  [null, 'Hola, necesito 10 tubos cuadrados 2x2x2'],
  [null, '*10 tubos cuadrados 2x2x2*'],
  [null, 'hoja de sierra 18 dientes - 10'],
])('reads as %s the line %j', (note, text) => {
  expect(readList(`10 tubo 2x2\n${text}`).lines[1]?.note).toBe(note);
});

it.each(['Nota\tEntregar en obra', 'RUC;20100047218', 'Lugar de entrega\tAte', 'Nota'])(
  'keeps the row %j',
  (row) => {
    const [, last] = readList(`10\tTUBO 2x2\n${row}`).lines;
    expect(last?.text).toBe(row.replace(/[\t;]/, ' '));
  },
);

it.each(['', '\n\n', '\t\t', '\u0000', '(((', '10', '- -', '🙂', '"', '1.'.repeat(500)])(
  'accepts %j',
  (text) => {
    for (const { item, quantity } of readList(text).lines) {
      expect(Array.isArray(item)).toBe(true);
      expect(quantity === null || Number.isInteger(quantity)).toBe(true);
    }
  },
);

describe('the beginning of a list', () => {
  it.each([
    ['Maestro buenas, cotizeme porfa:', 'heading'],
    ['Por encargo del Ing. Paredes solicito cotización de lo siguiente, por favor:', 'heading'],
    ['Sírvase cotizarnos los siguientes materiales:', 'heading'],
    ['Cotizar con flete a Huacho', 'condition'],
    ['maestro 20 siliconas', null],
  ])('is no remark of the request: %j', (text, note) => {
    expect(readList(text).lines[0]?.note).toBe(note);
  });
});

describe('the end of a mail', () => {
  it.each([
    ['El material se entrega en Av. Los Rosales 458, Mz. B Lote 12, a 2 cuadras', 'condition'],
    ['Facturar a Constructora Andes Norte SAC, RUC 20512345678', 'condition'],
    ['Facturar a nombre de Andes Norte', 'condition'],
    ['La entrega es en obra, Jr. Puno 340', 'condition'],
    ['El material: 10 tubos 2x2x2', null],
  ])('has conditions: %j', (text, note) => {
    expect(readList(text).lines[0]?.note).toBe(note);
  });

  it('has the name of the sender behind the farewell', () => {
    const text = '10 tubos 2x2x2\nSaludos cordiales,\nMilagros Quispe\nAsistente de Logística';
    expect(readList(text).lines.map(({ note }) => note)).toEqual([
      null,
      'heading',
      'heading',
      'heading',
    ]);
  });

  it.each([
    'Saludos, cotizar lo siguiente\nGuantes de cuero\n10 tubos 2x2x2',
    '10 tubos 2x2x2\nAtentamente\nTambién 5 guantes',
    '10 tubos 2x2x2\nAtentamente\nPlancha estriada',
  ])('keeps requests around a farewell: %j', (text) => {
    expect(readList(text).lines.filter(({ note }) => note === null)).toHaveLength(2);
  });
});
