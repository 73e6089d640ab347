import type { FoundProduct } from '../product/found-product.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { compareOrderKeys, orderKeys } from '../product/trade-order.ts';
import { isBlack } from '../product/vocabulary.ts';
import { readAt } from './indexed-name.ts';
import { append, type SearchIndex } from './search-index.ts';

/** A product that a search finds. */
export interface Match {
  place: number;
  score: number;
}

/**
 * The best products; of the same score family by family, black steel before other, in trade order.
 * @param most how many; only the names are read that may be among them
 */
export function ranked<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  matches: readonly Match[],
  most: number,
): Product[] {
  const byScore = new Map<number, number[]>();
  for (const { place, score } of matches) append(byScore, score, place);
  const scores = [...byScore.keys()].sort((a, b) => b - a);
  const best: number[] = [];
  for (const score of scores) {
    const left = most - best.length;
    if (left <= 0) break;
    for (const place of inTradeOrder(index, byScore.get(score) ?? [], left)) best.push(place);
  }
  return best.flatMap((place) => index.products[place] ?? []);
}

/** The first positions in trade order. */
function inTradeOrder(index: SearchIndex, places: readonly number[], most: number): number[] {
  const byRow = new Map<number, number[]>();
  for (const place of places) append(byRow, firstRow(index, place), place);
  const first: number[] = [];
  for (let row = 0; row < 2 * familiesIn(index).length && first.length < most; row++) {
    const own: number[] = [];
    for (const place of byRow.get(row) ?? []) {
      const [actual = row] = orderOf(index, place);
      if (actual === row) own.push(place);
      else append(byRow, actual, place);
    }
    own.sort((a, b) => compareOrderKeys(orderOf(index, a), orderOf(index, b)) || a - b);
    for (const place of own.slice(0, most - first.length)) first.push(place);
  }
  return first;
}

/** The first row that a product may be in by its words. */
function firstRow(index: SearchIndex, place: number): number {
  const reading = index.groupOf[place]?.reading;
  const rows = reading?.families.map((family) => rowOf(index, family, reading.isBlack)) ?? [];
  return Math.min(...rows.filter((row) => row >= 0));
}

/** Family by family in the order of the catalogue, then again what is not black. */
function rowOf(index: SearchIndex, family: ProductAttributes['family'], black: boolean): number {
  const families = familiesIn(index);
  const at = families.indexOf(family);
  return at === -1 ? at : at + (black ? 0 : families.length);
}

/** The row of a product and its order in it, from the most to the least significant number. */
function orderOf(index: SearchIndex, place: number): readonly number[] {
  const known = index.orders[place];
  if (known) return known;
  // Not `readAt()`: words and numbers are not needed.
  const attributes = readProductName(index.products[place]?.name ?? '');
  const row = rowOf(index, attributes.family, isBlack(attributes.finish));
  const order = [row, ...orderKeys(attributes)];
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
