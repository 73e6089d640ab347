import { unnamedBrand } from '../../lib/brand.ts';
import { foldEnye } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Codes, createCodes } from '../../lib/product-code.ts';
import { numbers } from '../numbers.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { wordsOfName } from '../product/named-words.ts';
import type { ProductAttributes } from '../product/read-item.ts';
import { normalize } from '../text/normalize.ts';
import { tradeWord } from '../text/trade-word.ts';
import type { Indexed, WordGroup } from './indexed-name.ts';
import { type PatternReading, patternOf, readPattern } from './name-pattern.ts';
import { numbersInText } from './numbers-in-text.ts';
import type { WordMatches } from './word-matches.ts';

/**
 * Words and numbers of all products. Their sizes are read when a search finds them, so that a large
 * catalogue is ready at once.
 */
export interface SearchIndex<Product extends FoundProduct = FoundProduct> extends Indexed<Product> {
  /** Their lower-case fields, one per line, for the substring match of the specification. */
  texts: string[];
  /** Word → group → score of the best field. */
  words: Map<string, Map<WordGroup, number>>;
  /** Words that the sizes of a product may imply, by the groups of such products. */
  possible: Map<string, WordGroup[]>;
  /** Word of a description → positions. */
  described: Map<string, number[]>;
  /** Every number that the name of a product may have, by position; read when it is asked for. */
  numbers: (readonly number[] | undefined)[];
  /** Numbers of the name that has most. */
  mostNumbers: number;
  /** Positions of the products by their codes. */
  codes: Codes<number>;
  /** The groups of all categories by their folded pattern. */
  named: Map<string, WordGroup[]>;
  /** The groups by category with brand, and pattern. */
  groupNamed: Map<string, Map<string, WordGroup>>;
  /** Caches the matches of typed words and numbers. */
  typed: Map<string, WordMatches>;
  /** Caches whether a typed number may be one of a name. */
  typedNumbers: Map<string, Map<number, boolean>>;
  /** What was read of the products found so far, by position; see `orderOf()`. */
  orders: (readonly number[] | undefined)[];
  /** The families of steel in the order of the catalogue, null for other goods; null until asked for. */
  families: readonly ProductAttributes['family'][] | null;
}

export function searchIndex<Product extends FoundProduct>(
  products: readonly Product[],
): SearchIndex<Product> {
  const index = emptyIndex<Product>();
  for (const product of products) addProduct(index, product);
  return index;
}

function emptyIndex<Product extends FoundProduct>(): SearchIndex<Product> {
  return {
    products: [],
    texts: [],
    groupOf: [],
    words: new Map(),
    possible: new Map(),
    described: new Map(),
    numbers: [],
    mostNumbers: 0,
    codes: createCodes(),
    named: new Map(),
    groupNamed: new Map(),
    typed: new Map(),
    typedNumbers: new Map(),
    orders: [],
    families: null,
  };
}

/** Adds a product behind the others, before the first search. */
export function addProduct<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  product: Product,
): void {
  const place = index.products.length;
  const plain = normalize(product.name ?? '');
  const brand = unnamedBrand(product);
  const group = groupFor(index, patternOf(plain), product.category ?? '', brand);
  group.places.push(place);
  index.products.push(product);
  index.groupOf.push(group);
  index.codes.add(product, place);
  index.texts.push(textOf(product));
  addWordsOf(index, place, product.description);
}

/** Adds the description of a product that had none. */
export function addDescription<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  id: number,
  description: string,
): void {
  const place = index.codes.ofId(id) ?? -1;
  const known = index.products[place];
  if (!known || known.description) return;
  const product = { ...known, description };
  index.products[place] = product;
  index.texts[place] = textOf(product);
  addWordsOf(index, place, description);
  index.typed.clear();
}

function textOf({ name, category, description }: FoundProduct): string {
  return [name, category, description].join('\n').toLowerCase();
}

function addWordsOf(index: SearchIndex, place: number, description: string | null): void {
  if (!description) return;
  for (const word of wordsOfName(description)) append(index.described, word, place);
}

function groupFor(
  index: SearchIndex,
  pattern: string,
  category: string,
  brand: string | null,
): WordGroup {
  const key = brand === null ? category : `${category}\n${brand}`;
  const ofCategory = index.groupNamed.get(key) ?? new Map<string, WordGroup>();
  index.groupNamed.set(key, ofCategory);
  const known = ofCategory.get(pattern);
  if (known) return known;
  const group = { reading: readPattern(pattern), places: [] };
  ofCategory.set(pattern, group);
  append(index.named, foldEnye(pattern).trim(), group);
  if (brand !== null) {
    const withBrand = patternOf(`${pattern.trim()} ${normalize(brand)}`);
    append(index.named, foldEnye(withBrand).trim(), group);
  }
  index.mostNumbers = Math.max(index.mostNumbers, group.reading.numbers);
  for (const [word, weight] of weighedWords(group.reading, category, brand)) {
    const weights = index.words.get(word) ?? new Map<WordGroup, number>();
    index.words.set(word, weights);
    if ((weights.get(group) ?? 0) < weight) weights.set(group, weight);
  }
  for (const word of group.reading.possible) append(index.possible, word, group);
  return group;
}

/** Adds to the list of a key, unless the value is its last one. */
export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (list.at(-1) !== value) list.push(value);
}

/** A name without case, accents and repeated spaces, with plain signs. */
export const foldName = memoize((name: string) => foldEnye(normalize(name)).trim());

/** Every number that the name of the product at a position may have. */
export function numbersAt(index: SearchIndex, place: number): readonly number[] {
  let numbers = index.numbers[place];
  if (!numbers) {
    numbers = numbersInText(normalize(index.products[place]?.name ?? ''));
    index.numbers[place] = numbers;
  }
  return numbers;
}

/** The words of a group with the score of their field. */
function weighedWords(
  { words, implied }: PatternReading,
  category: string,
  brand: string | null,
): (readonly [word: string, weight: number])[] {
  const [head = ''] = words;
  const weigh = (list: readonly string[], weight: number) =>
    list.map((word) => [word, weight] as const);
  return [
    ...weigh(words, numbers.fields.name),
    ...weigh([head, tradeWord(head)?.word ?? head], numbers.fields.head),
    ...weigh(implied, numbers.fields.implied),
    ...weigh(wordsOfName(category), numbers.fields.category),
    ...weigh(wordsOfName(brand ?? ''), numbers.fields.category),
  ];
}
