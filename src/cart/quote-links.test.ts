import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { limits } from '../config.ts';
import { quoteLinks } from './quote-links.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://tienda.example', pathname: '/' } });
});

const recipient = {
  greeting: 'Hola.',
  closing: 'Gracias.',
  number: '51900000152',
  address: 'ventas@tienda.example',
  emailSubject: 'Cotización',
};
const cart = (lines: number) =>
  Array.from({ length: lines }, (_, at) =>
    cartLine({ id: at + 1, name: `TUBO CUADRADO LAC 2" x 2" x ${at} mm`, price: 10, quantity: 2 }),
  );
const data = ['RUC: 20100047218'];

describe('quoteLinks', () => {
  it('shortens a long e-mail to totals, data and the link of the list', () => {
    const { messaging, mail } = quoteLinks(cart(50), recipient, { others: ['3 martillos'], data });
    expect(messaging.isWhole).toBe(true);
    expect(mail.message).toMatch(
      /^Hola\.\n\nLista de 50 productos, 100 unidades\. Total referencial: S\/ 1,000\.00\.\nLa lista completa está en este enlace:\nhttps:\/\/tienda\.example\/#\/cart\?l=1x2\.2x2\S*\.50x2\n\nOtros:\n- 3 martillos\n\nRUC: 20100047218\n\nGracias\.$/,
    );
  });

  it.each([[5], [80], [400]])('cleans what the buyer typed in every form of %d lines', (lines) => {
    const dirty = 'a\u202Eb\u200Bc\u0007d\nf\uD800';
    const extras = { others: [dirty], data: [`Nota: ${dirty}`] };
    const { whole, messaging, mail } = quoteLinks(cart(lines), recipient, extras);
    for (const text of [whole, messaging.message, mail.message]) {
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Surrogate}]/u);
      expect(text).toContain('\nNota: abc d f\uFFFD\n');
    }
  });

  it('keeps the points to confirm of a long list, or their number where they do not fit', () => {
    const withNotes = (count: number) =>
      cart(50).map((line, at) => (at < count ? { ...line, assumption: 'acabado negro' } : line));
    const mailOf = (count: number) =>
      quoteLinks(withNotes(count), recipient, { others: [], data }).mail.message;
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
    const { whole, messaging, mail } = quoteLinks(cart(lines), recipient, { others, data: long });
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
