import type { FoundProduct } from '../product/found-product.ts';
import type { ProductAttributes } from '../product/read-item.ts';
import { compareOrderKeys, orderKeys } from '../product/trade-order.ts';
import { isBlack } from '../product/vocabulary.ts';
import { readAt, type SearchIndex } from './search-index.ts';

/** A product that a search finds. */
export interface Match {
  place: number;
  score: number;
}

/** Best first; of the same score family by family, black steel before other, in trade order. */
export function ranked<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  matches: readonly Match[],
): Product[] {
  return [...matches]
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareOrderKeys(orderOf(index, a.place), orderOf(index, b.place)) ||
        a.place - b.place,
    )
    .flatMap(({ place }) => index.products[place] ?? []);
}

/** Position of a product in the order of the trade, from the most to the least significant number. */
function orderOf(index: SearchIndex, place: number): readonly number[] {
  const known = index.orders[place];
  if (known) return known;
  const { attributes } = readAt(index, place);
  const families = familiesIn(index);
  const black = isBlack(attributes.finish) ? 0 : families.length;
  const order = [families.indexOf(attributes.family) + black, ...orderKeys(attributes)];
  index.orders[place] = order;
  return order;
}

/** The families in the order of the catalogue. */
function familiesIn(index: SearchIndex): readonly ProductAttributes['family'][] {
  if (index.families) return index.families;
  const known = new Set<ProductAttributes['family']>();
  for (const [place, { reading }] of index.groupOf.entries()) {
    if (reading.families.every((family) => known.has(family))) continue;
    const [only = null, ...others] = reading.families;
    known.add(others.length === 0 ? only : readAt(index, place).attributes.family);
  }
  index.families = [...known];
  return index.families;
}
