import { memoize } from '../../lib/memoize.ts';
import { remarkJoints, withoutWord } from '../lexicon/function-words.ts';
import { otherBrands } from '../lexicon/search-words.ts';
import { tradeWords } from '../lexicon/words.ts';
import { isRefusal } from '../line/building-parts.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { readProductName } from '../product/read-item.ts';
import { type Finish, finishOf, isBlack } from '../product/vocabulary.ts';
import { matchWords } from '../search/match-words.ts';
import type { Term, WordTerm } from '../search/query.ts';
import { impliedWords, indexName, productNamed, type SearchIndex } from '../search/search-index.ts';
import { isTooLong, matchTerms } from '../search/search-products.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { contradiction, wantedOf } from './contradiction.ts';
import { familyCandidates } from './family-candidates.ts';
import { exactest, withFinish } from './narrow-candidates.ts';
import { isRemark, isUse, type Request, readRequest } from './request.ts';

/** Why a product was found, or was not. */
export interface Reasons {
  /** The terms that the products have. */
  matched: readonly string[];
  /** The terms that no product has together with the others. */
  dropped: readonly string[];
  /** Products that have the terms, each with the attribute that differs. */
  contradicted: readonly string[];
}

export interface Candidates<Product extends FoundProduct = FoundProduct> {
  /** Best first; none contradicts the line. */
  products: readonly Product[];
  /** Whether they match every word and number of the line, which has one reading. */
  isComplete: boolean;
  /** The part of the line that no product matches and that it does not need. */
  remark: string;
  request: Request;
  reasons: Reasons;
}

const noReasons: Reasons = { matched: [], dropped: [], contradicted: [] };
/** Contradicted products that the reasons name. */
const mostReasons = 5;

/**
 * Products for a line by the search of the shop, without those that contradict it; without any, those
 * of the kind that it names.
 */
export function findCandidates<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  item: string,
  /** Of the heading, for a line without one. */
  context: Finish | null = null,
): Candidates<Product> {
  const found = findExact(index, item, context);
  if (found.products.length > 0 || isTooLong(item) || !isRequest(found.request)) return found;
  return { ...found, products: familyCandidates(index, found.request), isComplete: false };
}

function findExact<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  item: string,
  context: Finish | null,
): Candidates<Product> {
  const asked = readRequest(item);
  const request = withoutUnsoldBrands(index, asked);
  const nothing = { products: [], isComplete: false, remark: '', request, reasons: noReasons };
  if (isTooLong(item) || !isRequest(request)) return nothing;
  const named = productNamed(index, item);
  if (named) return { ...nothing, products: [named], isComplete: true };
  const { products, dropped } = matchTerms(index, request.terms, null);
  const reasons = {
    ...noReasons,
    matched: request.terms.filter((term) => !dropped.includes(term)).map(({ text }) => text),
    dropped: dropped.map(({ text }) => text),
  };
  const unknown = dropped.filter((term) => !isRemark(request, term));
  // An unknown word before the sizes makes it another product: `disco flap`, `tubo pvc`.
  const isOther = unknown.some(
    (term) => term.kind === 'number' || term.start < request.firstNumber,
  );
  if (isOther) return { ...nothing, reasons };
  const ignored = dropped.filter((term) => !unknown.includes(term) && !isUse(term.text));
  const { left, hasFinish, contradicted } = withoutOthers(products, request, context);
  const isKnown = unknown.length === 0 && !ignored.some(({ text }) => resemblesQuality(text));
  return {
    products: left,
    isComplete: isKnown && hasFinish && request === asked && isCertain(request, left),
    request,
    remark: remarkIn(request, ignored),
    reasons: { ...reasons, contradicted },
  };
}

/** Without the products that the line refuses, contradicts or that have another finish. */
function withoutOthers<Product extends FoundProduct>(
  products: readonly Product[],
  request: Request,
  context: Finish | null,
) {
  const allowed = products.filter(
    ({ name }) => !request.refused.some((finish) => finish === readProductName(name).finish),
  );
  const { fitting, contradicted } = withoutContradicted(allowed, request);
  const isOpen = wantedOf(request.tokens).finish === null;
  const finished = withFinish(fitting, isOpen ? context : undefined);
  const hasFinish = finished.length > 0;
  return { left: exactest(hasFinish ? finished : fitting, request), hasFinish, contradicted };
}

