import { headingEndings, headingWords } from '../lexicon/headings.ts';
import { farewells, introductionWords } from '../lexicon/letters.ts';
import {
  conditionStarts,
  conditions,
  conditionWords,
  greetings,
  listTitles,
  noTitles,
  remarkStarts,
  salutations,
} from '../lexicon/notes.ts';
import { ordinalEndings } from '../lexicon/requests.ts';
import type { Unit } from '../lexicon/units.ts';
import { wordList } from '../text/dictionary.ts';
import { startsWithPhrase } from '../text/starts-with-phrase.ts';
import type { Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';

/** What a line is that asks for no product; `condition` belongs to the note of the request. */
export type NoteKind = 'heading' | 'condition';

const isGreeting = startsWithPhrase(greetings);
const startsAsFarewell = startsWithPhrase(farewells);
const isListTitle = startsWithPhrase(listTitles);
const isNoTitle = startsWithPhrase(noTitles);
const isConditionStart = startsWithPhrase(conditions);
const isRemarkStart = startsWithPhrase(remarkStarts);
const isConditionWord = wordList(conditionWords);
const isIntroductionWord = wordList(introductionWords);
const isHeadingWord = (word: string) => headingWords.includes(word);

/** Whether a line is a greeting, heading or condition; null for a request. */
export function noteKindOf(tokens: readonly Token[]): NoteKind | null {
  const all = textsOf(tokens);
  const start = all.findIndex((text) => /[\p{L}\p{N}]/u.test(text));
  const texts = start === -1 ? [] : all.slice(start);
  const words = texts.filter((text) => /\p{L}/u.test(text));
  const hasDigits = tokens.some(
    (token, at) => isFigure(tokens, token, at) && !isInTelephone(tokens, at),
  );
  if (hasDigits && containsSize(tokens) && namesProduct(tokens)) return null;
  if (countsProduct(tokens)) return null;
  if (isCondition(texts, hasDigits)) return 'condition';
  if (isListTitle(texts) && !isNoTitle(texts)) return 'heading';
  if (startsAsFarewell(texts) && !namesProduct(tokens)) return 'heading';
  if (isGreeting(texts)) {
    return hasDigits && !salutations.includes(texts[0] ?? '') ? null : 'heading';
  }
  return hasDigits ? null : noteOfWords(all, words);
}

/** What a line without figures is. */
function noteOfWords(all: readonly string[], words: readonly string[]): NoteKind | null {
  if (isTitled(all) && words.some(isIntroductionWord)) return 'heading';
  if (words.some(isConditionWord)) return 'condition';
  if (isTitled(all)) return 'heading';
  return isGroup(words) ? 'heading' : null;
}

/** Whether a line says goodbye. */
export function isFarewell(tokens: readonly Token[]): boolean {
  return startsAsFarewell(textsOf(tokens));
}

/** Whether a line behind a farewell may be the sender's name, post or company. */
export function isSignature(tokens: readonly Token[]): boolean {
  return !tokens.some((token, at) => isFigure(tokens, token, at)) && !namesProduct(tokens);
}

/** The words and signs of a text, with numbers as written. */
function textsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.text);
}

/** Not the number of an ordinal: `2do piso`. */
function isFigure(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.kind === 'code') return /\d/.test(token.text);
  if (token.kind !== 'number') return false;
  const next = tokens[at + 1];
  const isOrdinal = next?.kind === 'word' && next.start === token.end && next.text.length === 2;
  return !(isOrdinal && ordinalEndings.includes(next.text));
}

/** Least digits of a telephone number; quantities and sizes have fewer. */
const telephoneDigits = 7;

/** Whether a number is part of a telephone number: `987 654 321`. */
function isInTelephone(tokens: readonly Token[], at: number): boolean {
  const isGroup = (token: Token | undefined) =>
    token?.kind === 'number' && token.unit === null && /^\d+$/.test(token.text);
  let [first, end] = [at, at];
  while (isGroup(tokens[first - 1])) first -= 1;
  while (isGroup(tokens[end])) end += 1;
  const groups = tokens.slice(first, end);
  return groups.reduce((digits, { text }) => digits + text.length, 0) >= telephoneDigits;
}

/** Units with which a number is a size and no count of days or floors. */
const sizeUnits: readonly Unit[] = ['in', 'mm', 'm'];

function containsSize(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      token.kind === 'number' &&
      (token.isFraction ||
        (token.decimals > 0 && token.unit === null) ||
        sizeUnits.includes(token.unit?.unit ?? 'piece') ||
        (tokens[at + 1]?.kind === 'mark' && tokens[at + 1]?.text === 'x')),
  );
}

/** Whether a line names a product of the lexicon: with a size it asks for it, whatever it begins with. */
function namesProduct(tokens: readonly Token[]): boolean {
  return tokens.some(isProduct);
}

/** `buenas, 3 fierros de media` */
function countsProduct(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const counted = tokens[at + 1];
    return token.kind === 'number' && token.decimals === 0 && counted && isProduct(counted);
  });
}

function isProduct({ kind, text }: Token): boolean {
  return kind === 'word' && tradeWord(text)?.role === 'product';
}

function isCondition(texts: readonly string[], hasDigits: boolean): boolean {
  const begin = texts.findIndex((text) => !conditionStarts.includes(text));
  const places = begin > 0 ? [0, begin] : [0];
  const isStart = places.some((place) => isConditionStart(texts.slice(place)));
  return isStart || (!hasDigits && isRemarkStart(texts));
}

/** `TUBERIA:`, `*PEDIDO*` */
function isTitled(texts: readonly string[]): boolean {
  const last = texts.filter((text) => !['*', '_'].includes(text)).at(-1);
  const isFramed =
    ['*', '_', '#'].includes(texts[0] ?? '') && ['*', '_', '#'].includes(texts.at(-1) ?? '');
  return last === ':' || isFramed;
}

function isGroup(words: readonly string[]): boolean {
  const [only = '', ...others] = words;
  if (only === '' || !words.every(isHeadingWord)) return false;
  return others.length > 0 || headingEndings.some((ending) => only.endsWith(ending));
}
