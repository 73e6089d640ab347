import { describe, expect, it } from 'vitest';
import { readAmount, readCode, readText, readWhole } from './read-cell.ts';

describe('a cell', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234', 1234],
    ['12,345,678', 12345678],
    ['S/ 1 234.50', 1234.5],
    ['s/.80', 80],
    ['15%', 15],
    ['', null],
    [null, null],
  ])('with %j is read as the amount %j', (cell, value) => {
    expect(readAmount(cell)).toEqual({ value });
  });

  it.each([
    ['doce', 'no es un número'],
    ['1.2.3', 'no es un número'],
    ['--5', 'no es un número'],
    [Number.NaN, 'no es un número'],
    [-1, 'es menor que 0'],
    [1e13, 'no es un importe posible'],
    ['#REF!', 'es el error de una fórmula (#REF!)'],
    ['#¡VALOR!', 'no es un número'],
  ])('with %j is refused as an amount: %s', (cell, problem) => {
    expect(readAmount(cell)).toEqual({ problem });
  });

  it('is read as an integer', () => {
    expect(readWhole('1,200')).toEqual({ value: 1200 });
    expect(readWhole(-3)).toEqual({ value: -3 });
    expect(readWhole('2.5')).toEqual({ problem: 'no es un número entero' });
    expect(readWhole(3e9)).toEqual({ problem: 'es demasiado grande' });
  });

  it.each(['0x65', '1e2', '12.0', '-1', '+1', '1,200', '１２', '1 2', '0b1', 1.5, -1, 1e21, true])(
    'with %j is refused as a code',
    (cell) => {
      const problem = expect.stringContaining('no es un código: escriba solo cifras');
      expect(readCode(cell)).toEqual({ problem });
    },
  );

  it('is read as a code', () => {
    expect(readCode(' 12 ')).toEqual({ value: 12 });
    expect(readCode('0')).toEqual({ problem: 'no es un código: los códigos empiezan en 1' });
    expect(readCode('9999999999')).toEqual({ problem: 'es demasiado grande' });
    expect(readWhole('0x65')).toEqual({ problem: 'no es un número entero' });
  });

  it('is read as trimmed text; dates and NUL are refused', () => {
    expect(readText(' 007 ')).toEqual({ value: '007' });
    expect(readText('1/2"')).toEqual({ value: '1/2"' });
    expect(readText('  ')).toEqual({ value: null });
    expect(readText(new Date(0))).toEqual({ problem: expect.stringContaining('es una fecha') });
    for (const text of ['a\u0000', 'a\u0007', 'a\ud800', 'a\uffff']) {
      expect(readText(text)).toEqual({ problem: expect.stringContaining('invisibles o dañados') });
    }
  });
});
