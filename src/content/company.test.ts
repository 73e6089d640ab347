import { describe, expect, it } from 'vitest';
import { company } from './company.ts';

/** SUNAT's check digit: weights 5,4,3,2,7,6,5,4,3,2 over the first ten digits, modulo 11. */
function checkDigit(firstTen: string): number {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(firstTen[at]), 0);
  return (11 - (sum % 11)) % 10;
}

describe('the check digit of a RUC', () => {
  // Published taxpayers: SUNAT itself, Banco de la Nación, EsSalud, INDECOPI.
  it.each(['20131312955', '20100030595', '20131257750', '20133840533'])(
    'is the last digit of %s',
    (ruc) => {
      expect(checkDigit(ruc.slice(0, 10))).toBe(Number(ruc.at(-1)));
    },
  );
});

describe('the company', () => {
  it('has a RUC of a legal person whose check digit is right', () => {
    expect(company.ruc).toMatch(/^20\d{9}$/);
    expect(checkDigit(company.ruc.slice(0, 10))).toBe(Number(company.ruc.at(-1)));
  });

  it.each(Object.entries(company.emails))('has its %s e-mail under .example', (_, email) => {
    expect(email).toMatch(/^[a-z]+@[a-z.]+\.example$/);
  });

  it('has its website under .example, written as it is addressed', () => {
    expect(company.website.display).toMatch(/^www\.[a-z]+\.example$/);
    expect(company.website.url).toBe(`https://${company.website.display}`);
    expect(Object.keys(company.emails)).toEqual(['commercial', 'sales', 'support']);
  });

  it.each(company.phones)('writes $display as it is dialled', ({ display, e164 }) => {
    expect(e164).toMatch(/^\+51(9\d{8}|1\d{7})$/);
    const national = display.replace(/^\+51/, '').replace(/\D/g, '').replace(/^0/, '');
    expect(`+51${national}`).toBe(e164);
  });

  it.each(company.messaging)(
    'greets from $label asking for product information',
    ({ number, display, message }) => {
      expect(number).toMatch(/^519\d{8}$/);
      expect(display.replace(/\D/g, '')).toBe(number);
      expect(message).toContain(company.tradeName);
      expect(message).toMatch(/información sobre sus productos/);
    },
  );

  it('sends quotations to one of its messaging numbers', () => {
    expect(company.messaging.map(({ number }) => number)).toContain(company.quotation.number);
  });

  it.each(['precios', 'disponibilidad', 'especificaciones técnicas', 'condiciones de entrega'])(
    'asks for %s in the e-mail that a contact link opens',
    (matter) => {
      expect(company.enquiry.body).toContain(matter);
    },
  );

  it('centres the embedded map on the premises', () => {
    const { embedUrl, latitude, longitude } = company.map;
    const bounds = new URL(embedUrl).searchParams.get('bbox')?.split(',').map(Number) ?? [];
    const [west = 0, south = 0, east = 0, north = 0] = bounds;
    expect((west + east) / 2).toBeCloseTo(longitude, 3);
    expect((south + north) / 2).toBeCloseTo(latitude, 3);
  });
});
