import { memoize } from '../../lib/memoize.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { type NamedNumber, numberOf } from '../product/named-numbers.ts';
import { wordsOfName } from '../product/named-words.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { tokenize } from '../text/tokens.ts';
import type { PatternReading } from './name-pattern.ts';

export interface IndexedName {
  attributes: ProductAttributes;
  numbers: readonly NamedNumber[];
  /** The 7018 of E7018. */
  gradeDigits: readonly number[];
  words: readonly string[];
}

/** Products with the same words in name, category and brand. */
export interface WordGroup {
  reading: PatternReading;
  /** Positions of its products. */
  places: number[];
}

/** The products of an index by position. */
export interface Indexed<Product extends FoundProduct = FoundProduct> {
  /** In the order of the catalogue. */
  products: Product[];
  /** The group of each product. */
  groupOf: WordGroup[];
}

/** What the name of the product at a position says. */
export function readAt({ products }: Indexed, place: number): IndexedName {
  return indexName(products[place]?.name ?? '');
}

/** What a name says, once per name. */
export const indexName = memoize((name: string): IndexedName => {
  const attributes = readProductName(name);
  const words = wordsOfName(name);
  return {
    attributes,
    numbers: tokenize(name).flatMap((token) =>
      token.kind === 'number' ? [numberOf(token, attributes)] : [],
    ),
    // Of a gauge too, which has two: `ALAMBRE #16`.
    gradeDigits: words.flatMap((word) =>
      (word.match(/^#\d+|\d{3,}/g) ?? []).map((code) => Number(code.replace('#', ''))),
    ),
    words,
  };
});
