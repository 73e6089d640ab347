import { taxRate } from '../config.ts';
import { oneLine } from '../lib/clean-text.ts';
import { priceTag, toCents } from '../lib/money.ts';
import { weigh } from '../lib/weight/weigh.ts';
import { productName } from '../lib/wording.ts';
import type { Cart } from './cart.ts';

/** A line of the request as it stands on paper and in a file. */
export interface QuoteRow {
  id: number;
  description: string;
  quantity: number;
  /** Of all pieces, in kg; null where it is not known. */
  weight: number | null;
  /** Per piece and in all, in soles; null where the price is on request. */
  price: number | null;
  amount: number | null;
}

/** What a request comes to, in soles and kg, and how many lines are not in it. */
export interface QuoteTotals {
  /** Without and with the tax; the shop's prices include it. */
  subtotal: number;
  tax: number;
  total: number;
  unpriced: number;
  weight: number;
  unweighed: number;
}

export function quoteRows(cart: Cart): QuoteRow[] {
  return cart.map((line) => {
    const { id, quantity } = line;
    const { perPiece } = weigh(line);
    const price = priceTag(line.price, line.discount)?.final ?? null;
    return {
      id,
      description: oneLine(line.name ?? '') || productName({ id, name: null }),
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
