import { fold, foldEnye } from '../lib/fold.ts';
import { matchNumbers, numberQuality } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import {
  foldName,
  type IndexedProduct,
  indexProducts,
  type Searchable,
  type SearchIndex,
} from './search-index.ts';
import { parseQuery, type Term } from './search-query.ts';

export interface SearchResult<Product> {
  /** Best first. */
  products: readonly Product[];
  /** What was typed and had to be left out, since nothing has it together with the rest. */
  dropped: readonly string[];
}

/** Searches the products that it was prepared for; asked on every keystroke. */
export type Search<Product> = (query: string) => SearchResult<Product>;

/**
 * Reads the products for searching, without keeping the browser from its work: after `sliceMs` it
 * waits for `pause`.
 */
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
 * Finds the products that a visitor means.
 *
 * First come those of which the text as typed is a substring of name, category or description.
 * After them those that answer each of its words (by its stem, a synonym or, where the catalogue
 * knows none of these, with a typing error) and each of its numbers, never with an error. Within
 * both, by how well they answer, then black steel first and in the order of a price list.
 *
 * Where nothing answers them all, what tells least is left out, and named.
 */
export function searchProducts<Product extends Searchable>(
  index: SearchIndex<Product>,
  query: string,
): SearchResult<Product> {
  const plain = query.trim().toLowerCase();
  if (plain === '') return { products: [], dropped: [] };
  let terms = parseQuery(query);
  let matches = findMatches(index, terms, plain);
  const dropped: string[] = [];
  if (matches.length === 0) {
    let placed = terms.map((term) => ({ term, places: placesOf(index, term) }));
    while (matches.length === 0 && placed.length > 1) {
      const least = leastSelective(index, placed);
      dropped.push(least.text);
      placed = placed.filter(({ term }) => term !== least);
      terms = placed.map(({ term }) => term);
      matches = findMatches(index, terms, plain);
    }
  }
  // Sizes alone stand for nothing that has a name.
  if (dropped.length > 0 && !terms.some(isSelective)) matches = [];
  const found = matches.map(({ product }) => product);
  return { products: found, dropped: found.length > 0 ? asTyped(dropped, query) : [] };
}

/** Words that search reads in lower case without accents, as they stand in the query, in its order, each once. */
function asTyped(words: readonly string[], query: string): readonly string[] {
  const typed = query.normalize('NFC');
  const folded = foldEnye(fold(typed));
  const isLetter = (place: number) => /[\p{L}\p{N}]/u.test(folded[place] ?? '');
  const placeOf = (word: string) => {
    let at = folded.indexOf(word);
    while (at !== -1 && (isLetter(at - 1) || isLetter(at + word.length))) {
      at = folded.indexOf(word, at + 1);
    }
    return at;
  };
  return [...new Set(words)]
    .map((word) => ({ word, at: placeOf(foldEnye(word)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ word, at }) => (at === -1 ? word : typed.slice(at, at + word.length)));
}

/** Best first; what answers equally well stands as a price list has it. */
function findMatches<Product extends Searchable>(
  index: SearchIndex<Product>,
  terms: readonly Term[],
  plain: string,
): IndexedProduct<Product>[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const words = terms
    .filter((term) => term.kind === 'words')
    .map((term) => matchWords(index, term))
    // Most products fail at the rarest.
    .sort((a, b) => a.size - b.size);
  // The backend's own match; what is typed with an ñ means an ñ.
  const folded = plain.includes('ñ') ? '' : foldName(plain);
  const matches = new Map<number, IndexedProduct<Product>[]>();
  for (const place of index.order) {
    const product = index.products[place];
    if (!product) continue;
    const isPlain = index.plain[place]?.includes(plain) ?? false;
    const isFolded = folded !== '' && index.folded[place]?.includes(folded);
    const answers = terms.length > 0 && words.every((weights) => weights.has(place));
    const quality = answers ? matchNumbers(product, numbers) : null;
    if (!isPlain && quality === null && !isFolded) continue;
    const sum = words.reduce((total, weights) => total + (weights.get(place) ?? 0), 0);
    // One number to rank by: each part outweighs all that come after it.
    const score = 1000 * Number(isPlain) + 100 * mean(sum, words.length) + (quality ?? 0);
    const equals = matches.get(score);
    if (equals) equals.push(product);
    else matches.set(score, [product]);
  }
  return [...matches].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals);
}

/** To a tenth: smaller differences tell less than the sizes do, which come to less than 10. */
function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

interface PlacedTerm {
  term: Term;
  /** Of the products that answer it. */
  places: Pick<ReadonlySet<number>, 'has' | 'keys' | 'size'>;
}

/**
 * What no product has. Else one whose loss leaves something to show: a word before a number, the
 * last before the first. The name of a thing that comes first, as it does in Spanish, is kept longest.
 */
function leastSelective(index: SearchIndex<Searchable>, placed: readonly PlacedTerm[]): Term {
  const thing = placed.findIndex(({ term }) => isProductKind(index, term));
  const rated = placed.map(({ term, places }, position) => {
    const [first, ...others] = placed.filter((_, at) => at !== position);
    const isShown = [...(first?.places.keys() ?? [])].some((place) =>
      others.every((other) => other.places.has(place)),
    );
    const isUnknown = places.size === 0;
    const isWord = term.kind === 'words' && position !== thing;
    const rating = [isUnknown, position !== thing, isShown, isWord, term.kind === 'number'];
    return { term, rating: rating.reduce((sum, is) => 2 * sum + Number(is), 0) };
  });
  const [least] = rated.reverse().sort((a, b) => b.rating - a.rating);
  if (!least) throw new Error('There is no term to leave out.');
  return least.term;
}

/** A word, or the number of a grade: a 7018 is an electrode. */
function isSelective(term: Term): boolean {
  return term.kind === 'words' || (term.unit === null && term.value >= 1000);
}

/** Whether a product's name begins with it. */
function isProductKind(index: SearchIndex<Searchable>, term: Term): boolean {
  return (
    term.kind === 'words' && [...matchWords(index, term).values()].some((weight) => weight > 0.8)
  );
}

function placesOf(index: SearchIndex<Searchable>, term: Term): PlacedTerm['places'] {
  if (term.kind === 'words') return matchWords(index, term);
  const has = ({ numbers, gradeDigits }: IndexedProduct<Searchable>) =>
    gradeDigits.includes(term.value) || numbers.some((number) => numberQuality(term, number) > 0);
  return new Set(index.products.flatMap((product, place) => (has(product) ? [place] : [])));
}
