const amountFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * An amount in soles as the shop writes it: `S/ 1,234.50`.
 *
 * The separators are those of es-PE. The symbol is set by hand because
 * browsers disagree on the currency's symbol and on the kind of space.
 */
export function formatSoles(amount: number): string {
  return `S/ ${formatAmount(amount)}`;
}

/** The same without its symbol, for a column that has it in its title. */
export function formatAmount(amount: number): string {
  return amountFormat.format(amount);
}

/** An amount as {@link formatSoles} shows it, to the cent: what is counted with it adds up for the reader. */
export function toCents(amount: number): number {
  return Number(amountFormat.format(amount).replaceAll(',', ''));
}

/** A discount in percent, brought into 0 to 100; anything that is no number counts as none. */
export function clampDiscount(discount: number | null | undefined): number {
  if (typeof discount !== 'number' || !Number.isFinite(discount)) return 0;
  return Math.min(100, Math.max(0, discount));
}

/** What costs more, in soles, is a slip of whoever wrote it; the reference backend draws the same line. */
const highestPrice = 1e12;

/** What a price tag says, in soles per unit, to the cent. */
export interface PriceTag {
  /** Price before the discount. */
  list: number;
  /** Price after the discount: `list × (1 − discount/100)`. */
  final: number;
  /** Percent from 0 to 100. */
  discount: number;
}

/**
 * Reads a product's price and discount.
 *
 * @returns null when there is no price above 0 that a shop can have: the shop then says so instead
 * of giving steel away.
 */
export function priceTag(
  price: number | null | undefined,
  discount: number | null | undefined,
): PriceTag | null {
  if (typeof price !== 'number' || !(price > 0 && price <= highestPrice)) return null;
  const percent = clampDiscount(discount);
  const final = toCents(price * (1 - percent / 100));
  return { list: toCents(price), final, discount: percent };
}

/** The discount badge's text, `-15%`; at most one decimal. */
export function formatDiscount(percent: number): string {
  return `-${Number(percent.toFixed(1))}%`;
}
