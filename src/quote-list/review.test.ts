import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { reviewText } from '../../testing/review-text.ts';
import { convertUnit, searchIndex } from '../trade/index.ts';
import { conversionText } from './conversion-text.ts';
import { decide, groupTitle, parseListQuantity, reviewItem, reviewResult } from './review.ts';

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
    [20, 'bag', 'BOLSA DE CEMENTO TIPO I 42.5 kg', '20', null],
    [20, 'bag', 'CEMENTO TIPO I BOLSA 42.5 kg', '20', null],
    [2.5, 'bag', 'BOLSA DE CEMENTO TIPO I 42.5 kg', '', 'Pidió 2.5 bolsas: indique las piezas'],
    [20, 'bag', 'CLAVO 2" x KG', '', 'Pidió 20 bolsas: indique las piezas'],
    [20, 'pack', 'BOLSA DE CEMENTO TIPO I 42.5 kg', '', 'Pidió 20 paquetes: indique las piezas'],
    [2, 'box', 'CAJA DE TIRAFONES 1/4" x 2"', '2', null],
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

describe('a size below another line', () => {
  const names = [
    'TUBO CUADRADO LAC 2" x 2" x 1.5 mm x 6 m',
    'ÁNGULO A36 2" x 2" x 1/8" x 6 m',
    'TUBO CUADRADO LAC 2" x 2" x 1/8" x 6 m',
  ];
  const index = searchIndex(names.map((name, at) => productRow({ id: at + 1, name })));
  const linesOf = (text: string) => reviewText(text, index);

  it('is sent with its heading where it stays open, and read again from it', () => {
    const [, line] = linesOf('TUBO CUADRADO:\n2x2');
    const { unresolved } = reviewResult(line ? [line] : []);
    expect(unresolved).toEqual(['TUBO CUADRADO: 2x2']);
    expect(reviewItem('TUBO CUADRADO: 2x2', 1, index).choices).toEqual(line?.choices);
  });

  it('is sent with the product before it where it asks for the same', () => {
    const [, line] = linesOf('15 ángulos de 2" x 1/8"\nlo mismo pero de 3 pulgadas');
    expect(line?.wholeText).toBe('ángulos: lo mismo pero de 3 pulgadas');
  });
});

describe('the conditions of a list', () => {
  it('go into the note without the full stop of their sentence', () => {
    const lines = reviewText('Entregar en Av. Los Rosales 458.', searchIndex([]));
    expect(reviewResult(lines).conditions).toEqual(['Entregar en Av. Los Rosales 458']);
  });
});

describe('the title of a group', () => {
  const index = searchIndex(
    ['1.2', '1.5'].map((wall, at) =>
      productRow({ id: at + 1, name: `TUBO CUADRADO LAC 2" x 2" x ${wall} mm x 6 m` }),
    ),
  );
  const [first, second] = reviewText('tubo 2x2 - 3\ntubo 2 x 2 - 5', index);
  const chosen = (line = first) => (line?.choices[0] ? decide(line, line.choices[0]) : undefined);
  const given = (...lines: (typeof first)[]) => lines.filter((line) => line !== undefined);

  it.each([
    [given(first, second), 'Por elegir o completar (2)'],
    [given(chosen(), second), 'Por elegir o completar (1 de 2)'],
    [given(chosen(), second && { ...second, isRemoved: true }), 'Resueltas (1)'],
    [given(chosen(), first && decide(first, null)), 'Resueltas (2)'],
  ])('says what is left to choose', (lines, title) => {
    expect(groupTitle('open', lines)).toBe(title);
  });
});
