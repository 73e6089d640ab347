import { readDiscount, readPrice } from './product-numbers.ts';
import { groupThousands, missingNumber, priceOnRequest } from './wording.ts';

/**
 * Formats soles as `S/ 1,234.50`; a number that is no amount is on request. Without `Intl`, whose
 * first formatter costs a slow phone 30 ms and whose symbol and space differ between browsers.
 */
export function formatSoles(amount: number): string {
  return isAmount(amount) ? `S/ ${formatAmount(amount)}` : priceOnRequest;
}

export function formatAmount(amount: number): string {
  const cents = toCents(amount);
  return cents === null ? missingNumber : groupThousands(cents.toFixed(2));
}

/**
 * Rounds to the cent, half up on the decimal value as Excel does: 37.275 to 37.28.
 * @returns null for a number that is no amount
 */
export function toCents(amount: number): number | null {
  return isAmount(amount) ? discounted(amount, 0) : null;
}

/** Whether a number is exact to the cent; never for NaN and infinities. */
function isAmount(amount: number): boolean {
  return Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 100;
}

/** `amount × (1 − percent/100)`, computed exactly and rounded half up to the cent. */
function discounted(amount: number, percent: number): number {
  const price = decimalOf(amount);
  const left = decimalOf(percent);
  const hundredths = 100n * 10n ** left.scale - left.digits;
  // In cents: price × hundredths of it × 100 / 100.
  const numerator = price.digits * hundredths;
  const denominator = 10n ** (price.scale + left.scale);
  const sign = numerator < 0n ? -1n : 1n;
  const cents = (2n * sign * numerator + denominator) / (2n * denominator);
  return Number(sign * cents) / 100;
}

/**
 * A number as its shortest decimal: 37.275 is 37275 / 10³, whatever the nearest binary number is.
 * No amount and no percentage is so large that its text has a positive exponent.
 */
function decimalOf(value: number): { digits: bigint; scale: bigint } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = BigInt(fraction.length) - BigInt(exponent);
  return { digits: BigInt(whole + fraction), scale };
}

/** Clamps a discount to 0–100 percent. */
export function clampDiscount(discount: number | null | undefined): number {
  return readDiscount(discount) ?? 0;
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
  const soles = readPrice(price);
  // Less than half a cent is no price either.
  const list = soles === null ? null : toCents(soles);
  if (soles === null || !list) return null;
  const percent = clampDiscount(discount);
  return { list, final: discounted(soles, percent), discount: percent };
}

/** The price to pay, in soles rounded to the cent; null (on request) without a valid price. */
export function finalPrice(
  price: number | null | undefined,
  discount: number | null | undefined,
): number | null {
  return priceTag(price, discount)?.final ?? null;
}

/** Formats a discount as `-15%`, with at most one decimal. */
export function formatDiscount(percent: number): string {
  return `-${Number(clampDiscount(percent).toFixed(1))}%`;
}
