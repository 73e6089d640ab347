import { limits } from '../config.ts';
import { containerWords, otherBrands } from '../content/search-terms.ts';
import { fold, foldEnye } from '../lib/fold.ts';
import { hasNumber, matchNumbers } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import type { FoundProduct, SearchIndex } from './search-index.ts';
import { parseQuery, type Term } from './search-query.ts';
import { stem } from './words.ts';

export interface SearchResult {
  /** Best first. */
  products: readonly FoundProduct[];
  /** Terms that no product matches together with the others. */
  dropped: readonly string[];
}

/** Called on every keystroke. */
export type Search = (query: string) => SearchResult;

const brands = new Set(otherBrands);
const containers = new Set(containerWords.map(stem));

/**
 * Finds the products for a query. Substring matches come first; then products that match every word
 * (by stem, synonym or, for unknown words, with a typing error) and every number exactly. Ranked by
 * score, then black steel first and in trade order.
 * Without a match, the least selective terms are dropped and returned, but not the word that names
 * the thing.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  // With the inch sign of names.
  const plain = query.trim().toLowerCase().replace(/[″“”]/g, '"');
  if (plain === '' || isTooLong(query)) return { products: [], dropped: [] };
  const parsed = parseQuery(query);
  let terms: readonly Term[] = parsed;
  let matches = findMatches(index, terms, plain);
  if (matches.length === 0) {
    const thing = thingOf(index, terms);
    const isUnknownThing = thing !== undefined && !isKnown(index, thing);
    while (matches.length === 0 && terms.length > 1 && !isUnknownThing) {
      terms = dropLeastSelective(index, terms, thing);
      // No text has the whole query.
      matches = findMatches(index, terms, null);
    }
  }
  const dropped = parsed.filter((term) => !terms.includes(term));
  // Sizes without a word or grade (7018) identify nothing.
  const isSelective = terms.some(
    (term) => term.kind === 'words' || (term.unit === null && term.value >= 1000),
  );
  if (matches.length === 0 || (dropped.length > 0 && !isSelective))
    return { products: [], dropped: [] };
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

function findMatches(
  index: SearchIndex,
  terms: readonly Term[],
  plain: string | null,
): FoundProduct[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const words = terms
    .filter((term) => term.kind === 'words')
    .map((term) => matchWords(index, term))
    // Rarest first, to fail early.
    .sort((a, b) => a.size - b.size);
  const matches: { product: FoundProduct; score: number }[] = [];
  const [rarest = index.products] = words;
  const plainPlaces = new Set(
    index.texts.flatMap((text, place) => (plain !== null && text.includes(plain) ? place : [])),
  );
  const places = new Set([...plainPlaces, ...rarest.keys()]);
  for (const place of [...places].sort((a, b) => a - b)) {
    const product = index.products[place];
    if (!product) continue;
    const isPlain = plainPlaces.has(place);
    const answers = terms.length > 0 && words.every((weights) => weights.has(place));
    const quality = answers ? matchNumbers(product, numbers) : null;
    if (!isPlain && quality === null) continue;
    const sum = words.reduce((total, weights) => total + (weights.get(place) ?? 0), 0);
    // Rounded to a tenth, so that sizes decide between similar words.
    const mean = Math.round((10 * sum) / Math.max(1, words.length)) / 10;
    // Each part outweighs all later ones.
    const score = 1000 * Number(isPlain) + 100 * mean + (quality ?? 0);
    matches.push({ product: product.product, score });
  }
  return matches.sort((a, b) => b.score - a.score).map(({ product }) => product);
}

/**
 * Drops a term that no product matches, else a use, else one without which products match; words
 * before numbers, last before first.
 */
function dropLeastSelective(
  index: SearchIndex,
  terms: readonly Term[],
  thing: Term | undefined,
): readonly Term[] {
  const candidates = terms
    .filter((term) => term !== thing)
    .reverse()
    .sort((a, b) => Number(a.kind === 'number') - Number(b.kind === 'number'));
  const without = (dropped: Term | undefined) => terms.filter((term) => term !== dropped);
  const least =
    candidates.find((term) => !isKnown(index, term)) ??
    candidates.find((term) => term.kind === 'words' && term.isUse) ??
    candidates.find((term) => findMatches(index, without(term), null).length > 0);
  return without(least ?? candidates[0]);
}

/**
 * The word that names the thing: in Spanish the first noun. Not `galvanizado` in `galvanizado tubo`,
 * a brand, or the measure of `caja de electrodos`.
 */
function thingOf(index: SearchIndex, terms: readonly Term[]): Term | undefined {
  const words = terms.filter((term) => term.kind === 'words' && !term.isUse);
  const [first, second] = words.filter(({ text }) => !brands.has(text));
  if (first && second && containers.has(stem(first.text)) && isProductKind(index, second)) {
    return second;
  }
  const kind = words.find((term) => isProductKind(index, term));
  return first && (!kind || !isKnown(index, first)) ? first : kind;
}

/** Whether product names start with the term. */
function isProductKind(index: SearchIndex, term: Term): boolean {
  return (
    term.kind === 'words' && [...matchWords(index, term).values()].some((weight) => weight > 0.8)
  );
}

/** Whether a product matches the term by itself. */
function isKnown(index: SearchIndex, term: Term): boolean {
  if (term.kind === 'words') return matchWords(index, term).size > 0;
  return index.products.some((product) => hasNumber(product, term));
}
