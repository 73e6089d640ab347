import type { StoredProduct } from '../catalogue/stored-product.ts';

/** The lowest and the highest price of each category, in soles. */
export function priceRanges(
  products: readonly StoredProduct[],
): ReadonlyMap<string, readonly [least: number, most: number]> {
  const ranges = new Map<string, readonly [number, number]>();
  for (const { category, price } of products) {
    if (!category || !price) continue;
    const [least, most] = ranges.get(category) ?? [price, price];
    ranges.set(category, [Math.min(least, price), Math.max(most, price)]);
  }
  return ranges;
}

export function lowestAndHighest(values: readonly number[]): [number, number] {
  const start: [number, number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return values.reduce(
    ([least, most], value): [number, number] => [Math.min(least, value), Math.max(most, value)],
    start,
  );
}

/** `suben entre 34.9 % y 35.1 %`, `bajan 30 %`, `van de −12 % a +8 %` of relative changes. */
export function shareText(moves: readonly number[]): string {
  const [least, most] = lowestAndHighest(moves);
  const text = (move: number) => `${Number((Math.abs(move) * 100).toFixed(1))} %`;
  if (least < 0 && most > 0) return `van de −${text(least)} a +${text(most)}`;
  const verb = most > 0 ? 'suben' : 'bajan';
  const [low, high] = most > 0 ? [least, most] : [most, least];
  return text(low) === text(high)
    ? `${verb} ${text(low)}`
    : `${verb} entre ${text(low)} y ${text(high)}`;
}
