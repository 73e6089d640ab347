import { beforeEach, describe, expect, it } from 'vitest';
import {
  emptyQuoteData,
  type QuoteData,
  quoteDataEntry,
  quoteDataLines,
  rucError,
  useQuoteData,
} from './quote-data.ts';

beforeEach(() => useQuoteData.getState().change(emptyQuoteData));

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
      'Correo: compras@taller.example',
      'Fecha requerida: 01/12/2026',
      'Nota: Urgente • CAÑÓN - Cantidad: 1',
      'Certificado de calidad: sí',
    ]);
    expect(quoteDataLines(data({}))).toEqual([]);
  });

  it.each([
    ['20100047218', true],
    [' ', true],
    ['20100047219', false],
  ])('checks the RUC %j: %j', (ruc, isValid) => {
    expect(rucError(data({ ruc })) === undefined).toBe(isValid);
  });
});

describe('stored data of the buyer', () => {
  it('lose fields of the wrong type and unknown ones', () => {
    const valid = data({ buyer: 'Taller Ñandú', ruc: '20100047218', wantsCertificate: true });
    expect(quoteDataEntry.parse(valid)).toEqual(valid);
    const damaged = { ...valid, ruc: 20100047218, wantsCertificate: 'yes', priceBuy: 3 };
    expect(quoteDataEntry.parse(damaged)).toEqual({ ...valid, ruc: '', wantsCertificate: false });
  });
});
