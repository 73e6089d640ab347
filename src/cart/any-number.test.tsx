import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { shownProduct } from '../../testing/products.ts';
import { storedEntries } from '../../testing/stored-entries.ts';
import { stockText } from '../content/product.ts';
import { ProductoDocument, type ProductoQuery } from '../graphql/generated/documents.ts';
import { coerceData } from '../graphql/validate-responses.ts';
import { formatTime } from '../lib/format-date.ts';
import { formatAmount, formatDiscount, formatSoles, priceTag } from '../lib/money.ts';
import { formatKilograms, formatKilogramsPerMetre, formatWeight } from '../lib/weight.ts';
import { cartCount, unitCount } from '../lib/wording.ts';
import { addItem, type Cart, countUnits } from './cart.ts';
import { compareLine, oldestComparison, priceChange, staleSince } from './compare.ts';
import { withAllPieces } from './line-item.ts';
import { listWeight } from './list-weight.ts';
import { quoteCells } from './quote-file.ts';
import { quoteLinks } from './quote-links.ts';
import { quoteRows, quoteTotals } from './quote-table.ts';
import { sentQuotesEntry } from './sent-quotes.ts';
import { formatSharedLink, parseSharedLink, type SharedContent } from './shared-list.ts';
import { cartEntry } from './stored-cart.ts';
import { linesToConfirm } from './to-confirm.ts';

const extremes = [0, -0, 1e300, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 8.65e15];
const number = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...extremes) },
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
);

/** What no visitor may read: an exponent or a value of JavaScript. */
const unreadable = /NaN|Infinity|undefined|null|\de[+-]?\d/;

function expectReadable(texts: readonly string[]): void {
  expect(texts.filter((text) => unreadable.test(text))).toEqual([]);
}

/** Every text in which the site shows the numbers of a cart. */
function textsOf(cart: Cart): string[] {
  const { subtotal, tax, total, weight } = quoteTotals(quoteRows(cart));
  const oldest = oldestComparison(cart);
  const stale = staleSince(cart, Date.now());
  return [
    ...[subtotal, tax, total].map(formatSoles),
    formatKilograms(weight),
    listWeight(withAllPieces(cart)),
    cartCount(cart.length, countUnits(cart)),
    ...[oldest, stale].flatMap((time) => (time === null ? [] : formatTime(time))),
    ...linesToConfirm(cart),
    ...quoteCells(cart, [], []).flat(),
    quoteLinks(cart, { others: [], data: [], number: 'SC-1' }).whole,
    formatSharedLink({ lines: cart, others: [] }),
    ...cart.map(({ stock }) => stockText(stock ?? 0)),
  ];
}

/** The product with the numbers of a contract's `Producto`, read as a response. */
function received(numbers: Record<string, unknown>): ProductoQuery['producto'] {
  const known = Object.fromEntries(Object.keys(cartLine(line)).map((field) => [field, null]));
  const producto = { ...known, name: line.name, __typename: 'Producto', ...numbers };
  const data: unknown = coerceData({ query: ProductoDocument }, { producto });
  return (data as ProductoQuery | undefined)?.producto ?? null;
}

const line = { id: 101, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m', quantity: 2 };
const stored: Record<string, unknown> = {
  cart: [
    { ...cartLine({ ...line, price: 23.5, stock: 8, discount: 5 }), wanted: 120, comparedAt: 7 },
    cartLine({ ...line, id: 7, price: 10 }),
  ],
  'sent-quotes': [
    {
      ...{ number: 'SC-1', message: 'Hola', sentAt: 0, link: 'l=101x2' },
      products: [{ id: 101, name: 'TUBO', price: 20 }],
    },
  ],
  'kept-products': { favourites: [7], seen: [7, 9] },
};

/** A copy of a stored value with other numbers in the place of its own. */
function withNumbers(value: unknown, next: () => number): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? next() : part));
}

describe('any number', () => {
  it('is written as text by every function for money, weight and quantities', () => {
    const functions: ((value: number) => string)[] = [
      ...[formatSoles, formatAmount, formatDiscount],
      ...[formatKilograms, formatWeight, formatKilogramsPerMetre, unitCount],
    ];
    fc.assert(fc.property(number, (value) => expectReadable(functions.map((to) => to(value)))));
  });

  it('of the contract can be shown, put in the cart and sent', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const type = schema.getType('Producto');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const isNumber = (name: string) => ['Int', 'Float'].includes(name);
    const numbers = fields.filter((field) => isNumber(getNamedType(field.type).name));
    expect(numbers.map(({ name }) => name)).toContain('price');
    const values = fc.record(Object.fromEntries(numbers.map(({ name }) => [name, number])));
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        number,
        (values, id, pieces) => {
          const product = received({ ...values, id });
          if (!product) throw new Error('The product is lost');
          const tag = priceTag(product.price, product.discount);
          const { cart } = addItem([], product, Math.max(1, Math.round(pieces) || 1));
          const compared = cart.map((before) => compareLine(before, product, 1));
          expectReadable([
            ...(tag ? [formatSoles(tag.list), formatDiscount(tag.discount)] : []),
            ...textsOf(cart),
            ...compared.flatMap(({ changes }) => Object.values(changes ?? {})),
          ]);
        },
      ),
    );
  });

  it('in the browser’s storage leaves every stored value readable', () => {
    for (const entry of storedEntries) {
      const sample = stored[entry.key] ?? 1;
      fc.assert(
        fc.property(fc.infiniteStream(number), (numbers) => {
          const next = () => numbers.next().value ?? 0;
          entry.parse(JSON.parse(JSON.stringify(withNumbers(sample, next))));
        }),
      );
    }
    fc.assert(
      fc.property(fc.infiniteStream(number), fc.boolean(), (numbers, keepsCounts) => {
        const next = () => numbers.next().value ?? 0;
        const cart = (stored.cart as Cart).map((before) => ({
          ...(withNumbers(before, next) as Cart[number]),
          ...(keepsCounts && { id: before.id, quantity: before.quantity }),
        }));
        const read = cartEntry.parse(JSON.parse(JSON.stringify(cart))) ?? [];
        if (keepsCounts) expect(read).toHaveLength(cart.length);
        expectReadable(textsOf(read));
        const kept = sentQuotesEntry.parse(withNumbers(stored['sent-quotes'], next)) ?? [];
        expectReadable(
          kept.flatMap(({ sentAt, products }) => [
            formatTime(sentAt),
            ...products.map(({ price }) => priceChange(price, 1) ?? ''),
          ]),
        );
      }),
    );
  });

  it('in a shared link is read as a list that can be shown, or not at all', () => {
    const digits = fc.stringMatching(/^\d{1,17}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 120 }), digits, (id, quantity, wanted) => {
        const shared: SharedContent | null | undefined = parseSharedLink(
          `l=${id}x${quantity}w${wanted}`,
        );
        const cart = (shared?.lines ?? []).reduce(
          (all: Cart, read) =>
            addItem(
              all,
              shownProduct({ id: read.id, name: line.name, price: 1e12 }),
              read.quantity,
              read,
            ).cart,
          [],
        );
        expectReadable(textsOf(cart));
      }),
    );
  });
});
