import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { shownProduct } from '../../testing/products.ts';
import type { Product } from '../graphql/queries.ts';
import { timings } from '../lib/limits.ts';
import type { CartLine } from './cart.ts';
import { compareLine, isDue, oldestComparison, staleSince, withoutProduct } from './compare.ts';
import { linesToConfirm } from './to-confirm.ts';

const now = Date.UTC(2026, 10, 26, 12);
const day = 86_400_000;
const fields = { id: 7, name: 'TUBO', price: 23.5, discount: null, stock: 83, category: 'TUBOS' };
const line: CartLine = {
  ...cartLine({ ...fields, quantity: 5 }),
  assumption: 'negro',
  comparedAt: now - day,
};
const compare = (changed: Partial<Product>, before = line) =>
  compareLine(before, shownProduct({ ...fields, ...changed }), now);

describe('a compared line', () => {
  it('has the fields of today and keeps what the buyer wrote', () => {
    const imageUrl = '/images/products/tubo-640.webp';
    expect(compare({ category: 'PERFILES', imageUrl, price: 28.2 })).toMatchObject({
      category: 'PERFILES',
      imageUrl,
      price: 28.2,
      quantity: 5,
      assumption: 'negro',
      comparedAt: now,
    });
  });

  it.each<[Partial<Product>, object]>([
    [{}, {}],
    [{ price: 28.2 }, { price: 'Antes S/ 23.50, ahora S/ 28.20' }],
    [{ discount: 10 }, { price: 'Antes S/ 23.50, ahora S/ 21.15' }],
    [{ price: 47, discount: 50 }, {}],
    [{ price: null }, { price: 'Antes S/ 23.50, ahora precio por consultar' }],
    [{ name: 'TUBO LAC' }, { name: 'Antes se llamaba «TUBO»' }],
    [{ stock: 3 }, { stock: 'Quedan 3' }],
    [{ stock: 9 }, { stock: 'Quedan 9' }],
    [{ stock: 0 }, { stock: 'No queda en stock' }],
    [{ stock: 60 }, {}],
    [{ stock: 900 }, {}],
    [{ stock: null }, {}],
  ])('says what %j changes', (changed, said) => {
    expect(compare(changed).changes).toEqual(said);
  });

  it('says a price that becomes known, and stock below the pieces asked for', () => {
    const many = { ...line, price: null, quantity: 99, wanted: 200 };
    expect(compare({ stock: 80 }, many).changes).toEqual({
      price: 'Antes precio por consultar, ahora S/ 23.50',
      stock: 'Quedan 80',
    });
  });

  it.each([
    [null, 'Quedan 3'],
    [4, 'Quedan 3'],
    [3, undefined],
    [2, undefined],
  ])('says a stock of 3 after one of %s: %s', (stock, said) => {
    expect(compare({ stock: 3 }, { ...line, stock }).changes?.stock).toBe(said);
  });

  it('keeps what was said until it is forgotten', () => {
    const once = compare({ price: 28.2 });
    const twice = compareLine(once, shownProduct({ ...fields, price: 28.2 }), now + 1);
    expect(twice.changes).toEqual(once.changes);
  });
});

describe('a line whose product is gone', () => {
  it('keeps name and pieces, without a price, and is to be confirmed', () => {
    const gone = withoutProduct(line, now);
    expect(gone.changes).toEqual({ name: 'Ya no está en el catálogo' });
    expect(gone).toMatchObject({ name: 'TUBO', quantity: 5, price: null, stock: null });
    expect(linesToConfirm([gone])).toEqual(['TUBO — ya no está en el catálogo; supuesto: negro']);
  });

  it('says when it is back', () => {
    const back = compare({}, withoutProduct(line, now));
    expect(back).toMatchObject({ price: 23.5, changes: { name: 'Está otra vez en el catálogo' } });
    expect(linesToConfirm([back])[0]).not.toContain('ya no está');
  });
});

describe('the time of a comparison', () => {
  it.each([
    [undefined, true],
    [now - timings.comparison + 1, false],
    [now - timings.comparison, true],
    [now + 1, true],
  ])('makes a line of %s due: %s', (comparedAt, due) => {
    expect(isDue(comparedAt, now)).toBe(due);
  });

  it('is that of the oldest price, and is said after a day', () => {
    const cart = [
      { ...line, comparedAt: now - day - 1 },
      { ...line, comparedAt: now },
      { ...line, price: null, comparedAt: 1 },
    ];
    expect(oldestComparison(cart)).toBe(now - day - 1);
    expect(staleSince(cart, now)).toBe(now - day - 1);
    expect(staleSince([line], now)).toBeNull();
  });
});
