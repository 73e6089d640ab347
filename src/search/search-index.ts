import { fold, foldEnye } from '../lib/fold.ts';
import type { Finish } from '../lib/product-name/families.ts';
import { isLengthUnit, isSameLength, length, nominalInches } from '../lib/product-name/measure.ts';
import { type ProductAttributes, readProductName } from '../lib/product-name/read-product-name.ts';
import { scan } from '../lib/product-name/scan.ts';
import { compareInTradeOrder } from '../lib/product-name/trade-order.ts';
import { wordsOf } from './search-query.ts';

/** Missing fields are ignored. */
export interface Searchable {
  id: number;
  name: string | null;
  category: string | null;
  description?: string | null;
}

export interface NamedNumber {
  value: number;
  unit: string | null;
  /** Null for anything but a length. */
  mm: number | null;
  /** See `nominalInches()`. */
  nominal: number | null;
  role: 'size' | 'thickness' | 'length' | 'other';
}

export interface IndexedProduct<Product extends Searchable> {
  product: Product;
  attributes: ProductAttributes;
  numbers: readonly NamedNumber[];
  /** The 7018 of E7018. */
  gradeDigits: readonly number[];
}

/** Score of a match by field. */
const fieldWeights = { head: 1, name: 0.8, category: 0.7, description: 0.5 } as const;

export interface SearchIndex<Product extends Searchable> {
  products: readonly IndexedProduct<Product>[];
  /** Inverted index: word → product position → score of the best field. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Product positions in trade order. */
  order: readonly number[];
  /** Lower-case fields for the substring match of the specification. */
  plain: readonly string[];
  /** Folded names, as the backend compares them. */
  folded: readonly string[];
  /** All of `plain` and `folded`: a query that is not in it is in none of them. */
  texts: string;
  typed: Map<string, ReadonlyMap<number, number>>;
}

/** Builds the index; yields after each product, so that the caller can pause. */
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
    texts: [...plain, ...folded].join('\0'),
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

/** One line per field, so that no match spans two. */
function plainText({ name, category, description }: Searchable): string {
  return [name, category, description].map(textOf).join('\n').toLowerCase();
}

/** Folds a name as the backend does: case, accents and typographic signs. */
export function foldName(name: string): string {
  const plain = name.replaceAll('″', '"').normalize('NFKC').replace(/[“”]/g, '"');
  return foldEnye(fold(plain.replace(/⁄/g, '/').replace(/×/g, 'x')));
}

/** A grade is also indexed by its parts: `aisid2`, `aisi`, `d2`; `a615-g60`, `g60`. */
function wordsIn(text: string | null | undefined): string[] {
  if (typeof text !== 'string') return [];
  return wordsOf(text).flatMap((word) => {
    const [, system = '', number = ''] = /^(sch|inox|sae|aisi)(.+)$/.exec(word) ?? [];
    const parts = word.includes('-') ? word.split('-') : [];
    // A typed `n` may mean `ñ`.
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
    mm !== null && lengths.some((one) => one && isSameLength(one.mm, mm));
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

/** Black steel before galvanised and stainless steel. */
const finishOrder: readonly (Finish | null)[] = [null, 'LAF', 'LAC', 'NEGRO', 'GALV.', 'INOX'];

/** Product positions family by family in trade order; yields after each family. */
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
