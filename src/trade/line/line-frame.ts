import {
  currencyLetter,
  currencyWords,
  priceIntroduction,
  priceTitles,
  priceWords,
  weightTitles,
} from '../lexicon/prices.ts';
import {
  closingWords,
  courtesyJoints,
  courtesyWords,
  lastJoints,
  numberingWords,
  openingJoints,
} from '../lexicon/requests.ts';
import { wordList } from '../text/dictionary.ts';
import { isBefore, isMark, isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { behindPart } from './building-parts.ts';
import { countAt } from './count.ts';
import { withoutTimes } from './line-times.ts';

export const isClosing = wordList(closingWords);

/** Without numbering, decoration, courtesy, times, a price and a weight behind the pieces. */
export function withoutFrame(all: readonly Token[]): readonly Token[] {
  let tokens = withoutDecoration(all);
  tokens = withoutDecoration(tokens.slice(numberingEnd(tokens)));
  tokens = behindPart(tokens.slice(courtesyEnd(tokens)));
  tokens = withoutClosing(withoutWeight(withoutPrice(withoutTimes(tokens))));
  return tokens;
}

function withoutDecoration(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(
    (token) => token.kind !== 'mark' || '("\'[.#'.includes(token.text),
  );
  const isDecoration = (token: Token) => token.kind === 'mark' && !')"\'].°'.includes(token.text);
  let end = tokens.length;
  while (end > 0 && isDecoration(tokens[end - 1] as Token)) end -= 1;
  return start === -1 ? [] : tokens.slice(start, end);
}

/** Behind `1.`, `1)`, `(3)`, `ítem 3:`, `a)`. */
function numberingEnd(tokens: readonly Token[]): number {
  const isOpen = isMark(tokens[0], '([');
  const start = isOpen ? 1 : 0;
  const hasWord = isWord(tokens[start], numberingWords);
  const wordEnd = isMark(tokens[start + 1], '.') ? start + 2 : start + 1;
  const at = hasWord ? wordEnd : start;
  const number = tokens[at];
  const isLetter =
    number?.kind === 'word' && number.text.length === 1 && isMark(tokens[at + 1], ')');
  if (isLetter) return at + 2;
  if (number?.kind !== 'number' || number.unit || number.digits.length > 3) return 0;
  let end = at + 1;
  while (
    isMark(tokens[end], '.)]-°:') &&
    (end === at + 1 || isBefore(tokens[end - 1], tokens[end]))
  )
    end += 1;
  const isNumbering = end > at + 1 || hasWord;
  const isPoint = isMark(tokens[at + 1], '.)]°') || hasWord;
  return isNumbering && isPoint && !isBefore(tokens[end - 1], tokens[end]) && tokens[end] ? end : 0;
}

/** `@ 95.50`, `S/. 210.00 c/u`, `(S/ 95)`, `a 95 soles`, `precio 95` */
function withoutPrice(tokens: readonly Token[]): readonly Token[] {
  const sign = tokens.findIndex((token, place) => startsPrice(tokens, token, place));
  const at =
    isMark(tokens[sign - 1], '(') || isWord(tokens[sign - 1], [priceIntroduction])
      ? sign - 1
      : sign;
  const rest = tokens.slice(Math.max(sign, 0));
  const isPrice =
    rest.some(({ kind }) => kind === 'number') &&
    rest.every((token) => token.kind !== 'word' || priceWords.includes(token.text));
  return at > 0 && isPrice ? tokens.slice(0, at) : tokens;
}

function startsPrice(tokens: readonly Token[], token: Token, at: number): boolean {
  const next = tokens[at + 1];
  if (isMark(token, '@') || (isWord(token, [currencyLetter]) && isMark(next, '/'))) return true;
  if (isWord(token, priceTitles)) return next?.kind === 'number';
  return token.kind === 'number' && isWord(next, currencyWords);
}

/** `8 pzas 55.2 kg/pza`, `24 und = 522 kg` */
function withoutWeight(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) => place > 0 && token.kind === 'number' && token.unit?.unit === 'kg',
  );
  const weight = tokens[at];
  if (!weight || tokens.slice(at + 1).some(({ kind }) => kind === 'number')) return tokens;
  let start = at;
  while (isMark(tokens[start - 1], '=(:') || isWord(tokens[start - 1], weightTitles)) start -= 1;
  const hasPieces = tokens.slice(0, start).some((_, place) => {
    const count = countAt(tokens, place);
    return count?.hasUnit && count.unit === 'piece' && count.end === start;
  });
  return hasPieces ? tokens.slice(0, start) : tokens;
}

function withoutClosing(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 1 && (isClosing(tokens[end - 1]?.text ?? '') || isMark(tokens[end - 1], ',!')))
    end -= 1;
  return end === tokens.length ? tokens : tokens.slice(0, end);
}

/** The place of the first token behind greeting and request words: `Hola, por favor cotizar 10 tubos`. */
function courtesyEnd(tokens: readonly Token[]): number {
  let end = 0;
  for (const [at, { kind, text }] of tokens.entries()) {
    const isCourtesy = kind === 'word' && courtesyWords.includes(text);
    const isJoint =
      kind === 'word' && courtesyJoints.includes(text) && (at > 0 || openingJoints.includes(text));
    if (isCourtesy) end = at + 1;
    else if (!isJoint && kind !== 'mark') break;
  }
  while (end > 0 && tokens[end]?.kind === 'mark' && !'("[#'.includes(tokens[end]?.text ?? ''))
    end += 1;
  const joint = tokens[end];
  if (end > 0 && joint?.kind === 'word' && lastJoints.includes(joint.text)) end += 1;
  return end < tokens.length ? end : 0;
}
