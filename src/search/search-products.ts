import { limits } from '../config.ts';
import { containerWords, otherBrands } from '../content/search-terms.ts';
import { fold, foldEnye } from '../lib/fold.ts';
import { matchNumbers, scoreNumber } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import {
  foldName,
  type IndexedProduct,
  indexProducts,
  type Searchable,
  type SearchIndex,
} from './search-index.ts';
import { parseQuery, type Term } from './search-query.ts';
import { stem } from './words.ts';

export interface SearchResult<Product> {
  /** Best first. */
  products: readonly Product[];
  /** Terms that no product matches together with the others. */
  dropped: readonly string[];
}

/** Called on every keystroke. */
export type Search<Product> = (query: string) => SearchResult<Product>;

const brands = new Set(otherBrands);
const containers = new Set(containerWords.map(stem));

/** Builds the index in slices of `sliceMs`, separated by `pause`. */
export async function prepareSearch<Product extends Searchable>(
  products: readonly Product[],
  { sliceMs, pause }: { sliceMs: number; pause: () => Promise<void> },
): Promise<Search<Product>> {
  const steps = indexProducts(products);
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const index = step.value;
      return (query) => searchProducts(index, query);
    }
    if (performance.now() - began < sliceMs) continue;
    await pause();
    began = performance.now();
  }
}

/**
 * Finds the products for a query. Substring matches come first; then products that match every word
 * (by stem, synonym or, for unknown words, with a typing error) and every number exactly. Ranked by
 * score, then black steel first and in trade order.
 *
 * Without a match, the least selective terms are dropped and returned, but not the word that names
 * the thing.
 */
export function searchProducts<Product extends Searchable>(
  index: SearchIndex<Product>,
  query: string,
): SearchResult<Product> {
  const plain = query.trim().toLowerCase();
  if (plain === '' || isTooLong(query)) return { products: [], dropped: [] };
  const parsed = parseQuery(query);
  let terms = parsed;
  let matches = findMatches(index, terms, plain);
  if (matches.length === 0) {
    let placed = terms.map((term) => ({ term, places: placesOf(index, term) }));
    const thing = thingOf(index, placed);
    while (matches.length === 0 && placed.length > 1 && thing?.places.size !== 0) {
      const least = leastSelective(index, placed, thing?.term);
      placed = placed.filter(({ term }) => term !== least);
      terms = placed.map(({ term }) => term);
      // No text has the whole query.
      matches = findMatches(index, terms, null);
    }
  }
  const dropped = parsed.filter((term) => !terms.includes(term));
  // Sizes without a word identify nothing.
  const isNothing = dropped.length > 0 && !terms.some(isSelective);
  if (matches.length === 0 || isNothing) return { products: [], dropped: [] };
  return { products: matches, dropped: asTyped(dropped, query) };
}

/** Beyond the limit of the schema, nothing is searched. */
export function isTooLong(query: string): boolean {
  return [...query.trim()].length > limits.searchTerm;
}

/** The texts of terms as typed, each once: `portón` for `porton`. */
function asTyped(terms: readonly Term[], query: string): readonly string[] {
  const plain = (word: string) => foldEnye(fold(word));
  const words = query.normalize('NFC').match(/[\p{L}\p{N}-]+/gu) ?? [];
  const texts = terms.map(({ text }) => words.find((word) => plain(word) === plain(text)) ?? text);
  return [...new Set(texts)];
}

