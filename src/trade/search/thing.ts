import type { Term, WordTerm } from '../asked/term.ts';
import { isBrand } from '../asked/terms.ts';
import { containerWords } from '../lexicon/search-words.ts';
import { namesOfGoods } from '../lexicon/several-requests.ts';
import { numbers } from '../numbers.ts';
import { wordList } from '../text/dictionary.ts';
import { stem } from '../text/stem.ts';
import { numberFinder } from './find-places.ts';
import { readAt } from './indexed-name.ts';
import { hasNumber } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import type { SearchIndex } from './search-index.ts';

export const isNameOfGoods = wordList(namesOfGoods);
const containers = new Set(containerWords.map(stem));

/**
 * The word that names the thing: in Spanish the first noun. Not `galvanizado` in `galvanizado tubo`,
 * a brand, or the measure of `caja de electrodos`.
 */
export function thingOf(index: SearchIndex, terms: readonly Term[]): Term | undefined {
  const words = terms.filter((term) => term.kind === 'words' && !term.isUse) as WordTerm[];
  const [first, second] = words.filter(({ text }) => !isBrand(text));
  if (first && second && containers.has(stem(first.text)) && isProductKind(index, second)) {
    return second;
  }
  const kind = words.find((term) => isProductKind(index, term));
  return first && (!kind || isMissing(index, first)) ? first : kind;
}

/** Whether the shop has nothing of that name; a description names other goods. */
function isMissing(index: SearchIndex, term: WordTerm): boolean {
  if (!isNameOfGoods(term.text)) return !isAnywhere(index, term);
  return matchWords(index, term).ofNames().isEmpty();
}

/** Whether product names start with the term. */
export function isProductKind(index: SearchIndex, term: Term): boolean {
  return term.kind === 'words' && !matchWords(index, term).above(numbers.fields.name).isEmpty();
}

/** Whether a product has a term by itself. */
export function isAnywhere(index: SearchIndex, term: Term): boolean {
  if (term.kind === 'words') return !matchWords(index, term).isEmpty();
  const mayHave = numberFinder(index, term);
  const has = (_: unknown, place: number) =>
    mayHave(place) && hasNumber(readAt(index, place), term);
  return index.products.some(has);
}
