import { beforeEach, describe, expect, it } from 'vitest';
import { hasInvalidRuc, type QuoteData, quoteDataLines, useQuoteData } from './quote-data.ts';

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
      wantsCertificate: true,
    });
    expect(quoteDataLines(given)).toEqual([
      'Razón social o nombre: Taller Ñ',
      'Nota: Urgente • CAÑÓN - Cantidad: 1',
      'Certificado de calidad: sí',
    ]);
    expect(quoteDataLines(data({}))).toEqual([]);
  });

  it.each([
    ['20100047218', false, ['RUC: 20100047218']],
    ['20100047219', true, []],
    ['123', true, []],
    ['', false, []],
  ] as const)('omits an invalid RUC: %j', (ruc, wrong, lines) => {
    expect(hasInvalidRuc(data({ ruc }))).toBe(wrong);
    expect(quoteDataLines(data({ ruc }))).toEqual(lines);
  });

  it('includes an invalid RUC that the buyer sends anyway', () => {
    expect(quoteDataLines(data({ ruc: '123', sendInvalidRuc: true }))).toEqual(['RUC: 123']);
  });
});
