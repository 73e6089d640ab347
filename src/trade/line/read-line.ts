import { byWords, ofWords, rangeWords } from '../lexicon/function-words.ts';
import {
  and,
  denominators,
  numerators,
  of,
  oneWords,
  shortOne,
  sixteen,
  wholeNumbers,
} from '../lexicon/number-words.ts';
import {
  barsBehindUnit,
  barUnit,
  productsBehindUnit,
  wordsBeforeSize,
} from '../lexicon/requests.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import { normalize } from '../text/normalize.ts';
import { namesGauge, readNumberWords } from '../text/number-words.ts';
import { isBefore, isEnd, isMark, isWord, withBy } from '../text/token-tests.ts';
import { type Token, tokenize, tokensOf } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { countAt, unitOfWord } from './count.ts';
import { isClosing, withoutFrame } from './line-frame.ts';
import { quantitiesIn } from './quantities-in.ts';
import type { Found } from './quantity-rules.ts';

export interface LineReading {
  /** The normalized text without numbering and quantity, with numbers in figures. */
  item: string;
  /** In `unit`; null if there is none or more than one. */
  quantity: number | null;
  unit: QuantityUnit;
  /** The item for a last number that is a size: `broca 1/4 6`; null if it cannot be one. */
  withSize: string | null;
  /** Whether a thickness is named by its gauge, whose tables differ. */
  isByGauge?: boolean;
}

/** Of a line whose quantity must be asked for. */
export const noQuantity = { quantity: null, unit: 'piece', withSize: null } as const;

/** Reads the quantity of a line; never invents one. */
export function readLine(line: string): LineReading {
  const written = countArticles(normalize(line));
  const read = readNormalized(readNumberWords(written));
  return namesGauge(written) ? { ...read, isByGauge: true } : read;
}

/** The tokens of a request without numbering, courtesy and price, with numbers in figures. */
export function requestTokens(line: string): readonly Token[] {
  return withoutFrame(tokensOf(readNumberWords(countArticles(normalize(line)))));
}

/** Whether an item is a size without a name: `2x2x1.5`, as below a heading. */
export function isBareSize(item: string): boolean {
  const words = tokenize(item).filter(
    ({ kind, text }) => kind === 'word' && !ofWords.includes(text) && !byWords.includes(text),
  );
  return words.every(({ text }) => text.length < 2);
}

function readNormalized(text: string): LineReading {
  const tokens = withoutFrame(tokensOf(text));
  const range = rangeIn(tokens);
  if (range) return { ...noQuantity, item: itemOf(text, tokens, [range]) };
  const found = quantitiesIn(tokens);
  const [first] = found;
  if (!first) return readLast(text, tokens);
  const { quantity, unit } = first.count;
  const isClear = found.every(({ count }) => count.quantity === quantity && count.unit === unit);
  const widest = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  const item = itemOf(text, tokens, widest);
  return isClear ? { item, quantity, unit, withSize: null } : { ...noQuantity, item };
}

/** Without a clear sign, the last number is the quantity unless it is a size of the product. */
function readLast(text: string, tokens: readonly Token[]): LineReading {
  const whole = itemOf(text, tokens, []);
  const at = tokens.findIndex(
    (_, place) => isEnd(tokens, place + 1) && tokens[place]?.kind === 'number',
  );
  const count = countAt(tokens, at);
  const place = withBy(tokens, at);
  if (!count || count.hasUnit || !isLastQuantity(tokens, at, place)) {
    return { ...noQuantity, item: whole };
  }
  const item = itemOf(text, tokens, [{ start: place, end: tokens.length, count }]);
  const hasWord = /[a-zñ]{2}/.test(item);
  return hasWord
    ? { ...noQuantity, item, quantity: count.quantity, withSize: whole }
    : { ...noQuantity, item: whole };
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
function rangeIn(tokens: readonly Token[]): Found | null {
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
      isEnd(tokens, count.end) || (behind?.kind === 'word' && behind.text.length > 2);
    if (isWhole && isStart && isRequest) return { start: at, end: count.end, count };
  }
  return null;
}

