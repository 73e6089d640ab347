import type { ProductAttributes } from './read-product-name.ts';

/**
 * Compares in the order of a printed price list: by size (3/4", 1", 1 1/4"), then weight per foot,
 * thickness, sheet, length. A missing dimension comes last.
 */
export function compareInTradeOrder(a: ProductAttributes, b: ProductAttributes): number {
  const [left, right] = [orderKeys(a), orderKeys(b)];
  for (let place = 0; place < left.length; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

const known = new WeakMap<ProductAttributes, readonly number[]>();

/** Cached: sorting compares each product many times. */
function orderKeys(attributes: ProductAttributes): readonly number[] {
  let keys = known.get(attributes);
  if (!keys) {
    keys = orderKeysOf(attributes);
    known.set(attributes, keys);
  }
  return keys;
}

function orderKeysOf({ sizes, thickness, sheet, length, poundsPerFoot }: ProductAttributes) {
  const [first, second] = sizes;
  return [
    first?.mm,
    second?.mm ?? first?.mm,
    poundsPerFoot,
    thickness?.mm,
    sheet?.[0].mm,
    sheet?.[1].mm,
    length?.mm,
  ].map((value) => value ?? Number.POSITIVE_INFINITY);
}
