import type { ProductSummary } from '../graphql/queries.ts';
import { foldEnye } from '../lib/fold.ts';
import { memoize } from '../lib/memoize.ts';
import { isBlack } from '../lib/product-name/families.ts';
import { isLengthUnit, isSameLength, length, nominalInches } from '../lib/product-name/measure.ts';
import { type ProductAttributes, readProductName } from '../lib/product-name/read-product-name.ts';
import { scan } from '../lib/product-name/scan.ts';
import { compareInTradeOrder } from '../lib/product-name/trade-order.ts';
import { type Quantity, wordsOf } from './search-query.ts';

/** Missing fields are ignored. */
export type FoundProduct = ProductSummary & { description: string | null };

export interface NamedNumber extends Quantity {
  role: 'size' | 'thickness' | 'length' | 'other';
}

export interface IndexedName {
  attributes: ProductAttributes;
  numbers: readonly NamedNumber[];
  /** The 7018 of E7018. */
  gradeDigits: readonly number[];
  words: readonly string[];
}

interface IndexedProduct extends IndexedName {
  product: FoundProduct;
}

/** Score of a match by field. */
const fieldWeights = { head: 1, name: 0.8, category: 0.7, description: 0.5 } as const;

export interface SearchIndex {
  /** In trade order. */
  products: readonly IndexedProduct[];
  /** Their lower-case fields, one per line, for the substring match of the specification. */
  texts: readonly string[];
  /** Inverted index: word → product position → score of the best field. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Caches the matches of typed words. */
  typed: Map<string, ReadonlyMap<number, number>>;
}

export function searchIndex(products: readonly FoundProduct[]): SearchIndex {
  const indexed = products.map((product) => ({ product, ...indexName(product.name ?? '') }));
  const families = [...new Set(indexed.map(({ attributes }) => attributes.family))];
  /** Family by family, black steel before galvanized and stainless steel. */
  const groupOf = ({ attributes: { family, finish } }: IndexedName) =>
    families.indexOf(family) + (isBlack(finish) ? 0 : families.length);
  indexed.sort(
    (a, b) => groupOf(a) - groupOf(b) || compareInTradeOrder(a.attributes, b.attributes),
  );
  const words = new Map<string, Map<number, number>>();
  for (const [place, { product, words: ofName }] of indexed.entries()) {
    const add = (word: string, weight: number) => {
      const places = words.get(word) ?? new Map<number, number>();
      words.set(word, places);
      if ((places.get(place) ?? 0) < weight) places.set(place, weight);
    };
    ofName.forEach((word, at) => {
      add(word, at === 0 ? fieldWeights.head : fieldWeights.name);
    });
    for (const word of wordsIn(product.category ?? '')) add(word, fieldWeights.category);
    for (const word of wordsIn(product.description ?? '')) add(word, fieldWeights.description);
  }
  const texts = indexed.map(({ product: { name, category, description } }) =>
    [name, category, description].join('\n').toLowerCase(),
  );
  return { products: indexed, texts, words, typed: new Map() };
}

/** A grade is also indexed by its parts: `aisid2`, `aisi`, `d2`; `a615-g60`, `g60`. */
const wordsIn = memoize((text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const [, system = '', number = ''] = /^(sch|inox|sae|aisi)(.+)$/.exec(word) ?? [];
    const parts = word.includes('-') ? word.split('-') : [];
    // A typed `n` may mean `ñ`.
    return [word, system, number, ...parts, foldEnye(word)].filter(Boolean);
  }),
);

/** The slow part of the index, once per name. */
export const indexName = memoize((name: string): IndexedName => {
  const attributes = readProductName(name);
  const words = wordsIn(name);
  return {
    attributes,
    numbers: numbersOf(name, attributes),
    gradeDigits: words.flatMap((word) => (word.match(/\d{3,}/g) ?? []).map(Number)),
    words,
  };
});

function numbersOf(name: string, attributes: ProductAttributes): NamedNumber[] {
  const { sizes, thickness, length: long, sheet } = attributes;
  const roles = [
    ['size', sizes],
    ['thickness', [thickness]],
    ['length', [long, ...(sheet ?? [])]],
  ] as const;
  const roleOf = (mm: number | null) =>
    roles.find(([, lengths]) =>
      lengths.some((one) => one && mm !== null && isSameLength(one.mm, mm)),
    )?.[0] ?? 'other';
  return scan(name).flatMap((token) => {
    if (token.kind !== 'number') return [];
    const { value, unit } = token;
    const mm = isLengthUnit(unit) ? length(value, unit).mm : null;
    return [{ value, unit, mm, nominal: mm === null ? null : nominalInches(mm), role: roleOf(mm) }];
  });
}
