import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { company } from '../content/company.ts';
import { limits } from '../lib/limits.ts';
import { quoteLinks } from './quote-links.ts';
import { quoteRows, quoteTotals } from './quote-table.ts';
import { formatSharedList } from './shared-list.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://tienda.example', pathname: '/' } });
});

const { greeting, closing } = company.quotation;
const number = 'SC-261122-7KQ2';
const cart = (lines: number) =>
  Array.from({ length: lines }, (_, at) =>
    cartLine({ id: at + 1, name: `TUBO CUADRADO LAC 2" x 2" x ${at} mm`, price: 10, quantity: 2 }),
  );
const data = ['RUC: 20100047218'];

describe('quoteLinks', () => {
  it('lists per line, after the bullets, the points to confirm', () => {
    const cuts = '1 barra: 2 × 900 mm';
    const lines = [
      { ...cartLine({ id: 1, name: 'TUBO', quantity: 20, stock: 12 }), assumption: 'negro', cuts },
      cartLine({ id: 2, name: 'VIGA', quantity: 1, stock: 0 }),
      cartLine({ id: 3, name: 'PERFIL', quantity: 5, stock: 5 }),
    ];
    expect(quoteLinks(lines, { others: ['3 martillos'], data, number }).whole).toBe(
      [
        greeting,
        '• TUBO - Cantidad: 20\n• VIGA - Cantidad: 1\n• PERFIL - Cantidad: 5',
        'Por confirmar:\n- TUBO — supuesto: negro; pidió 20, hay 12 en stock; corte: 1 barra: 2 × 900 mm\n- VIGA — pidió 1, no hay en stock',
        'Otros:\n- 3 martillos',
        'RUC: 20100047218',
        `Solicitud ${number}`,
        closing,
      ].join('\n\n'),
    );
  });

  it('puts an additional quantity with the sum below its line, and counts it in the total', () => {
    const lines = [
      { ...cartLine({ id: 1, name: 'TUBO', price: 10, quantity: 99 }), wanted: 150 },
      cartLine({ id: 2, name: 'VIGA', price: 1, quantity: 4 }),
    ];
    const { whole } = quoteLinks(lines, { others: [], data: [], number });
    expect(whole.split('\n\n').slice(1, -2)).toEqual([
      '• TUBO - Cantidad: 99\n   Cantidad adicional: 51 (total 150)\n• VIGA - Cantidad: 4',
    ]);
    expect(quoteTotals(quoteRows(lines)).total).toBe(1504);
  });

  it('keeps the indent of an additional quantity in the links', () => {
    const lines = [{ ...cartLine({ id: 1, name: 'TUBO', quantity: 99 }), wanted: 120 }];
    const { messaging, mail } = quoteLinks(lines, { others: [], data: [], number });
    const below = '\n   Cantidad adicional: 21 (total 120)';
    expect(new URL(messaging.href).searchParams.get('text')).toContain(below);
    expect(new URL(mail.href).searchParams.get('body')?.replaceAll('\r', '')).toContain(below);
  });

  it('shortens a long e-mail to totals, data and the link of the list', () => {
    const { messaging, mail } = quoteLinks(cart(50), {
      others: ['3 martillos'],
      data,
      number,
    });
    expect(messaging.isWhole).toBe(true);
    const link = `https://tienda.example/#/cart?l=${formatSharedList(cart(50))}`;
    expect(mail.message).toBe(
      [
        greeting,
        'Lista de 50 productos, 100 unidades. Total referencial: S/ 1,000.00.\n' +
          `La lista completa está en este enlace:\n${link}`,
        'Otros:\n- 3 martillos',
        'RUC: 20100047218',
        `Solicitud ${number}`,
        closing,
      ].join('\n\n'),
    );
  });

  it('sums no prices where none is known, and keeps the counts in the shortest message', () => {
    const unpriced = cart(1500).map((line) => ({ ...line, price: null }));
    const long = Array.from({ length: 6 }, () => 'ñ'.repeat(300));
    const { mail } = quoteLinks(unpriced, { others: ['3 martillos'], data: long, number });
    expect(mail.message).toContain(
      'Lista de 1500 productos, 3000 unidades. Total referencial: por cotizar.',
    );
  });

  it('gives the number of other items where they do not fit', () => {
    const others = Array.from({ length: 300 }, (_, at) => `${at} martillos`);
    const { mail } = quoteLinks(cart(5), { others, data, number });
    expect(mail.message).toContain('\n\nOtros: 300 líneas, en un mensaje aparte.\n\nRUC');
    expect(mail.message).not.toContain('Por confirmar');
  });

  it.each([[5], [80], [400]])('cleans what the buyer typed in every form of %d lines', (lines) => {
    const dirty = 'a\u202Eb\u200Bc\u0007d\nf\uD800';
    const extras = { others: [dirty], data: [`Nota: ${dirty}`], number };
    const { whole, messaging, mail } = quoteLinks(cart(lines), extras);
    for (const text of [whole, messaging.message, mail.message]) {
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Surrogate}]/u);
      expect(text).toContain('\nNota: abc d f\uFFFD\n');
    }
  });

  it('keeps the points to confirm of a long list, or their number where they do not fit', () => {
    const withNotes = (count: number) =>
      cart(50).map((line, at) => (at < count ? { ...line, assumption: 'acabado negro' } : line));
    const mailOf = (count: number) =>
      quoteLinks(withNotes(count), { others: [], data, number }).mail.message;
    expect(mailOf(2)).toContain(
      '\n\nPor confirmar:\n- TUBO CUADRADO LAC 2" x 2" x 0 mm — supuesto',
    );
    expect(mailOf(40)).toContain('\n\nPor confirmar: 40 líneas, en un mensaje aparte.\n\nRUC');
  });

  it.each([
    [300, 500],
    [301, 0],
    [1000, 500],
  ])('keeps within the limits for %d lines and %d other items', (lines, count) => {
    const others = Array.from({ length: count }, (_, at) => `${'ñ'.repeat(190)} ${at}`);
    const long = Array.from({ length: 6 }, () => `Nota: ${'ñ'.repeat(300)}`);
    const { whole, messaging, mail } = quoteLinks(cart(lines), { others, data: long, number });
    for (const { message, isWhole } of [messaging, mail]) {
      expect(isWhole).toBe(false);
      expect(message.length).toBeLessThanOrEqual(limits.message);
      expect(message).toContain(`Lista de ${lines} productos`);
    }
    expect(messaging.href.length).toBeLessThanOrEqual(limits.messagingLink);
    expect(mail.href.length).toBeLessThanOrEqual(limits.mailLink);
    expect(whole.split('\n').length).toBeGreaterThan(lines + count);
  });
});
