import { byWords, forWords, ofWords, rangeWords } from '../lexicon/function-words.ts';
import {
  barsBehindUnit,
  barUnit,
  productsBehindUnit,
  wordsBeforeSize,
} from '../lexicon/requests.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import { readText } from '../text/normalize.ts';
import { withFigures } from '../text/number-words.ts';
import { type Phrase, plainOf, wordsIn } from '../text/phrase.ts';
import { isBefore, isEnd, isMark, isWord, withBy } from '../text/token-tests.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { countArticles } from './articles.ts';
import { isPart } from './building-parts.ts';
import { countAt, isCounting } from './count.ts';
import { withoutFrame } from './line-frame.ts';
import { namedCodeIn, readCodeRequest } from './product-code.ts';
import { quantitiesIn } from './quantities-in.ts';
import type { FoundQuantity } from './quantity-rules.ts';
import { withUnitOfLast } from './unit-of-last.ts';

export interface LineReading {
  /** What is asked for, without numbering, courtesy and quantity. */
  item: Phrase;
  /** In `unit`; null if there is none or more than one. */
  quantity: number | null;
  unit: QuantityUnit;
  /** The item for a last number that is a size: `broca 1/4 6`; null if it cannot be one. */
  withSize: Phrase | null;
  /** The shop's code, perhaps next to a description. */
  code?: string;
  /** Whether a thickness is named by its gauge, whose tables differ. */
  isByGauge?: boolean;
}

/** Of a line whose quantity must be asked for. */
export const noQuantity = { quantity: null, unit: 'piece', withSize: null } as const;

/** Reads code and quantity of a line; never invents one. */
export function readLine(line: string): LineReading {
  const phrase = phraseOf(line);
  const byCode = readCodeRequest(phrase.tokens);
  if (byCode) return { ...noQuantity, item: [], ...byCode };
  const named = namedCodeIn(phrase.tokens);
  // Whether letters are a code depends on the catalogue: see `knownCodeIn`.
  const isNumber = named !== null && /^\d+$/.test(named.code);
  const isBesideWords = isNumber && /\p{L}{2}/u.test(plainOf(named.rest));
  if (!isBesideWords) return readPhrase(phrase);
  return { ...readPhrase({ ...phrase, tokens: named.rest }), code: named.code };
}

/** A line or cell with numbers in figures. */
export interface LinePhrase {
  tokens: Phrase;
  /** Whether a thickness is named by its gauge, whose tables differ. */
  isByGauge: boolean;
}

export function phraseOf(line: string): LinePhrase {
  const { text, isByGauge } = withFigures(countArticles(readText(line)));
  return { tokens: tokensOf(text), isByGauge };
}

/** Reads the quantity of a phrase. */
export function readPhrase({ tokens, isByGauge }: LinePhrase): LineReading {
  const read = readQuantity(withUnitOfLast(withoutFrame(tokens)));
  return isByGauge ? { ...read, isByGauge } : read;
}

/** The tokens of a request without numbering, courtesy and price, with numbers in figures. */
export function requestTokens(line: string): Phrase {
  return withoutFrame(phraseOf(line).tokens);
}

/** Whether an item is a size without a name: `2x2x1.5`, as below a heading. */
export function isBareSize(item: Phrase): boolean {
  return wordsIn(item).every(
    (word) => word.length < 2 || ofWords.includes(word) || byWords.includes(word),
  );
}

function readQuantity(tokens: Phrase): LineReading {
  const range = rangeIn(tokens);
  if (range) return { ...noQuantity, item: itemOf(tokens, [range]) };
  const found = quantitiesIn(tokens);
  const [first] = found;
  if (!first) return readLast(tokens);
  const { quantity, unit } = first.count;
  const isClear = found.every(({ count }) => count.quantity === quantity && count.unit === unit);
  const widest = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  const item = itemOf(tokens, widest);
  return isClear ? { item, quantity, unit, withSize: null } : { ...noQuantity, item };
}

/** Without a clear sign, the last number is the quantity unless it is a size of the product. */
function readLast(tokens: Phrase): LineReading {
  const whole = itemOf(tokens, []);
  const at = tokens.findIndex(
    (_, place) => isEnd(tokens, place + 1) && tokens[place]?.kind === 'number',
  );
  const count = countAt(tokens, at);
  const place = withBy(tokens, at);
  // `35 varillas … 8`: which of both it is must be asked.
  const isCounted = tokens.some((_, other) => other !== at && isCountingAt(tokens, other));
  if (!count || count.hasUnit || isCounted || !isLastQuantity(tokens, at, place)) {
    return { ...noQuantity, item: whole };
  }
  const item = itemOf(tokens, [{ start: place, end: tokens.length, count }]);
  const hasWord = /[a-zñ]{2}/.test(plainOf(item));
  return hasWord
    ? { ...noQuantity, item, quantity: count.quantity, withSize: whole }
    : { ...noQuantity, item: whole };
}

