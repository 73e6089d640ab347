import { memoize } from '../../lib/memoize.ts';
import { otherThanSteel } from '../lexicon/families.ts';
import { contraryWords } from '../lexicon/remarks.ts';
import { otherThings } from '../lexicon/search-words.ts';
import { otherQualities, type TradeWord, tradeWords } from '../lexicon/words.ts';
import { dictionary, wordList } from './dictionary.ts';
import { scoreMisspelling } from './score-word.ts';

const rowSpelled = dictionary(tradeWords, ({ word, spellings = [] }) => [word, ...spellings]);
const isListedMaterial = wordList(otherThanSteel);
const isOtherQuality = wordList(otherQualities);
const isContrary = wordList(contraryWords);
const isListedThing = wordList(otherThings);

/** Whether a word names a kind of steel product or its shape, which the shop may sell. */
function namesKind(word: string): boolean {
  const role = rowSpelled(word)?.role;
  return role === 'product' || role === 'shape';
}

/** Whether a word makes another product of what precedes it. */
export const isContraryWord = (word: string): boolean => isContrary(word) && !namesKind(word);
/** Whether a word makes a name one of another material; not a word that names a kind of steel. */
export const isOtherMaterial = (word: string): boolean =>
  isListedMaterial(word) && !namesKind(word);
export const isOtherThing = (word: string): boolean => isListedThing(word) && !namesKind(word);

const rowOfSpelling = memoize((spelling: string): { row: TradeWord | null } => ({
  row:
    rowSpelled(spelling) ?? rowOfLetters(spelling) ?? diminished(spelling) ?? resembled(spelling),
}));

/** The word of the lexicon that a spelling means; also one that is misspelt or a diminutive. */
export function tradeWord(spelling: string): TradeWord | null {
  return rowOfSpelling(spelling).row;
}

/** Shortest word that is corrected: shorter ones resemble too many. */
const leastLetters = 6;

const leastOfProduct = 5;
const isOtherWord = (word: string) =>
  isOtherMaterial(word) || isOtherThing(word) || isOtherQuality(word);

/** Without doubled letters: `fiero` and `fierroo` are `fierro`. */
const withoutDoubled = (word: string) => word.replace(/(.)\1+/gu, '$1');
const products = tradeWords.filter(
  ({ role, word }) => role === 'product' && word.length >= leastOfProduct,
);
const productOfLetters = dictionary(products, ({ word }) => [withoutDoubled(word)]);

function rowOfLetters(spelling: string): TradeWord | null {
  const isLong = spelling.length >= leastOfProduct;
  return isLong && !isOtherWord(spelling) ? productOfLetters(withoutDoubled(spelling)) : null;
}

const diminutive = /^(.{3,}?)it[oa]s?$/u;

/** `angulitos`, `platinita` */
function diminished(spelling: string): TradeWord | null {
  const [, root = ''] = diminutive.exec(spelling) ?? [];
  if (root === '' || isOtherWord(spelling)) return null;
  const [found] = ['o', 'a', ''].flatMap((ending) => rowSpelled(root + ending) ?? []);
  return found ?? null;
}

function resembled(spelling: string): TradeWord | null {
  if (spelling.length < leastLetters || isOtherWord(spelling)) return null;
  const [best] = tradeWords
    .filter(
      ({ role, word }) => (role === 'finish' || role === 'shape') && word.length >= leastLetters,
    )
    .map((row) => ({ row, score: scoreMisspelling(spelling, row.word) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.row : null;
}
