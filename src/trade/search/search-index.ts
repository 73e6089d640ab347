import { foldEnye } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { type NamedNumber, numberOf } from '../product/named-numbers.ts';
import { impliedWords, wordsOfName } from '../product/named-words.ts';
import { keptNames, type ProductAttributes, readProductName } from '../product/read-item.ts';
import { compareInTradeOrder } from '../product/trade-order.ts';
import { isBlack } from '../product/vocabulary.ts';
import { normalize } from '../text/normalize.ts';
import { tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';

export interface IndexedName {
  attributes: ProductAttributes;
  numbers: readonly NamedNumber[];
  /** The 7018 of E7018. */
  gradeDigits: readonly number[];
  words: readonly string[];
}

interface IndexedProduct<Product> extends IndexedName {
  product: Product;
}

/** Scores by index position; products without a match are missing. */
export type Weights = ReadonlyMap<number, number>;

/** Score of a match by field. */
export const fieldWeights = {
  head: 1,
  name: 0.8,
  category: 0.7,
  implied: 0.6,
  description: 0.5,
} as const;

export interface SearchIndex<Product extends FoundProduct = FoundProduct> {
  /** In trade order. */
  products: readonly IndexedProduct<Product>[];
  /** Their lower-case fields, one per line, for the substring match of the specification. */
  texts: readonly string[];
  /** Inverted index: word → product position → score of the best field. */
  words: ReadonlyMap<string, Weights>;
  /** Numbers of the name that has most. */
  mostNumbers: number;
  /** Positions of the products by their codes. */
  codes: ReadonlyMap<number, number>;
  /** Positions of the products by their folded names. */
  names: ReadonlyMap<string, readonly number[]>;
  /** Caches the matches of typed words and numbers. */
  typed: Map<string, Weights>;
}

export function searchIndex<Product extends FoundProduct>(
  products: readonly Product[],
): SearchIndex<Product> {
  const indexed = products.map((product) => ({ product, ...indexName(product.name ?? '') }));
  const families = [...new Set(indexed.map(({ attributes }) => attributes.family))];
  /** Family by family, black steel before galvanized and stainless steel. */
  const groupOf = ({ attributes: { family, finish } }: IndexedName) =>
    families.indexOf(family) + (isBlack(finish) ? 0 : families.length);
  indexed.sort(
    (a, b) => groupOf(a) - groupOf(b) || compareInTradeOrder(a.attributes, b.attributes),
  );
  const words = new Map<string, Map<number, number>>();
  for (const [place, indexedName] of indexed.entries()) {
    for (const [word, weight] of weighedWords(indexedName)) {
      const places = words.get(word) ?? new Map<number, number>();
      words.set(word, places);
      if ((places.get(place) ?? 0) < weight) places.set(place, weight);
    }
  }
  const texts = indexed.map(({ product: { name, category, description } }) =>
    [name, category, description].join('\n').toLowerCase(),
  );
  const names = new Map<string, number[]>();
  for (const [place, { product }] of indexed.entries()) {
    const name = foldName(product.name ?? '');
    names.set(name, [...(names.get(name) ?? []), place]);
  }
  const mostNumbers = Math.max(0, ...indexed.map(({ numbers }) => numbers.length));
  const codes = new Map(indexed.map(({ product }, place) => [product.id, place]));
  return { products: indexed, texts, words, mostNumbers, codes, names, typed: new Map() };
}

/** A name without case, accents and repeated spaces, with plain signs. */
export const foldName = memoize((name: string) => foldEnye(normalize(name)).trim());

/** The only product with a name; null where none or several have it. */
export function productNamed<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  name: string,
): Product | null {
  const [only = -1, ...others] = index.names.get(foldName(name)) ?? [];
  return others.length > 0 ? null : (index.products[only]?.product ?? null);
}

/** Finds the product with a code; null for an unknown code. */
export function productByCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  code: number,
): Product | null {
  return index.products[index.codes.get(code) ?? -1]?.product ?? null;
}

/** The words of a product with the score of their field. */
function weighedWords({
  product,
  attributes,
  words,
}: IndexedProduct<FoundProduct>): (readonly [word: string, weight: number])[] {
  const [head = ''] = words;
  const weigh = (list: readonly string[], weight: number) =>
    list.map((word) => [word, weight] as const);
  return [
    ...weigh(words, fieldWeights.name),
    ...weigh([head, tradeWord(head)?.word ?? head], fieldWeights.head),
    ...weigh(impliedWords(attributes), fieldWeights.implied),
    ...weigh(wordsOfName(product.category ?? ''), fieldWeights.category),
    ...weigh(wordsOfName(product.description ?? ''), fieldWeights.description),
  ];
}

/** The slow part of the index, once per name. */
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
}, keptNames);
