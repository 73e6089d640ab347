import { describe, expect, it } from 'vitest';
import {
  type Cell,
  quotedCell,
  readAmountCell,
  readCategoryCell,
  readCodeCell,
  readDateCell,
  readDiscountCell,
  readMarkCell,
  readPictureCell,
  readTextCell,
  readWholeCell,
} from './read-cell.ts';

const refused = (part: string) => ({ problem: expect.stringContaining(part) });

describe('a cell', () => {
  it.each<[Cell, number | null]>([
    [12.5, 12.5],
    ['12,5', 12.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567.50', 1234567.5],
    ['1.234.567,50', 1234567.5],
    ['.50', 0.5],
    ['0.125', 0.125],
    ['1234,500', 1234.5],
    ['S/ 1 234.50', 1234.5],
    ['s/.80', 80],
    ['33,00 soles', 33],
    ['1.250,50 Soles', 1250.5],
    ['1 sol', 1],
    ['S/88.00 c/igv', 88],
    ['1,250.50 Inc. IGV', 1250.5],
    ['59 (incluye IGV)', 59],
    ['S/. 40.00 con I.G.V.', 40],
    ['', null],
    [23.5 * 1.03, 24.205],
  ])('with %j is read as the amount %j', (cell, value) => {
    expect(readAmountCell(cell)).toEqual({ value });
  });

  it.each<[Cell, string]>([
    ['1.500', 'se puede leer 1500 o 1.5: escriba 1500 o 1.50'],
    ['1,125', 'se puede leer 1125 o 1.125: escriba 1125 o 1.1250'],
    ['S/ 89.900', 'se puede leer 89900 o 89.9'],
    ['doce', 'no es un número: escriba uno'],
    ['1.2.3', 'no es un número'],
    ['1 S/ 250', 'no es un número'],
    ['x50', 'no es un número'],
    ['88.00 + igv', 'no es un número'],
    ['88.00 s/igv', 'no es un número'],
    ['US$ 20', 'no está en soles'],
    ['$ 40.50', 'no está en soles'],
    ['15 USD', 'no está en soles'],
    [-1, 'es menor que 0'],
    [1e13, 'no es un importe posible'],
    [new Date(0), 'es una fecha'],
    [true, 'es un valor lógico de Excel'],
    ...['#REF!', '#¡VALOR!', '#N/A', '#N/D', '#¿NOMBRE?', '####', 'Err:502'].map(
      (text): [Cell, string] => [text, 'un error de Excel: corrija la celda'],
    ),
  ])('with %j is refused as an amount: %s', (cell, problem) => {
    expect(readAmountCell(cell)).toEqual(refused(problem));
  });

  it('is read as an integer', () => {
    expect(readWholeCell('1200')).toEqual({ value: 1200 });
    expect(readWholeCell('40.00')).toEqual({ value: 40 });
    expect(readWholeCell(-3)).toEqual({ value: -3 });
    for (const pieces of ['39 pza.', '39UND', '39 Unid.', '39 uni', '39 piezas']) {
      expect(readWholeCell(pieces)).toEqual({ value: 39 });
    }
    expect(readWholeCell('39 kg')).toEqual(refused('no es un número'));
    expect(readWholeCell('1.000')).toEqual(refused('se puede leer 1000 o 1:'));
    expect(readWholeCell('2.5')).toEqual(refused('no es un número entero'));
    expect(readWholeCell(3e9)).toEqual(refused('es demasiado grande'));
  });

  it('is read as a discount from 0 to 99', () => {
    const values: Cell[] = [10, '10', '10%', '12.5 %', '0.5%', 0, 1, 99];
    expect(values.map((cell) => readDiscountCell(cell))).toEqual(
      [10, 10, 10, 12.5, 0.5, 0, 1, 99].map((value) => ({ value })),
    );
    for (const cell of [0.1, '0.1']) {
      expect(readDiscountCell(cell)).toEqual(
        refused('se puede leer 10 % o 0.1 %: escriba 10 o 0.1%'),
      );
    }
    for (const cell of [150, '150%', 99.5, -1, '10%5%'])
      expect(readDiscountCell(cell)).toHaveProperty('problem');
  });

  it('is read as a day', () => {
    for (const cell of ['5/1/2027', '05.01.27', '2027-01-05', new Date('2027-01-05')]) {
      expect(readDateCell(cell)).toEqual({ value: '2027-01-05' });
    }
    for (const cell of ['105/1/2027', '5/1/20275', '31/2/2027', 'enero'])
      expect(readDateCell(cell)).toEqual(refused('no es una fecha'));
  });

  it.each(['0', '-1', 1.5, -1, 1e21, '9999999999'])('with %j is refused as a code', (cell) => {
    expect(readCodeCell(cell)).toEqual(refused('no es un código: escriba solo cifras'));
  });

  it('is read as a code', () => {
    expect(readCodeCell(' 12 ')).toEqual({ value: 12 });
    for (const cell of ['0x65', '1,200', '１２', '1 2'])
      expect(readCodeCell(cell)).toHaveProperty('problem');
    expect(readCodeCell('1.04E+02')).toEqual(refused('escriba uno, por ejemplo 104, solo cifras'));
  });

  it('is read as a category, except the names of pages', () => {
    for (const name of ['Tubos', 'Marcas blancas']) {
      expect(readCategoryCell(` ${name} `)).toEqual({ value: name });
    }
    for (const cell of ['Promociones', 'MARCAS ']) {
      expect(readCategoryCell(cell)).toEqual(refused('es una página de la tienda'));
    }
  });

  it('is read as the address of a picture', () => {
    for (const cell of ['/images/a-640.webp', 'https://tienda.example/a.jpg', '']) {
      expect(readPictureCell(cell)).toEqual({ value: cell || null });
    }
    const others = ['https://drive.example/file/d/a/view', '/productos/101'];
    for (const cell of ['foto.jpg', 'C:\\fotos\\1.jpg', 'javascript:alert(1)', ...others]) {
      expect(readPictureCell(cell)).toEqual(refused('no es la dirección de una imagen'));
    }
  });

  it('is read as trimmed text', () => {
    expect(readTextCell(' 007 ')).toEqual({ value: '007' });
    expect(readTextCell('1/2"')).toEqual({ value: '1/2"' });
    for (const text of ['  ', '\u200b \u2060']) expect(readTextCell(text)).toEqual({ value: null });
    for (const text of ['a\u0000', 'a\u0007', 'a\ud800', 'a\uffff']) {
      expect(readTextCell(text)).toEqual(refused('caracteres dañados'));
    }
  });

  it('is quoted as its user sees it', () => {
    const cells = [new Date(Date.UTC(2026, 1, 3)), false, 'x'.repeat(61)];
    expect(cells.map(quotedCell)).toEqual(['03/02/2026', 'FALSO', `${'x'.repeat(60)}…`]);
  });

  it('is read as a mark', () => {
    const cells: Cell[] = ['Sí', 'x', true, 'no', null, false];
    expect(cells.map((cell) => 'value' in readMarkCell(cell) && readMarkCell(cell))).toEqual(
      [true, true, true, false, false, false].map((value) => ({ value })),
    );
    expect(readMarkCell('quizás')).toEqual(refused('escriba sí'));
  });
});
