import { countedParts } from '../lexicon/families.ts';
import { toWord } from '../lexicon/function-words.ts';
import { gaugeWords } from '../lexicon/number-words.ts';
import { currencyLetter, priceTitles } from '../lexicon/prices.ts';
import { gaugeTitles, numberTitles, quantityWords, stockTitles } from '../lexicon/requests.ts';
import { gaugeCodes } from '../lexicon/sheets.ts';
import { wordList } from '../text/dictionary.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { type Marker, markerBefore, wordBefore } from './size-marker.ts';

/** `cal. 14`: a gauge is no millimetre, and its tables differ. */
export function isGauge({ value, unit, decimals }: NumberToken, marks: Marker | null): boolean {
  return marks === 'thickness' && unit === null && decimals === 0 && value >= 10;
}

/** The whole number behind a title, which is no size but may name one: the 4 of `VARILLA N° 4`. */
export function numberedValue(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const isWhole = token.kind === 'number' && token.unit === null && /^\d+$/.test(token.digits);
    if (isWhole && isWord(wordBefore(tokens, at), gaugeTitles)) return token.value;
  }
  return null;
}

/** No sheet has a higher gauge: `N° 20145` is a code. */
const thinnestGauge = 36;

/** Whether a gauge is the wall, so that no other number is: `PTR 4 x 2 cal. 11`, `#14`. */
export function hasGauge(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => isGaugeAt(tokens, at) && !repeatsMillimetres(tokens, at));
}

export function isGaugeAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') {
    if (isHalfGauge(tokens, at)) return true;
    const mayBeGauge = isGauge(token, 'thickness');
    return mayBeGauge && (isGaugeTitle(tokens, at) || markerBefore(tokens, at) === 'thickness');
  }
  return token?.kind === 'code' && (token.text.startsWith('#') || gaugeCodes.includes(token.text));
}

/** `cal. 12.5` of a wire; a thickness of 12.5 mm is marked otherwise. */
function isHalfGauge(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isHalf = token?.kind === 'number' && token.value % 1 === 0.5 && token.value > 10;
  return isHalf && token.unit === null && isWord(wordBefore(tokens, at), gaugeWords);
}

/** `N° 18` */
function isGaugeTitle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isThin = token?.kind === 'number' && token.value <= thinnestGauge;
  return isThin && isWord(wordBefore(tokens, at), gaugeTitles);
}

/** `1.2 mm (cal. 18)` */
function repeatsMillimetres(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]?.kind === 'code' ? at : at - (isMark(tokens[at - 1], '=:.') ? 2 : 1);
  const before = tokens[beforeBracket(tokens, first)];
  return before?.kind === 'number' && before.unit?.unit === 'mm';
}

/** The place before a token and the bracket that opens with it. */
export function beforeBracket(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at - 1], '(') ? at - 2 : at - 1;
}

/** `8 a 17 mm` is the range of a set. */
export function isRange(tokens: readonly Token[], at: number): boolean {
  const isTo = (token: Token | undefined) => token?.kind === 'word' && token.text === toWord;
  const isNumber = (token: Token | undefined) => token?.kind === 'number';
  return (
    (isTo(tokens[at + 1]) && isNumber(tokens[at + 2])) ||
    (isTo(tokens[at - 1]) && isNumber(tokens[at - 2]))
  );
}

const isCountedPart = wordList(countedParts);

/** `N° 16`, `cod. 20145`, `[20145]`, `11 canales`, `00412 Tubo`, `STOCK 15` */
export function isNumbering(tokens: readonly Token[], at: number): boolean {
  if (isOwnCode(tokens, at) || isHalfGauge(tokens, at)) return true;
  const before = tokens[at - 1];
  const behind = tokens[at + 1];
  if (behind?.kind === 'word' && isCountedPart(behind.text)) return true;
  if (before?.kind === 'mark' && before.text === '[') return true;
  return isWord(titleOf(tokens, at), titles) || isPrice(tokens, at);
}

const titles: readonly string[] = [
  ...numberTitles,
  ...stockTitles,
  ...quantityWords,
  ...priceTitles,
];

/** The word before a number and its sign: `STOCK: 15`. */
function titleOf(tokens: readonly Token[], at: number): Token | undefined {
  return isMark(tokens[at - 1], ':=') ? tokens[at - 2] : wordBefore(tokens, at);
}

/** `S/ 38.50` */
function isPrice(tokens: readonly Token[], at: number): boolean {
  const sign = isMark(tokens[at - 1], '.') ? at - 2 : at - 1;
  return isMark(tokens[sign], '/') && isWord(tokens[sign - 1], [currencyLetter]);
}

const leastDigitsOfCode = 3;

/** The number of an owner's system in front of a name: `00412 Tubo`, `10045 - Angulo`. */
function isOwnCode(tokens: readonly Token[], at: number): boolean {
  const [token, next, behind] = tokens;
  if (at !== 0 || token?.kind !== 'number' || token.unit || token.decimals > 0) return false;
  if (!/^\d+$/.test(token.digits) || token.digits.length < leastDigitsOfCode) return false;
  const name = next?.kind === 'mark' && next.text === '-' ? behind : next;
  return name?.kind === 'word';
}

/** Whether a title and its sign make a number a size: `L=6 m`, `e: 2`. */
export function isTitledSize(tokens: readonly Token[], at: number): boolean {
  return isMark(tokens[at - 1], '=:') && markerBefore(tokens, at) !== null;
}