function isCountingAt(tokens: Phrase, at: number): boolean {
  const count = countAt(tokens, at);
  return count !== null && isCounting(count);
}

function isLastQuantity(tokens: readonly Token[], at: number, place: number): boolean {
  const number = tokens[at];
  const before = tokens[place - 1];
  if (number?.kind !== 'number' || number.decimals > 2 || !Number.isInteger(number.value))
    return false;
  if (isBefore(before, tokens[place]) || isWord(before, wordsBeforeSize) || isMark(before, '#°/'))
    return false;
  if (place === at) return true;
  // ` x10`, `brocas x 10`: not of `2 x 10`.
  const isStuck = isBefore(tokens[place], number);
  return isStuck || (before?.kind === 'word' && before.text.length > 2) || before?.kind === 'code';
}

/** `10 a 12 und`, `2-3 tubos`: no quantity. */
function rangeIn(tokens: readonly Token[]): FoundQuantity | null {
  for (const [at, first] of tokens.entries()) {
    const to = tokens[at + 1];
    const second = tokens[at + 2];
    const isTo = isWord(to, rangeWords) || (isMark(to, '-–/') && isBefore(to, second));
    const count = countAt(tokens, at + 2);
    if (first.kind !== 'number' || first.unit || first.isFraction || !isTo || !count) continue;
    const isWhole = Number.isInteger(first.value) && Number.isInteger(count.token.value);
    const isStart = at === 0 || !isMark(tokens[at - 1], 'x/');
    const behind = tokens[count.end];
    const isRequest =
      isEnd(tokens, count.end) ||
      isWord(behind, ofWords) ||
      (behind?.kind === 'word' && behind.text.length > 2);
    if (isWhole && isStart && isRequest) return { start: at, end: count.end, count };
  }
  return null;
}

/** The tokens without the found ones, with the noun that a unit names. */
function itemOf(tokens: Phrase, found: readonly FoundQuantity[]): Phrase {
  const foundAt = (at: number) => found.find(({ start, end }) => at >= start && at < end);
  const item = tokens.flatMap((token, at): Token | Token[] => {
    const match = foundAt(at);
    if (!match) return token;
    const starting = found.find(({ start }) => start === at);
    return starting ? nounOf(starting, tokens, found) : [];
  });
  return tidy(item);
}

/** The product that a unit names too; of `4 varillas de ángulo`, it names none. */
function nounOf(
  { count, start }: FoundQuantity,
  tokens: Phrase,
  found: readonly FoundQuantity[],
): Token[] {
  const { noun, token, end } = count;
  if (noun === '') return [];
  const rest = tokens.filter(
    (_, at) => !found.some((match) => at >= match.start && at < match.end),
  );
  const words = wordsIn(rest).map((word) => tradeWord(word)?.word ?? word);
  const isNamed = words.some((word) => productsBehindUnit.includes(word));
  const isBar = noun === barUnit && words.some((word) => barsBehindUnit.includes(word));
  const isOther = (word: string) => word.length > 2 && !isPart(word) && !forWords.includes(word);
  const isBare = start === 0 || noun !== barUnit || !words.some(isOther);
  if (isNamed || isBar || !isBare) return [];
  const isPoint = isMark(tokens[end - 1], '.');
  const written = tokens[isPoint ? end - 2 : end - 1] ?? token;
  return [{ ...written, kind: 'word', text: noun }];
}

/** Without the signs around it and the `de` before it. */
function tidy(tokens: Phrase): Phrase {
  let end = tokens.length;
  const isLoose = (at: number) =>
    isMark(tokens[at], ',;:=.–—([*_-') ||
    (isMark(tokens[at], 'x') && !isBefore(tokens[at - 1], tokens[at]));
  while (end > 0 && isLoose(end - 1)) end -= 1;
  let start = 0;
  const isSign = (at: number) =>
    isMark(tokens[at], ',;:=.–—-') &&
    !(tokens[at + 1]?.kind === 'number' && isBefore(tokens[at], tokens[at + 1]));
  while (start < end && isSign(start)) start += 1;
  if (start < end - 1 && isWord(tokens[start], ofWords)) start += 1;
  return start === 0 && end === tokens.length ? tokens : tokens.slice(start, end);
}
