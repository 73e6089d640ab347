import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { parseCart } from './cart-storage.ts';

const { priceBuy: _, ...product } = productRow({ id: 1, name: 'TUBO', price: 10 });
const line = { ...product, quantity: 2 };
const read = (...lines: unknown[]) => parseCart(JSON.stringify(lines));

/** What stands in a cart, whatever it was read from. */
function expectSound(cart: ReturnType<typeof parseCart>) {
  const ids = new Set<number>();
  for (const { id, quantity, name, price } of cart ?? []) {
    expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
    expect(name === null || typeof name === 'string').toBe(true);
    expect(price === null || Number.isFinite(price)).toBe(true);
    expect(ids.has(id)).toBe(false);
    ids.add(id);
  }
}

describe('a cart that something else has written', () => {
  it.each([
    ['bad JSON', '[{"id":1'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1e9'],
    ['an object', '{"1":{"quantity":1}}'],
    ['a text', '"[]"'],
    ['NaN', '[NaN]'],
  ])('that is %s cannot be read at all', (_, saved) => expect(parseCart(saved)).toBeNull());

  it.each([
    ['null', null],
    ['NaN, which JSON makes null', Number.NaN],
    ['0', 0],
    ['-1', -1],
    ['1e10', 1e10],
    ['a text', '1e9'],
    ['2.5', 2.5],
    ['true', true],
    ['a list', [1]],
    ['an object', { valueOf: 1 }],
  ])('a quantity or an id of %s drops its line and keeps the sound one', (_, odd) => {
    expect(read({ ...line, quantity: odd }, { ...line, id: odd }, line)).toEqual([line]);
  });

  it('a quantity of 1e9 drops its line', () => {
    expect(read({ ...line, quantity: 1e9 })).toEqual([]);
  });

  it('of two lines with one id the first stays', () => {
    expect(read(line, { ...line, quantity: 9 })).toEqual([line]);
  });

  it('reaches no prototype', () => {
    const hostile =
      '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":1,"quantity":1}]';
    expectSound(parseCart(hostile));
    expect('polluted' in {}).toBe(false);
  });

  it('whatever JSON it is, what is read of it is sound', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.integer(),
      fc.constantFrom('NaN', '__proto__', 1e9, -1),
    );
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: field, quantity: field, name: field, price: field }),
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 6 }), (lines) => expectSound(read(...lines))),
      { seed: 1, numRuns: 1000 },
    );
  });
});

describe('a cart of another version of the shop', () => {
  it('an older one, of fewer fields, is read with the others as unknown', () => {
    expect(read({ id: 1, name: 'TUBO', price: 10, quantity: 2 })).toEqual([line]);
  });

  it('a newer one, of more fields, is read without them', () => {
    expect(read({ ...line, version: 9, options: { cut: true } })).toEqual([line]);
  });

  it('a newer one of another shape is not taken for an empty one', () => {
    expect(parseCart(JSON.stringify({ version: 2, lines: [line] }))).toBeNull();
  });
});
