import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { quoteRows, quoteTotals } from './quote-table.ts';

describe('quoteTotals', () => {
  it('adds amounts and extracts the tax from prices that include it', () => {
    const cart = [
      { ...productRow({ id: 1, name: 'TUBO', price: 100, discount: 15 }), quantity: 3 },
      { ...productRow({ id: 2, name: null, price: 33.33 }), quantity: 7 },
      { ...productRow({ id: 3, name: 'CHAPA' }), quantity: 1 },
    ];
    const rows = quoteRows(cart);
    expect(rows.map(({ description, amount }) => [description, amount])).toEqual([
      ['TUBO', 255],
      ['Producto 2', 233.31],
      ['CHAPA', null],
    ]);
    const totals = quoteTotals(rows);
    expect(totals).toMatchObject({ total: 488.31, subtotal: 413.82, tax: 74.49, unpriced: 1 });
    expect(totals.subtotal + totals.tax).toBeCloseTo(totals.total, 9);
  });
});