/** «Un» and «una» that count: `una plancha`, `prensa, uno`, `docena de brocas`. */
function countArticles(text: string): string {
  const words = text.trim().split(' ');
  while (words.length > 1 && isClosing((words.at(-1) ?? '').replace(/[.!,]+$/, ''))) words.pop();
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  const isArticle = (word: string) => oneWords.includes(word);
  if (isArticle(first) && namesPart(words)) words.shift();
  else if (isArticle(first) && /^\p{L}/u.test(second)) words[0] = '1';
  else if (
    isCountedContainer(first) &&
    /^\p{L}{2}/u.test(second) &&
    second !== and &&
    !(second in wholeNumbers)
  )
    words.unshift('1');
  const isBehind = [...byWords, of, and].includes(words.at(-2) ?? '');
  if (words.length > 1 && isArticle(last) && last !== shortOne && !isBehind)
    words[words.length - 1] = '1';
  return words.join(' ');
}

/** `un cuarto de fierro`, `un tres octavos`: a size, not one of them. */
function namesPart([, second = '', third = '']: readonly string[]): boolean {
  return (
    second in denominators || (second in numerators && (third in denominators || third === sixteen))
  );
}

function isCountedContainer(word: string): boolean {
  const unit = unitOfWord(word);
  return (
    unit !== null &&
    !tradeWord(word) &&
    (unit.times !== undefined || ['box', 'bag', 'pack'].includes(unit.unit))
  );
}

/** The text without the found tokens, with the noun that a unit names. */
function itemOf(text: string, tokens: readonly Token[], found: readonly Found[]): string {
  const parts: string[] = [];
  const isLeftOut = (at: number) => found.some(({ start, end }) => at >= start && at < end);
  let from: Token | null = null;
  let to: Token | null = null;
  const flush = () => {
    if (from && to) parts.push(text.slice(from.start, to.end));
    [from, to] = [null, null];
  };
  for (const [at, token] of tokens.entries()) {
    if (isLeftOut(at)) {
      flush();
      const starting = found.find(({ start }) => start === at);
      if (starting) parts.push(nounOf(starting, tokens, found));
    } else {
      from ??= token;
      to = token;
    }
  }
  flush();
  return tidy(parts.filter(Boolean).join(' '));
}

/** Of `4 varillas de ángulo`, the unit names no product. */
function nounOf(
  { count, start }: Found,
  tokens: readonly Token[],
  found: readonly Found[],
): string {
  const { noun } = count;
  if (noun === '') return '';
  const rest = tokens.filter(
    (_, at) => !found.some((match) => at >= match.start && at < match.end),
  );
  const words = rest.flatMap((token) =>
    token.kind === 'word' ? [tradeWord(token.text)?.word ?? token.text] : [],
  );
  const isNamed = words.some((word) => productsBehindUnit.includes(word));
  const isBar = noun === barUnit && words.some((word) => barsBehindUnit.includes(word));
  const isBare = start === 0 || noun !== barUnit || !words.some((word) => word.length > 2);
  return isNamed || isBar || !isBare ? '' : noun;
}

const leadingOf = new RegExp(`^(?:${ofWords.join('|')}) `);

function tidy(text: string): string {
  const edge = /[\s,;:=.–—([*_-]/;
  const characters = [...text.replace(/\s+/g, ' ').replace(/ x$/, '')];
  let end = characters.length;
  while (end > 0 && edge.test(characters[end - 1] ?? '')) end -= 1;
  let start = 0;
  while (
    start < end &&
    /[\s,;:=.–—-]/.test(characters[start] ?? '') &&
    !/\d/.test(characters[start + 1] ?? '')
  )
    start += 1;
  return characters.slice(start, end).join('').replace(leadingOf, '');
}