function findMatches<Product extends Searchable>(
  index: SearchIndex<Product>,
  terms: readonly Term[],
  plain: string | null,
): Product[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const words = terms
    .filter((term) => term.kind === 'words')
    .map((term) => matchWords(index, term))
    // Rarest first, to fail early.
    .sort((a, b) => a.size - b.size);
  const [rarest] = words;
  // The backend's match; a typed `ñ` is exact.
  const folded = plain === null || plain.includes('ñ') ? null : foldName(plain);
  const isIn = (text: string, part: string | null) => part !== null && text.includes(part);
  const isText = isIn(index.texts, plain) || (folded !== plain && isIn(index.texts, folded));
  const places =
    isText || !rarest ? index.products.keys() : [...rarest.keys()].sort((a, b) => a - b);
  const matches: { product: Product; score: number }[] = [];
  for (const place of places) {
    const product = index.products[place];
    if (!product) continue;
    const isPlain = isText && isIn(product.plain, plain);
    const isFolded = isText && isIn(product.folded, folded);
    const answers = terms.length > 0 && words.every((weights) => weights.has(place));
    const quality = answers ? matchNumbers(product, numbers) : null;
    if (!isPlain && quality === null && !isFolded) continue;
    const sum = words.reduce((total, weights) => total + (weights.get(place) ?? 0), 0);
    // Each part outweighs all later ones.
    const score = 1000 * Number(isPlain) + 100 * mean(sum, words.length) + (quality ?? 0);
    matches.push({ product: product.product, score });
  }
  return matches.sort((a, b) => b.score - a.score).map(({ product }) => product);
}

/** Rounded to a tenth, so that sizes decide between similar words. */
function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

interface PlacedTerm {
  term: Term;
  places: Pick<ReadonlySet<number>, 'has' | 'keys' | 'size'>;
}

/**
 * The term to drop: one that no product matches, else one without which products match; words
 * before numbers, last before first.
 */
function leastSelective(
  index: SearchIndex<Searchable>,
  placed: readonly PlacedTerm[],
  thing: Term | undefined,
): Term {
  /** By product position: the number of terms that it has. */
  const counts = new Uint8Array(index.products.length);
  for (const { places } of placed)
    for (const place of places.keys()) counts[place] = (counts[place] ?? 0) + 1;
  const near = [...counts.keys()].filter((place) => (counts[place] ?? 0) >= placed.length - 1);
  const rated = placed.map(({ term, places }) => {
    const isShown = near.some((place) => counts[place] === placed.length || !places.has(place));
    const isUnknown = places.size === 0;
    const isWord = term.kind === 'words';
    const rating = [term !== thing, isUnknown, isShown, isWord, !isWord];
    return { term, rating: rating.reduce((sum, is) => 2 * sum + Number(is), 0) };
  });
  const [least] = rated.reverse().sort((a, b) => b.rating - a.rating);
  if (!least) throw new Error('no term to drop');
  return least.term;
}

/**
 * The word that names the thing: in Spanish the first noun. Not `galvanizado` in `galvanizado tubo`,
 * a brand, or the measure of `caja de electrodos`.
 */
function thingOf(
  index: SearchIndex<Searchable>,
  placed: readonly PlacedTerm[],
): PlacedTerm | undefined {
  const words = placed.flatMap(({ term, places }) =>
    term.kind === 'words' ? [{ term, places }] : [],
  );
  const kind = words.find(({ term }) => !term.isComplement && isProductKind(index, term));
  const [first, second] = words.filter(({ term }) => !brands.has(term.text));
  if (
    first &&
    second &&
    containers.has(stem(first.term.text)) &&
    isProductKind(index, second.term)
  ) {
    return second;
  }
  return first && (first.places.size === 0 || !kind) ? first : kind;
}

/** Words and grades (7018); sizes are not selective. */
function isSelective(term: Term): boolean {
  return term.kind === 'words' || (term.unit === null && term.value >= 1000);
}

/** Whether product names start with the term. */
function isProductKind(index: SearchIndex<Searchable>, term: Term): boolean {
  return (
    term.kind === 'words' && [...matchWords(index, term).values()].some((weight) => weight > 0.8)
  );
}

function placesOf(index: SearchIndex<Searchable>, term: Term): PlacedTerm['places'] {
  if (term.kind === 'words') return matchWords(index, term);
  const has = ({ numbers, gradeDigits }: IndexedProduct<Searchable>) =>
    gradeDigits.includes(term.value) || numbers.some((number) => scoreNumber(term, number) > 0);
  return new Set(index.products.flatMap((product, place) => (has(product) ? [place] : [])));
}
