import { fold, foldEnye } from '../../lib/fold.ts';
import { limits } from '../../lib/limits.ts';
import { type Asked, readQuery } from '../asked/asked.ts';
import type { NumberTerm, Term, WordTerm } from '../asked/term.ts';
import { readCodeRequest } from '../line/product-code.ts';
import { numbers } from '../numbers.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { numberFinder, placesWith, placesWithAll } from './find-places.ts';
import { matchNumbers } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import { inOrder, orderIn, type SearchOrder, usualFirst } from './order-products.ts';
import { type Match, ranked } from './rank.ts';
import { productByCode, readAt, type SearchIndex, type Weights } from './search-index.ts';
import { isAnywhere, thingOf } from './thing.ts';

export interface SearchResult<Product extends FoundProduct = FoundProduct> {
  /** Best first. */
  products: readonly Product[];
  /** How many are found, also where not all of them were asked for. */
  count: number;
  /** Terms that no product matches together with the others. */
  dropped: readonly string[];
  /** By what the query orders them; null for none. */
  order: SearchOrder | null;
}

const nothingFound = { products: [], count: 0, dropped: [], order: null };

/**
 * Finds the products for a query. Substring matches come first; then products that match every word
 * (by stem, synonym or, for unknown words, with a typing error) and every number exactly. Ranked by
 * score, then black steel first and in trade order.
 * Without a match, the least selective terms are dropped and returned, but not the word that names
 * the thing.
 * @param most how many products are wanted at least
 */
export function searchProducts<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  query: string,
  most = Number.POSITIVE_INFINITY,
): SearchResult<Product> {
  // With the inch sign of names.
  const plain = query.trim().toLowerCase().replace(/[″“”]/g, '"');
  if (plain === '' || isTooLong(query)) return nothingFound;
  const asked = readQuery(query);
  const named = readCodeRequest(asked.tokens);
  if (named) return withCode(index, named.code, nothingFound);
  const { matches, dropped } = findTerms(index, searchedTerms(asked), plain);
  const found = orderIn(dropped);
  const isReordered = found !== null || asked.uses.some(({ usual }) => usual);
  const products = ranked(index, matches, isReordered ? Number.POSITIVE_INFINITY : most);
  const result = {
    products: found ? inOrder(products, found.order) : usualFirst(products, asked.uses),
    count: matches.length,
    dropped: asTyped(
      dropped.filter((term) => term !== found?.term),
      query,
    ),
    order: found?.order ?? null,
  };
  if (!/^\d+$/.test(plain)) return result;
  const code = Number(plain);
  const isAmong = matches.some(({ place }) => index.products[place]?.id === code);
  return withCode(index, code, { ...result, count: result.count - Number(isAmong) });
}

/**
 * Millimetres find the nearest inches too, so what it is built into must not exclude the exact size:
 * `fierro cuadrado 12 mm para rejas`.
 */
function searchedTerms({ terms, searched }: Asked): readonly Term[] {
  const isMetric = terms.some((term) => term.kind === 'number' && term.unit === 'mm');
  return isMetric ? terms : searched;
}

/**
 * The product with a code before the others: `cod 101`, `101`.
 * @param others their count without it
 */
function withCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  code: number,
  others: SearchResult<Product>,
): SearchResult<Product> {
  const product = productByCode(index, code);
  if (!product) return others;
  const rest = others.products.filter((other) => other !== product);
  return { ...nothingFound, products: [product, ...rest], count: others.count + 1 };
}

/** Beyond the limit of the schema, nothing is searched. */
export function isTooLong(query: string): boolean {
  return [...query.trim()].length > limits.searchTerm;
}

/** Finds the products for the terms of a line, best first. */
export function matchTerms<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  terms: readonly Term[],
): { products: readonly Product[]; dropped: readonly Term[] } {
  const { matches, dropped } = findTerms(index, terms, null);
  return { products: ranked(index, matches, Number.POSITIVE_INFINITY), dropped };
}

