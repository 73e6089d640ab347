import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { cartLine } from '../../testing/cart-line.ts';
import { reviewText } from '../../testing/review-text.ts';
import { piecesOf } from '../cart/line-item.ts';
import { quoteCells, toCsv, toTabs } from '../cart/quote-file.ts';
import { quoteLinks } from '../cart/quote-links.ts';
import { unescapeFormula } from '../lib/csv-formula.ts';
import { searchIndex } from '../trade/index.ts';
import { reviewResult } from './review.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://tienda.example', pathname: '/' } });
});

const index = searchIndex(catalogue.products.map((product) => ({ ...product, description: null })));
const read = (text: string) => reviewResult(reviewText(text, index));

const carts = fc.uniqueArray(
  fc.record({
    product: fc.constantFrom(...catalogue.products),
    quantity: fc.integer({ min: 1, max: 99 }),
    wanted: fc.option(fc.integer({ min: 100, max: 5000 }), { freq: 2 }),
  }),
  { selector: ({ product }) => product.id, minLength: 1, maxLength: 40 },
);
const others = ['3 martillos de bola', '=HYPERLINK("http://x";"y")', '- guantes', '@suma'];

describe('a sent quotation', () => {
  it('gives exactly its lines when the message is pasted', () => {
    fc.assert(
      fc.property(carts, (picked) => {
        const cart = picked.map(({ product, quantity, wanted }) => ({
          ...product,
          ...(wanted ? { quantity: 99, wanted } : { quantity }),
          stock: 0,
          assumption: 'acabado negro',
          cuts: '1 barra: 2 × 900 mm',
        }));
        const { whole } = quoteLinks(cart, {
          others: ['3 martillos de bola'],
          data: ['N.º C-2026-0012', 'RUC: 20100047218', 'Teléfono: 987654321'],
          number: 'SC-261122-7KQ2',
        });
        const { wanted, unresolved, conditions } = read(whole);
        expect(wanted.map(({ id, quantity }) => [id, quantity])).toEqual(
          cart.map((line) => [line.id, piecesOf(line)]),
        );
        expect(unresolved).toEqual(['3 martillos de bola']);
        expect(conditions).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an exported quotation', () => {
  it.each([
    ['a file', toCsv],
    ['the clipboard', toTabs],
  ])('gives the same list when %s is pasted', (_, write) => {
    fc.assert(
      fc.property(carts, (picked) => {
        const cart = picked.map(({ product, quantity, wanted }) => ({
          ...product,
          ...(wanted ? { quantity: 99, wanted } : { quantity }),
          assumption: 'acabado negro',
        }));
        const table = quoteCells(cart, others, ['RUC: 20100047218', 'Nota: sin prisa; el lunes']);
        const { wanted, unresolved } = read(write(table));
        expect(wanted.map(({ id, quantity }) => [id, quantity])).toEqual(
          cart.map((line) => [line.id, piecesOf(line)]),
        );
        expect(unresolved).toEqual(others.map((item) => expect.stringContaining(item.slice(1))));
      }),
      { numRuns: 60 },
    );
  });

  it('says the date of prices that are older than a day, which is no line', () => {
    const yesterday = new Date(2026, 10, 20, 9).getTime();
    const [product] = catalogue.products;
    if (!product) throw new Error('The catalogue is empty.');
    const cart = [{ ...product, quantity: 4, comparedAt: yesterday }];
    const csv = toCsv(quoteCells(cart, [], []));
    expect(csv).toContain('\r\nPrecios del 20/11/2026\r\n');
    expect(read(csv).wanted.map(({ quantity }) => quantity)).toEqual([4]);
    expect(read(csv).unresolved).toEqual([]);
  });

  it.each(['=1+1', '+51 900', '-2', '@a', '\t=1', '\r=1', '＝1', "'=1"])(
    'escapes the formula %j',
    (name) => {
      const [, [, , cell] = []] = quoteCells([cartLine({ id: 1, name, quantity: 1 })], [], []);
      expect(cell).toMatch(/^'+[=+\-@＝]/);
      expect(unescapeFormula(cell ?? '')).toBe(name.trim());
    },
  );

  it('has a byte order mark, semicolons and doubled quotes, as Excel expects in Peru', () => {
    const cart = [cartLine({ id: 7, name: 'TUBO 2" x 1"; negro', price: 1234.5, quantity: 2 })];
    expect(toCsv(quoteCells(cart, ['3 martillos'], ['RUC: 20100047218']))).toBe(
      [
        '\uFEFFN.º;Código;Descripción;Cantidad;Unidad;Peso (kg);P. unit. (S/);Importe (S/)',
        '1;7;"TUBO 2"" x 1""; negro";2;und;;1234.50;2469.00',
        ';;3 martillos',
        'RUC;20100047218',
        '',
      ].join('\r\n'),
    );
  });
});
