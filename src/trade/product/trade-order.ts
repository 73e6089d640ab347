import { memoizeWeak } from '../../lib/memoize.ts';
import type { ProductAttributes } from './read-item.ts';

/**
 * Compares in the order of a printed price list: by size (3/4", 1", 1 1/4"), then weight per length,
 * thickness, sheet, length. A missing dimension comes last.
 */
export function compareInTradeOrder(a: ProductAttributes, b: ProductAttributes): number {
  return compareOrderKeys(orderKeys(a), orderKeys(b));
}

export function compareOrderKeys(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((key, place) => key !== right[place]);
  return (left[at] ?? 0) - (right[at] ?? 0);
}

/** Cached: sorting compares each product many times. */
export const orderKeys = memoizeWeak(
  ({ sizes, thickness, sheet, length, massPerLength }: ProductAttributes): readonly number[] => {
    const [first, second] = sizes;
    return [
      first?.mm,
      second?.mm ?? first?.mm,
      massPerLength?.kgPerMetre,
      thickness?.mm,
      sheet?.[0].mm,
      sheet?.[1].mm,
      length?.mm,
    ].map((value) => value ?? Number.POSITIVE_INFINITY);
  },
);
