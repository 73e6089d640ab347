import { taxRate } from '../config.ts';
import { oneLine } from '../lib/clean-text.ts';
import { priceTag, toCents } from '../lib/money.ts';
import { weigh } from '../lib/weight/weigh.ts';
import { productName } from '../lib/wording.ts';
import type { Cart, CartLine } from './cart.ts';

export interface QuoteRow {
  id: number;
  description: string;
  quantity: number;
  /** In kg, of all pieces; null where unknown. */
  weight: number | null;
  /** In soles, per piece and in total; null for a price on request. */
  price: number | null;
  amount: number | null;
}

/** Totals in soles and kg, and the number of lines without them. */
export interface QuoteTotals {
  /** Prices include the tax. */
  subtotal: number;
  tax: number;
  total: number;
  unpriced: number;
  weight: number;
  unweighed: number;
}

/** The name on one line, so that it cannot forge another one; else the number. */
export function lineName({ id, name }: Pick<CartLine, 'id' | 'name'>): string {
  return oneLine(name ?? '') || productName({ id, name: null });
}

export function quoteRows(cart: Cart): QuoteRow[] {
  return cart.map((line) => {
    const { id, quantity } = line;
    const { perPiece } = weigh(line);
    const price = priceTag(line.price, line.discount)?.final ?? null;
    return {
      id,
      description: lineName(line),
      quantity,
      weight: perPiece === null ? null : perPiece * quantity,
      price,
      amount: price === null ? null : toCents(price * quantity),
    };
  });
}

export function quoteTotals(rows: readonly QuoteRow[]): QuoteTotals {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const missing = (values: readonly (number | null)[]) =>
    values.filter((value) => value === null).length;
  const amounts = rows.map(({ amount }) => amount);
  const weights = rows.map(({ weight }) => weight);
  const total = toCents(sum(amounts));
  const subtotal = toCents(total / (1 + taxRate));
  return {
    subtotal,
    tax: toCents(total - subtotal),
    total,
    unpriced: missing(amounts),
    weight: sum(weights),
    unweighed: missing(weights),
  };
}
