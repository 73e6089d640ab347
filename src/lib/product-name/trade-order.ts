import type { ProductAttributes } from './read-product-name.ts';

/**
 * The dimensions in the order in which the trade writes them, such as `2" x 1" x 1.5 mm x 6 m`,
 * `1/8" x 1" x 6 m` of a flat, `6" x 9 lb/pie x 6 m` of a beam; empty where none was read.
 */
export function dimensionText(attributes: ProductAttributes): string {
  const { family, sizes, thickness, sheet, length, poundsPerFoot } = attributes;
  const isThicknessFirst =
    family === 'flat' || family === 'plate' || family === 'mesh' || family === 'roofing';
  const wall = thickness ? [thickness.text] : [];
  const across = sizes.map(({ text }) => text);
  const parts = [
    ...(isThicknessFirst ? [...wall, ...across] : [...across, ...wall]),
    ...(poundsPerFoot ? [`${poundsPerFoot} lb/pie`] : []),
    ...(sheet ?? []).map(({ text }) => text),
    ...(length ? [length.text] : []),
  ];
  return parts.join(' x ');
}

/**
 * Compares as a printed price list is ordered: by size across (3/4", 1", 1 1/4"), then weight per
 * foot, thickness, length. What states none comes last. 0 where the trade knows no order.
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

/** Worked out once: sorting a long list compares each of its products many times. */
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
