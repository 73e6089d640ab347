import { memoize } from '../../lib/memoize.ts';
import { type Asked, readAsked } from '../asked/asked.ts';
import type { Term, WordTerm } from '../asked/term.ts';
import { remarkJoints, withoutWord } from '../lexicon/function-words.ts';
import { otherBrands } from '../lexicon/search-words.ts';
import { type Finish, tradeWords } from '../lexicon/words.ts';
import { isRefusal } from '../line/building-parts.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { impliedWords, wordsOfBrand } from '../product/named-words.ts';
import { readProductName } from '../product/read-item.ts';
import { indexName } from '../search/indexed-name.ts';
import { matchWords } from '../search/match-words.ts';
import { productNamed } from '../search/named-product.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { isTooLong, matchTerms } from '../search/search-products.ts';
import { type Phrase, plainOf, wordsIn } from '../text/phrase.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { compare, differenceIn, isCertainFor, qualitiesOf } from './compare.ts';
import { exactest, withFinish } from './narrow-products.ts';
import { productsOfKind } from './products-of-kind.ts';
import { isRemark, isUse } from './remarks.ts';

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
  remark: Phrase;
  asked: Asked;
  reasons: Reasons;
}

const noReasons: Reasons = { matched: [], dropped: [], contradicted: [] };
/** Contradicted products that the reasons name. */
const mostReasons = 5;

/**
 * Products for a phrase by the search of the shop, without those that contradict it; without any,
 * those of the kind that it names.
 * @param context the finish of the heading, for a phrase without one
 */
export function findProducts<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  phrase: Phrase,
  context: Finish | null = null,
): Candidates<Product> {
  const found = findExact(index, phrase, context);
  const isFound = found.products.length > 0 || isTooLong(plainOf(phrase)) || !asksFor(found.asked);
  return isFound
    ? found
    : { ...found, products: productsOfKind(index, found.asked), isComplete: false };
}

function findExact<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  phrase: Phrase,
  context: Finish | null,
): Candidates<Product> {
  const whole = readAsked(phrase);
  const asked = withoutUnsoldBrands(index, whole);
  const nothing = { products: [], isComplete: false, remark: [], asked, reasons: noReasons };
  const text = plainOf(phrase);
  if (isTooLong(text) || !asksFor(asked)) return nothing;
  const named = productNamed(index, text);
  if (named) return { ...nothing, products: [named], isComplete: true };
  const { products, isWhole, dropped } = matchTerms(index, asked.terms);
  const reasons = {
    ...noReasons,
    matched: asked.terms.filter((term) => !dropped.includes(term)).map((term) => term.text),
    dropped: dropped.map((term) => term.text),
  };
  const unknown = dropped.filter((term) => !isRemark(asked, term));
  // An unknown word before the sizes makes it another product: `disco flap`, `tubo pvc`.
  const isOther = unknown.some((term) => term.kind === 'number' || term.at < asked.firstNumber);
  if (isOther) return { ...nothing, reasons };
  const ignored = dropped.filter((term) => !unknown.includes(term) && !isUse(term.text));
  const { left, hasFinish, contradicted } = withoutOthers(products, asked, context);
  const isKnown = unknown.length === 0 && !ignored.some((term) => resemblesQuality(term.text));
  return {
    products: left,
    isComplete: isWhole && isKnown && hasFinish && asked === whole && isCertain(asked, left),
    asked,
    remark: remarkIn(asked, ignored),
    reasons: { ...reasons, contradicted },
  };
}

/** Without the products that the line refuses, contradicts or that have another finish. */
function withoutOthers<Product extends FoundProduct>(
  products: readonly Product[],
  asked: Asked,
  context: Finish | null,
) {
  const allowed = products.filter(
    ({ name }) => !asked.refused.some((finish) => finish === readProductName(name).finish),
  );
  const { fitting, contradicted } = withoutContradicted(allowed, asked);
  const isOpen = qualitiesOf(asked).finish === null;
  const finished = withFinish(fitting, isOpen ? context : undefined);
  const hasFinish = finished.length > 0;
  return { left: exactest(hasFinish ? finished : fitting, asked), hasFinish, contradicted };
}

/** Whether all products certainly have the wanted attributes, and none is refused or excluded. */
function isCertain(asked: Asked, products: readonly FoundProduct[]): boolean {
  if (asked.refused.length > 0 || isWithout(asked, products)) return false;
  return products.every(({ name }) => isCertainFor(asked, readProductName(name)));
}

/** Sizes alone name nothing, but inches may. */
function asksFor({ tokens }: Asked): boolean {
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
  asked: Asked,
): { fitting: readonly Product[]; contradicted: readonly string[] } {
  const isKind = isOfKind(asked);
  const contradicted: string[] = [];
  const fitting = products.filter((product) => {
    const { name } = product;
    const because = isKind(product) ? differenceIn(compare(asked, readProductName(name))) : 'kind';
    if (because && contradicted.length < mostReasons) contradicted.push(`${because}: ${name}`);
    return because === null;
  });
  return { fitting, contradicted };
}

/** From the first to the last of some terms: `cortado a la mitad`, `no cortar`. */
function remarkIn({ tokens }: Asked, ignored: readonly Term[]): Phrase {
  if (ignored.length === 0) return [];
  const places = ignored.map((term) => term.at);
  const first = Math.min(...places);
  const isJoined = remarkJoints.includes(tokens[first - 1]?.text ?? '');
  return tokens.slice(isJoined ? first - 1 : first, Math.max(...places) + 1);
}

function withoutUnsoldBrands(index: SearchIndex, asked: Asked): Asked {
  const isUnsold = (term: Term) =>
    term.kind === 'words' && otherBrands.includes(term.text) && matchWords(index, term).isEmpty();
  if (!asked.terms.some(isUnsold)) return asked;
  return { ...asked, terms: asked.terms.filter((term) => !isUnsold(term)) };
}

/**
 * Whether name and brand have the words of the line before its sizes, which are the kind of product;
 * a description has many other words.
 */
function isOfKind({ terms, firstNumber }: Asked): (product: FoundProduct) => boolean {
  const words = terms.filter((term): term is WordTerm => term.kind === 'words');
  const before = words.filter((term) => term.at < firstNumber);
  const kinds = before.length > 0 ? before : words;
  return (product) => {
    const { words: named, attributes } = indexName(product.name ?? '');
    const own = [...named, ...impliedWords(attributes), ...wordsOfBrand(product)];
    const isIn = (typed: string) => own.some(isSpelling(typed).of);
    return kinds.every(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every(isIn)),
    );
  };
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
function isWithout({ tokens }: Asked, products: readonly FoundProduct[]): boolean {
  const isNamed = ({ name }: FoundProduct) => indexName(name ?? '').words.includes(withoutWord);
  return wordsIn(tokens).includes(withoutWord) && !products.some(isNamed);
}
