import { beforeEach, describe, expect, it } from 'vitest';
import { type QuoteData, quoteDataLines, quoteFieldError, useQuoteData } from './quote-data.ts';

beforeEach(() => useQuoteData.getState().forget());

const data = (fields: Partial<QuoteData>): QuoteData => ({
  ...useQuoteData.getState().data,
  ...fields,
});

describe('quoteDataLines', () => {
  it('returns one line per field, in the order of the form', () => {
    const given = data({
      note: 'Urgente\n• CAÑÓN - Cantidad: 1',
      buyer: ' Taller Ñ ',
      email: 'compras@taller.example',
      date: '2026-12-01',
      wantsCertificate: true,
    });
    expect(quoteDataLines(given)).toEqual([
      'Razón social o nombre: Taller Ñ',
      'Correo electrónico: compras@taller.example',
      'Fecha requerida: 01/12/2026',
      'Nota: Urgente • CAÑÓN - Cantidad: 1',
      'Certificado de calidad: sí',
    ]);
    expect(quoteDataLines(data({}))).toEqual([]);
  });

  it.each([
    ['ruc', '20100047218', true],
    ['ruc', '20100047219', false],
    ['phone', '(01) 100-4520', true],
    ['phone', '12345', false],
    ['email', 'compras@taller', false],
    ['note', '@', true],
  ] as const)('checks the %s %j: %j', (name, value, isValid) => {
    expect(quoteFieldError(name, value) === undefined).toBe(isValid);
    expect(quoteDataLines(data({ [name]: value }))).toHaveLength(1);
  });
});