/** Whether all products certainly have the wanted attributes, and none is refused or excluded. */
function isCertain(request: Request, products: readonly FoundProduct[]): boolean {
  if (request.refused.length > 0 || isWithout(request, products)) return false;
  return products.every(({ name }) => wantedOf(request.tokens).isCertainFor(name ?? ''));
}

/** Sizes alone name nothing, but inches may. */
function isRequest({ tokens }: Request): boolean {
  if (isRefusal(tokens[0]?.text ?? '')) return false;
  return tokens.some(
    (token) =>
      token.kind === 'word' ||
      token.kind === 'code' ||
      (token.kind === 'number' && (token.isFraction || token.unit?.unit === 'in')),
  );
}

function withoutContradicted<Product extends FoundProduct>(
  products: readonly Product[],
  request: Request,
): { fitting: readonly Product[]; contradicted: readonly string[] } {
  const isKind = isOfKind(request);
  const wanted = wantedOf(request.tokens);
  const contradicted: string[] = [];
  const fitting = products.filter(({ name }) => {
    const because = isKind(name ?? '') ? contradiction(wanted, name ?? '') : 'kind';
    if (because && contradicted.length < mostReasons) contradicted.push(`${because}: ${name}`);
    return because === null;
  });
  return { fitting, contradicted };
}

/** From the first to the last of some terms: `cortado a la mitad`, `no cortar`. */
function remarkIn({ tokens }: Request, ignored: readonly Term[]): string {
  if (ignored.length === 0) return '';
  const starts = ignored.map(({ start }) => start);
  const least = Math.min(...starts);
  const most = Math.max(...starts);
  const first = tokens.findIndex(({ start }) => start >= least);
  const before = tokens[first - 1];
  const isJoined = before !== undefined && remarkJoints.includes(before.text);
  const part = tokens.filter(({ start }, at) => at >= first - Number(isJoined) && start <= most);
  return part.map(({ text }) => text).join(' ');
}

function withoutUnsoldBrands(index: SearchIndex, request: Request): Request {
  const isUnsold = (term: Term) =>
    term.kind === 'words' && otherBrands.includes(term.text) && matchWords(index, term).size === 0;
  if (!request.terms.some(isUnsold)) return request;
  return { ...request, terms: request.terms.filter((term) => !isUnsold(term)) };
}

/**
 * Whether a name has the words of the line before its sizes, which are the kind of product; a
 * description has many other words.
 */
function isOfKind({ terms, firstNumber }: Request): (name: string) => boolean {
  const words = terms.filter((term): term is WordTerm => term.kind === 'words');
  const before = words.filter(({ start }) => start < firstNumber);
  const kinds = before.length > 0 ? before : words;
  const has = memoize((name: string) => {
    const { words, attributes } = indexName(name);
    const own = [...words, ...impliedWords(attributes)];
    const isIn = (typed: string) => own.some(isSpelling(typed).of);
    return kinds.every(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every(isIn)),
    );
  });
  return has;
}

/** Whether a word of a name is a typed word, perhaps misspelt. */
const isSpelling = memoize((typed: string) => ({
  of: memoize((word: string) => scoreWord(typed, word) > 0 || scoreMisspelling(typed, word) > 0),
}));

/** Whether an unknown word may be a finish or shape that the reader does not know. */
function resemblesQuality(text: string): boolean {
  if (text.length < 4) return false;
  return tradeWords.some(
    ({ word, role, spellings = [] }) =>
      (role === 'finish' || role === 'shape') &&
      [word, ...spellings].some(
        (spelling) => spelling.length > 3 && spelling.slice(0, 4) === text.slice(0, 4),
      ),
  );
}

/** The buyer chooses what «sin» excludes. */
function isWithout({ tokens }: Request, products: readonly FoundProduct[]): boolean {
  const hasWord = (list: readonly Token[]) =>
    list.some(({ kind, text }) => kind === 'word' && text === withoutWord);
  return hasWord(tokens) && !products.some(({ name }) => hasWord(tokenize(name ?? '')));
}

/** The finish that a heading names; null for none, or for black and coated. */
export function finishOfHeading(heading: string): Finish | null {
  const named = tokenize(heading).map((token) => finishOf([token], 'plate'));
  const [first, ...others] = new Set(
    named.filter((finish) => finish !== null && finish !== 'NEGRO'),
  );
  if (others.length > 0) return null;
  if (first && !isBlack(first) && named.includes('NEGRO')) return null;
  return first ?? (named.includes('NEGRO') ? 'NEGRO' : null);
}
