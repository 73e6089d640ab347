import { fold, foldEnye } from '../../lib/fold.ts';
import { limits } from '../../lib/limits.ts';
import { type Asked, readAsked, readQuery } from '../asked/asked.ts';
import type { Term } from '../asked/term.ts';
import { readCodeRequest } from '../line/product-code.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { tokenize } from '../text/tokens.ts';
import { finderOf, findTerms } from './find-terms.ts';
import { knownCodeIn } from './known-code.ts';
import { productsByCode } from './named-product.ts';
import { inOrder, orderIn, type SearchOrder, usualFirst } from './order-products.ts';
import { type Match, ranked } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

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
  if (named) return onlyFirst(productsByCode(index, named.code));
  const known = knownCodeIn(index, tokenize(query));
  if (!known) {
    const first = mayBeCode.test(plain) ? productsByCode(index, plain) : [];
    return findText(index, { asked, plain, query, most, first });
  }
  const first = productsByCode(index, known.code);
  const others = known.rest.length > 0 ? readAsked(known.rest) : asked;
  const found = findText(index, { asked: others, plain, query, most, first });
  // Without the code, its letters and digits find other things.
  return known.rest.length === 0 && found.dropped.length > 0 ? onlyFirst(first) : found;
}

/** Digits, or letters and digits; with letters, a size is found too: `a36`. */
const mayBeCode = /^\d+$|\p{L}.*\d|\d.*\p{L}/u;

function onlyFirst<Product extends FoundProduct>(first: readonly Product[]) {
  return { ...nothingFound, products: first, count: first.length };
}

interface TextSearch<Product extends FoundProduct> {
  asked: Asked;
  /** Lower-case text for the substring match. */
  plain: string;
  query: string;
  most: number;
  /** Those with the code in the query. */
  first: readonly Product[];
}

function findText<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  { asked, plain, query, most, first }: TextSearch<Product>,
): SearchResult<Product> {
  const { matches, dropped } = findTerms(index, searchedTerms(asked), plain);
  const found = orderIn(dropped);
  const isReordered = found !== null || asked.uses.some(({ usual }) => usual);
  const products = ranked(index, matches, isReordered ? Number.POSITIVE_INFINITY : most);
  const isFirst = (product: Product | undefined) => first.some((other) => other === product);
  const among = matches.filter(({ place }) => isFirst(index.products[place])).length;
  const inOwnOrder = found ? inOrder(products, found.order) : usualFirst(products, asked.uses);
  return {
    products: [...first, ...inOwnOrder.filter((product) => !isFirst(product))],
    count: matches.length - among + first.length,
    dropped: asTyped(
      dropped.filter((term) => term !== found?.term),
      query,
    ),
    order: found?.order ?? null,
  };
}

/**
 * Millimetres find the nearest inches too, so what it is built into must not exclude the exact size:
 * `fierro cuadrado 12 mm para rejas`.
 */
function searchedTerms({ terms, searched }: Asked): readonly Term[] {
  const isMetric = terms.some((term) => term.kind === 'number' && term.unit === 'mm');
  return isMetric ? terms : searched;
}

/** Beyond the limit of the schema, nothing is searched. */
export function isTooLong(query: string): boolean {
  return [...query.trim()].length > limits.searchTerm;
}

/** Products that a line is compared with: far more than a buyer chooses from. */
const mostCompared = 500;

/**
 * Finds the products for the terms of a line, best first.
 * @param beside other terms of the line: of very many products, those are compared that have most of them
 */
export function matchTerms<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  terms: readonly Term[],
  beside: readonly Term[] = [],
): { products: readonly Product[]; isWhole: boolean; dropped: readonly Term[] } {
  const { matches, dropped } = findTerms(index, terms, null);
  const isWhole = matches.length <= mostCompared;
  const likeliest = isWhole ? matches : withMost(index, matches, beside);
  return { products: ranked(index, likeliest, mostCompared), isWhole, dropped };
}

/** The matches that may have most of some terms. */
function withMost(
  index: SearchIndex,
  matches: readonly Match[],
  terms: readonly Term[],
): readonly Match[] {
  if (terms.length === 0) return matches;
  const finders = terms.map((term) => finderOf(index, term));
  const counted = matches.map((match) => ({
    match,
    count: finders.filter((mayHave) => mayHave(match.place)).length,
  }));
  counted.sort((a, b) => b.count - a.count);
  return counted.slice(0, mostCompared).map(({ match }) => match);
}

/** The texts of terms as typed, each once: `portón` for `porton`. */
function asTyped(terms: readonly Term[], query: string): readonly string[] {
  const plain = (word: string) => foldEnye(fold(word));
  const words = query.normalize('NFC').match(/[\p{L}\p{N}-]+/gu) ?? [];
  const texts = terms.map(({ text }) => words.find((word) => plain(word) === plain(text)) ?? text);
  return [...new Set(texts)];
}
