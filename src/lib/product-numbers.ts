import { limits } from './limits.ts';
import { largestId } from './product-id.ts';

/*
 * Reads the numbers of products and lines from any source: backend, storage, link, file. Each reader
 * returns null for what the site cannot show: a price on request, an unknown stock.
 */

/** Soles before the discount; 0 is on request too. */
export function readPrice(value: unknown): number | null {
  return isWithin(value, 0, limits.price) ? value : null;
}

/** Percent from 0 to 100, to which other numbers are clamped (reading 28). */
export function readDiscount(value: unknown): number | null {
  return isWithin(value, -Number.MAX_VALUE, Number.MAX_VALUE) ? clamp(value, 0, 100) : null;
}

/** Pieces; a negative stock is none. */
export function readStock(value: unknown): number | null {
  return isInteger(value, -limits.stock, limits.stock) ? value : null;
}

export function readId(value: unknown): number | null {
  return isInteger(value, 1, largestId) ? value : null;
}

/** Pieces of a line, with those beyond its limit. */
export function readPieces(value: unknown): number | null {
  return isInteger(value, 1, limits.pieces) ? value : null;
}

/** Pieces of a line, within its limit. */
export function readLineQuantity(value: unknown): number | null {
  const { min, max } = limits.cartQuantity;
  return isInteger(value, min, max) ? value : null;
}

/** A moment in milliseconds since 1970, within the range of Date. */
export function readTime(value: unknown): number | null {
  return isInteger(value, 0, 8.64e15) ? value : null;
}

function isInteger(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && isWithin(value, least, most);
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
