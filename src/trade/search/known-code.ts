import { codeKey } from '../../lib/product-code.ts';
import { codeTitles } from '../lexicon/requests.ts';
import { withoutCode } from '../line/product-code.ts';
import { type Phrase, plainOf, writtenOf } from '../text/phrase.ts';
import { isBefore, isMark, isWord } from '../text/token-tests.ts';
import type { SearchIndex } from './search-index.ts';

/** In tokens: `FC-01-7-A`. */
const longestCode = 5;
/** In characters of the key: shorter ones may be sizes, as `e2` and `m10`. */
const leastNextToWords = 4;
/** Digits of a code with signs between them, `01-0025`; fewer may be sizes. */
const leastDigits = 6;

/**
 * Finds a code of the owner in a phrase, with what is next to it: `10 FC-017`, `fierro, cod. fc 017`.
 * Null without one that the catalogue has.
 */
export function knownCodeIn(
  index: SearchIndex,
  tokens: Phrase,
): { code: string; rest: Phrase } | null {
  for (const start of tokens.keys()) {
    for (let end = Math.min(start + longestCode, tokens.length); end > start; end -= 1) {
      if (!isKnownCode(index, tokens, start, end)) continue;
      const code = writtenOf(tokens.slice(start, end));
      return { code, rest: withoutCode(tokens, beforeTitle(tokens, start), end) };
    }
  }
  return null;
}

function isKnownCode(index: SearchIndex, tokens: Phrase, start: number, end: number): boolean {
  const isPart = isJoined(tokens, start, -1) || isJoined(tokens, end - 1, 1);
  const key = codeKey(plainOf(tokens.slice(start, end)));
  if (isPart || !index.codes.hasOwn(key) || isMark(tokens[end - 1], '-_.')) return false;
  const isTitled = beforeTitle(tokens, start) < start;
  if (isTitled) return true;
  const isAlone = start === 0 && end === tokens.length;
  const digits = key.match(/\d/g)?.length ?? 0;
  const isCode = /\p{L}/u.test(key)
    ? digits > 0 && (isAlone || key.length >= leastNextToWords)
    : digits >= leastDigits && key.includes('-');
  return isCode && !isWordOfOthers(index, key);
}

/** Whether a token is written together with the next one in a direction: the `FC-01` of `FC-01-7`. */
function isJoined(tokens: Phrase, at: number, step: 1 | -1): boolean {
  const meets = (one: number, other: number) =>
    step === 1 ? isBefore(tokens[one], tokens[other]) : isBefore(tokens[other], tokens[one]);
  const next = at + step;
  if (!meets(at, next) || isMark(tokens[next], 'x')) return false;
  return (
    tokens[next]?.kind !== 'mark' || (isMark(tokens[next], '-_./') && meets(next, next + step))
  );
}

/** Whether names of other products have the code as a word: `A36`. */
function isWordOfOthers({ words, codes }: SearchIndex, key: string): boolean {
  const own = codes.find(key);
  return [...(words.get(key)?.keys() ?? [])].some(({ places }) =>
    places.some((place) => !own.includes(place)),
  );
}

/** The place of the title before a code: `cod.`; of the code without one. */
function beforeTitle(tokens: Phrase, start: number): number {
  let at = start - 1;
  while (isMark(tokens[at], '.:#°º')) at -= 1;
  return isWord(tokens[at], codeTitles) ? at : start;
}
