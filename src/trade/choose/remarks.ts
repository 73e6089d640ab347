import { nameWithBrand } from '../../lib/brand.ts';
import { fold } from '../../lib/fold.ts';
import type { Asked } from '../asked/asked.ts';
import type { Term } from '../asked/term.ts';
import { forWords, remarkIntroductions } from '../lexicon/function-words.ts';
import { remarkWords, uses } from '../lexicon/remarks.ts';
import { containerWords } from '../lexicon/search-words.ts';
import { isPart } from '../line/building-parts.ts';
import type { FoundProduct } from '../product/found-product.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { wordList } from '../text/dictionary.ts';
import { type Phrase, wordsIn, writtenOf } from '../text/phrase.ts';
import { isGrade } from '../text/read-code.ts';
import type { Token } from '../text/tokens.ts';
import { isContraryWord, isOtherMaterial, tradeWord } from '../text/trade-word.ts';

const isRemarkWord = wordList(remarkWords);
const isOwnUse = wordList(uses);
const isContainer = wordList(containerWords);

/** Whether a word only names the unit, or the use of the product in a building. */
export function isUse(word: string): boolean {
  return isPart(word) || isContainer(word) || isOwnUse(word);
}

const isIntroducing = wordList(remarkIntroductions);

/** Whether a term that no product matches is a remark behind the product. */
export function isRemark({ tokens, firstNumber }: Asked, term: Term): boolean {
  const words = term.text.split(' ');
  if (words.some((word) => isContraryWord(word) || isOtherMaterial(word))) return false;
  const before = tokens.slice(0, term.at);
  if (before.some(({ kind, text }) => kind === 'word' && forWords.includes(text))) return true;
  if (before.length === 0 || term.kind === 'number') return false;
  if (words.every((word) => isPart(word) || isRemarkWord(word) || isUse(word))) return true;
  // `con tapa`, `cortado a la mitad`
  const introducing = before
    .filter(({ kind }) => kind === 'word')
    .some(({ text }) => isIntroducing(text));
  return introducing && firstNumber < term.at;
}

/**
 * Whether a word of a remark tells products of one kind apart: `A706`, `estriada`, `titanio`.
 * @param head the first word of the products that were found
 */
export function isQuality({ kind, text }: Token, head: string, index: SearchIndex): boolean {
  if (kind === 'code') return isGrade(text);
  if (kind !== 'word' || text.length < 3) return false;
  const role = tradeWord(text)?.role;
  if (role === 'shape' || role === 'quality' || isContraryWord(text)) return true;
  if (head === '') return false;
  return [...(index.words.get(text)?.keys() ?? [])].some(
    ({ reading, places }) =>
      reading.words.includes(text) &&
      places.some((place) => fold(index.products[place]?.name ?? '').startsWith(head)),
  );
}

/** The part of a remark next to the line that the product does not have, as written. */
export function remarkNotIn(remark: Phrase, product: FoundProduct): string {
  const own = fold(nameWithBrand(product));
  const isNew = (word: string) => word.length > 2 && !isUse(word) && !own.includes(word);
  if (!wordsIn(remark).some(isNew)) return '';
  return writtenOf(remark.filter((token) => !isBareNumber(token)));
}

const isBareNumber = (token: Token) => token.kind === 'number' && token.unit === null;
