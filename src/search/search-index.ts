import { fold, foldEnye } from '../lib/fold.ts';
import type { Finish } from '../lib/product-name/families.ts';
import { isLengthUnit, isSame, length, nominalInches } from '../lib/product-name/measure.ts';
import { type ProductAttributes, readProductName } from '../lib/product-name/read-product-name.ts';
import { scan } from '../lib/product-name/scan.ts';
import { compareInTradeOrder } from '../lib/product-name/trade-order.ts';
import { wordsOf } from './search-query.ts';

/** What search reads of a product; fields that are missing are ignored. */
export interface Searchable {
  id: number;
  name: string | null;
  category: string | null;
  description?: string | null;
}

/** A number of a product's name, and the part that it plays there. */
export interface NamedNumber {
  value: number;
  unit: string | null;
  /** Where it is a length. */
  mm: number | null;
  /** The inches by which the trade calls that length. */
  nominal: number | null;
  role: 'size' | 'thickness' | 'length' | 'other';
}

/** A product with what its texts say, read once. */
export interface IndexedProduct<Product extends Searchable> {
  product: Product;
  attributes: ProductAttributes;
  numbers: readonly NamedNumber[];
  /** Digits of its grades: the 7018 of E7018. */
  gradeDigits: readonly number[];
}

/** How much it tells that a word stands in a field. */
const fieldWeights = { head: 1, name: 0.8, category: 0.7, description: 0.5 } as const;

export interface SearchIndex<Product extends Searchable> {
  products: readonly IndexedProduct<Product>[];
  /** Where each word of the catalogue stands: by product, the weight of the best field. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The places of the products as a price list would have them. */
  order: readonly number[];
  /** Name, category and description in lower case, for the plain match that the specification asks for. */
  plain: readonly string[];
  /** The names without accents, as the backend compares them. */
  folded: readonly string[];
  /** What was found for words that were typed; with each letter most of them are typed again. */
  typed: Map<string, ReadonlyMap<number, number>>;
}

/** Reads products one by one, then orders them group by group; the caller may pause at each. See {@link searchIndex}. */
export function* indexProducts<Product extends Searchable>(
  products: readonly Product[],
): Generator<void, SearchIndex<Product>> {
  const indexed: IndexedProduct<Product>[] = [];
  const words = new Map<string, Map<number, number>>();
  const plain: string[] = [];
  const folded: string[] = [];
  for (const [place, product] of products.entries()) {
    const { name, category, description } = product;
    const add = (word: string, weight: number) => {
      const places = words.get(word) ?? new Map<number, number>();
      words.set(word, places);
      if ((places.get(place) ?? 0) < weight) places.set(place, weight);
    };
    wordsIn(name).forEach((word, index) => {
      add(word, index === 0 ? fieldWeights.head : fieldWeights.name);
    });
    for (const word of wordsIn(category)) add(word, fieldWeights.category);
    for (const word of wordsIn(description)) add(word, fieldWeights.description);
    indexed.push(read(product));
    plain.push(plainText(product));
    folded.push(foldName(textOf(name)));
    yield;
  }
  return {
    products: indexed,
    words,
    order: yield* tradeOrder(indexed),
    plain,
    folded,
    typed: new Map(),
  };
}

export function searchIndex<Product extends Searchable>(
  products: readonly Product[],
): SearchIndex<Product> {
  const steps = indexProducts(products);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function textOf(text: string | null | undefined): string {
  return typeof text === 'string' ? text : '';
}

/** A line for each field, so that nothing is found across two. */
function plainText({ name, category, description }: Searchable): string {
  return [name, category, description].map(textOf).join('\n').toLowerCase();
}

/** The form in which the backend compares names: without case, accents and typographic signs. */
export function foldName(name: string): string {
  const plain = name.replaceAll('″', '"').normalize('NFKC').replace(/[“”]/g, '"');
  return foldEnye(fold(plain.replace(/⁄/g, '/').replace(/×/g, 'x')));
}

/** A grade is found whole and by each of its parts: `aisid2`, `aisi` and `d2`; `a615-g60` and `g60`. */
function wordsIn(text: string | null | undefined): string[] {
  if (typeof text !== 'string') return [];
  return wordsOf(text).flatMap((word) => {
    const [, system = '', number = ''] = /^(sch|inox|sae|aisi)(.+)$/.exec(word) ?? [];
    const parts = word.includes('-') ? word.split('-') : [];
    // Who types no ñ may mean one.
    return [word, system, number, ...parts, foldEnye(word)].filter(Boolean);
  });
}

function read<Product extends Searchable>(product: Product): IndexedProduct<Product> {
  const name = textOf(product.name);
  const attributes = readProductName(name);
  return {
    product,
    attributes,
    numbers: numbersOf(name, attributes),
    gradeDigits: wordsOf(name).flatMap((word) => (word.match(/\d{3,}/g) ?? []).map(Number)),
  };
}

function numbersOf(name: string, attributes: ProductAttributes): NamedNumber[] {
  const { sizes, thickness, length: long, sheet } = attributes;
  const has = (mm: number | null, lengths: readonly ({ mm: number } | null | undefined)[]) =>
    mm !== null && lengths.some((one) => one && isSame(one.mm, mm));
  return scan(name).flatMap((token) => {
    if (token.kind !== 'number') return [];
    const { value, unit } = token;
    const mm = isLengthUnit(unit) ? length(value, unit).mm : null;
    const role = has(mm, sizes)
      ? 'size'
      : has(mm, [thickness])
        ? 'thickness'
        : has(mm, [long, ...(sheet ?? [])])
          ? 'length'
          : 'other';
    return [{ value, unit, mm, nominal: mm === null ? null : nominalInches(mm), role } as const];
  });
}

/** Black before galvanised and stainless steel, as the trade understands who says neither. */
const finishOrder: readonly (Finish | null)[] = [null, 'LAF', 'LAC', 'NEGRO', 'GALV.', 'INOX'];

/** As a price list: family by family, each by its sizes; a pause after each, for the largest takes its time. */
function* tradeOrder(
  products: readonly IndexedProduct<Searchable>[],
): Generator<void, readonly number[]> {
  const groups = new Map<string, number[]>();
  const keyOf = (isCoated: boolean, family: string | null) => `${isCoated} ${family}`;
  for (const [place, { attributes }] of products.entries()) {
    const key = keyOf(finishOrder.indexOf(attributes.finish) >= 4, attributes.family);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  const families = new Set(products.map(({ attributes }) => attributes.family));
  const order: number[] = [];
  for (const isCoated of [false, true]) {
    for (const family of families) {
      yield;
      const group = (groups.get(keyOf(isCoated, family)) ?? []).flatMap((place) => {
        const attributes = products[place]?.attributes;
        return attributes ? { place, attributes } : [];
      });
      group.sort((a, b) => compareInTradeOrder(a.attributes, b.attributes));
      order.push(...group.map(({ place }) => place));
    }
  }
  return order;
}
