import { beforeEach, expect, it } from 'vitest';
import { hasInvalidRuc, type QuoteData, quoteDataLines, useQuoteData } from './quote-data.ts';

beforeEach(() => useQuoteData.getState().forget());

const data = (fields: Partial<QuoteData>): QuoteData => ({
  ...useQuoteData.getState().data,
  ...fields,
});

it('says what is written, a line each, in the order of the form', () => {
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
] as const)(
  'of the RUC %j says whether it is wrong, and sends none that is',
  (ruc, wrong, lines) => {
    expect(hasInvalidRuc(data({ ruc }))).toBe(wrong);
    expect(quoteDataLines(data({ ruc }))).toEqual(lines);
  },
);

it('sends a wrong RUC where the buyer insists', () => {
  expect(quoteDataLines(data({ ruc: '123', sendInvalidRuc: true }))).toEqual(['RUC: 123']);
});
