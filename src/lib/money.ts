/**
 * Formats soles as `S/ 1,234.50`. Without `Intl`, whose first formatter costs a slow phone 30 ms and
 * whose symbol and space differ between browsers.
 */
export function formatSoles(amount: number): string {
  return `S/ ${formatAmount(amount)}`;
}

export function formatAmount(amount: number): string {
  return amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Rounds to the cent exactly as {@link formatSoles} does, so that shown amounts add up. */
export function toCents(amount: number): number {
  return Number(amount.toFixed(2));
}

/** Clamps a discount to 0–100 percent. */
export function clampDiscount(discount: number | null | undefined): number {
  return Math.min(100, Math.max(0, discount ?? 0));
}

/** A price in soles per unit, rounded to the cent. */
export interface PriceTag {
  list: number;
  /** `list × (1 − discount/100)` */
  final: number;
  /** Percent from 0 to 100. */
  discount: number;
}

/** Computes the price of a product; null (on request) without a valid price above 0. */
export function priceTag(
  price: number | null | undefined,
  discount: number | null | undefined,
): PriceTag | null {
  if (typeof price !== 'number' || !(price > 0)) return null;
  const percent = clampDiscount(discount);
  const final = toCents(price * (1 - percent / 100));
  return { list: toCents(price), final, discount: percent };
}

/** Formats a discount as `-15%`, with at most one decimal. */
export function formatDiscount(percent: number): string {
  return `-${Number(percent.toFixed(1))}%`;
}
