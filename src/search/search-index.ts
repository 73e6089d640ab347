import { fold, foldEnye } from '../lib/fold.ts';
import { isBlack } from '../lib/product-name/families.ts';
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
  /** The lower-case fields, one per line, for the substring match of the specification. */
  plain: string;
  /** The folded name, as the backend compares it. */
  folded: string;
}

/** Score of a match by field. */
const fieldWeights = { head: 1, name: 0.8, category: 0.7, description: 0.5 } as const;

export interface SearchIndex<Product extends Searchable> {
  /** In trade order. */
  products: readonly IndexedProduct<Product>[];
  /** Inverted index: word → product position → score of the best field. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** All texts of the products: a query that is not in it is in none of them. */
  texts: string;
  /** Caches the matches of typed words. */
  typed: Map<string, ReadonlyMap<number, number>>;
}

/** Builds the index; yields between products, so that the caller can pause. */
export function* indexProducts<Product extends Searchable>(
  products: readonly Product[],
): Generator<void, SearchIndex<Product>> {
  const indexed: IndexedProduct<Product>[] = [];
  for (const product of products) {
    indexed.push(read(product));
    yield;
  }
  const families = [...new Set(indexed.map(({ attributes }) => attributes.family))];
  /** Family by family, black steel before galvanized and stainless steel. */
  const groupOf = ({ attributes: { family, finish } }: IndexedProduct<Product>) =>
    families.indexOf(family) + (isBlack(finish) ? 0 : families.length);
  indexed.sort(
    (a, b) => groupOf(a) - groupOf(b) || compareInTradeOrder(a.attributes, b.attributes),
  );
  const words = new Map<string, Map<number, number>>();
  for (const [place, { product }] of indexed.entries()) {
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
    yield;
  }
  const texts = indexed.map(({ plain, folded }) => `${plain}\0${folded}`).join('\0');
  return { products: indexed, words, texts, typed: new Map() };
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
  const fields = [product.name, product.category, product.description].map(textOf);
  const [name = ''] = fields;
  const attributes = readProductName(name);
  return {
    product,
    attributes,
    numbers: numbersOf(name, attributes),
    gradeDigits: wordsOf(name).flatMap((word) => (word.match(/\d{3,}/g) ?? []).map(Number)),
    plain: fields.join('\n').toLowerCase(),
    folded: foldName(name),
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
