import { nameWithBrand } from '../lib/brand.ts';
import { oneLine } from '../lib/clean-text.ts';
import { taxRate } from '../lib/limits.ts';
import { finalPrice, toCents } from '../lib/money.ts';
import { shownCode } from '../lib/product-code.ts';
import { productName } from '../lib/wording.ts';
import { weigh } from '../trade/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { piecesOf } from './line-item.ts';

export interface QuoteRow {
  id: number;
  /** As buyers see it. */
  code: string;
  /** The number of the item in the buyer's take-off; null without one. */
  position: string | null;
  name: string;
  /** The name, with the brand that it lacks. */
  description: string;
  /** All pieces, those beyond the limit of a line too. */
  quantity: number;
  /** In kg, of all pieces; null where unknown. */
  weight: number | null;
  /** In soles, per piece and in total; null for a price on request. */
  price: number | null;
  amount: number | null;
}

/** The name on one line, so that it cannot forge another one; else the number. */
export function lineName({ id, name }: Pick<CartLine, 'id' | 'name'>): string {
  return oneLine(name ?? '') || productName({ id, name: null });
}

export function quoteRow(line: CartLine): QuoteRow {
  const name = lineName(line);
  const quantity = piecesOf(line);
  const { perPiece } = weigh(line);
  const price = finalPrice(line.price, line.discount);
  return {
    id: line.id,
    code: shownCode(line),
    position: line.position ?? null,
    name,
    description: nameWithBrand({ name, marca: oneLine(line.marca ?? '') }),
    quantity,
    weight: perPiece === null ? null : perPiece * quantity,
    price,
    amount: price === null ? null : toCents(price * quantity),
  };
}

export function quoteRows(cart: Cart): QuoteRow[] {
  return cart.map(quoteRow);
}

/** Totals in soles and kg, and the number of lines without them. Prices include the tax. */
export function quoteTotals(rows: readonly QuoteRow[]) {
  const sum = (column: 'amount' | 'weight') =>
    rows.reduce((all, row) => all + (row[column] ?? 0), 0);
  const missing = (column: 'amount' | 'weight') =>
    rows.filter((row) => row[column] === null).length;
  // A sum that is no amount is on request, as its lines are.
  const total = toCents(sum('amount')) ?? 0;
  const subtotal = toCents(total / (1 + taxRate)) ?? 0;
  return {
    subtotal,
    tax: toCents(total - subtotal) ?? 0,
    total,
    unpriced: missing('amount'),
    weight: sum('weight'),
    unweighed: missing('weight'),
  };
}