/** @param plain lower-case text for the substring match; null without one */
function findTerms(
  index: SearchIndex,
  parsed: readonly Term[],
  plain: string | null,
): { matches: readonly Match[]; dropped: readonly Term[] } {
  let terms = withoutExcess(index, parsed);
  const thing = thingOf(index, terms);
  let matches = findMatches(index, terms, plain, thing);
  if (matches.length === 0) {
    const isUnknownThing = thing !== undefined && !isAnywhere(index, thing);
    while (matches.length === 0 && terms.length > 1 && !isUnknownThing) {
      terms = dropLeastSelective(index, terms, thing);
      // No text has the whole query.
      matches = findMatches(index, terms, null, thing);
    }
  }
  const dropped = parsed.filter((term) => !terms.includes(term));
  // Sizes without a word or grade (7018) identify nothing.
  const isSelective = terms.some(
    (term) => term.kind === 'words' || (term.unit === null && term.value >= 1000),
  );
  return matches.length === 0 || (dropped.length > 0 && !isSelective)
    ? { matches: [], dropped: [] }
    : { matches, dropped };
}

/** Without the last numbers of more than any name has, which no product can match. */
function withoutExcess(index: SearchIndex, parsed: readonly Term[]): readonly Term[] {
  const numbers = parsed.filter(({ kind }) => kind === 'number');
  const excess = numbers.slice(index.mostNumbers + 1);
  return excess.length > 0 ? parsed.filter((term) => !excess.includes(term)) : parsed;
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
  thing: Term | undefined,
): Match[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const words = terms
    .filter((term) => term.kind === 'words')
    .map((term) => (term === thing ? placesOfThing(index, term) : matchWords(index, term)));
  const having = numbers.map((term) => numberFinder(index, term));
  const places = placesWithAll(index, words, having);
  const plainPlaces = plain === null ? new Set<number>() : placesWith(index, plain);
  const matches: Match[] = [];
  for (const place of new Set([...plainPlaces, ...places])) {
    const isPlain = plainPlaces.has(place);
    const answers = terms.length > 0 && places.has(place);
    const quality = answers ? qualityOf(index, place, numbers) : null;
    if (!isPlain && quality === null) continue;
    const sum = words.reduce((total, weights) => total + (weights.get(place) ?? 0), 0);
    // Rounded to a tenth, so that sizes decide between similar words.
    const mean = Math.round((10 * sum) / Math.max(1, words.length)) / 10;
    // Each part outweighs all later ones.
    matches.push({ place, score: 1000 * Number(isPlain) + 100 * mean + (quality ?? 0) });
  }
  return matches;
}

/** Reads a product only where a query has numbers. */
function qualityOf(index: SearchIndex, place: number, numbers: readonly NumberTerm[]) {
  return numbers.length === 0 ? 0 : matchNumbers(readAt(index, place), numbers);
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
    candidates.find((term) => !isAnywhere(index, term)) ??
    candidates.find((term) => term.kind === 'words' && term.isUse) ??
    firstDispensable(index, terms, candidates, thing);
  return without(least ?? candidates[0]);
}

/** The first candidate without which products match all other terms. */
function firstDispensable(
  index: SearchIndex,
  terms: readonly Term[],
  candidates: readonly Term[],
  thing: Term | undefined,
): Term | undefined {
  const having = new Map(terms.map((term) => [term, finderOf(index, term)]));
  const counts = new Map<number, number>();
  for (const has of having.values()) {
    for (const place of index.products.keys()) {
      if (has(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const nearly = [...counts].flatMap(([place, count]) => (count >= terms.length - 1 ? place : []));
  return candidates.find((term) => {
    const others = terms.filter((other) => other !== term);
    const mayMatch = nearly.some((place) => others.every((other) => having.get(other)?.(place)));
    return mayMatch && findMatches(index, others, null, thing).length > 0;
  });
}

/** Tells which products have a word, or may have a number. */
function finderOf(index: SearchIndex, term: Term): (place: number) => boolean {
  if (term.kind === 'number') return numberFinder(index, term);
  const places = matchWords(index, term);
  return (place) => places.has(place);
}

/** The products that a word names; where there are none, those whose description has it. */
function placesOfThing(index: SearchIndex, term: WordTerm): Weights {
  const all = matchWords(index, term);
  const isNaming = (weight: number) => weight > numbers.fields.description;
  // Copied only where it must be: thousands of tubes.
  if ([...all.values()].every(isNaming)) return all;
  const named = new Map([...all].filter(([, weight]) => isNaming(weight)));
  return named.size > 0 ? named : all;
}
