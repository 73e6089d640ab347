import { lastIndex } from '../../lib/last-index.ts';
import { countedParts } from '../lexicon/families.ts';
import { toWord } from '../lexicon/function-words.ts';
import {
  currencyLetter,
  gaugeTitles,
  numberTitles,
  priceTitles,
  quantityWords,
  stockTitles,
} from '../lexicon/requests.ts';
import { numbers } from '../numbers.ts';
import { wordList } from '../text/dictionary.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { INCH, isLengthUnit, type Length, type LengthUnit, length } from './measure.ts';
import { type Marker, markerBefore, markerBehind, wordBefore } from './size-marker.ts';
import { pipeDiameter } from './standard-sections.ts';

/** A number of a text that may be a size. */
export interface Given {
  token: NumberToken;
  value: number;
  unit: LengthUnit | null;
  isFraction: boolean;
  decimals: number;
  /** What the word before it says: `e=2`, `largo 6`. */
  marks: Marker | null;
  /** The 3.0 mm of `1/8" (3.0 mm)`. */
  alternative: Length | null;
  /** `3 1/8` may be two sizes. */
  parts: NumberToken['parts'];
}

/** In mm: shorter ones are no bars. */
export const leastLength = 300;
/** In mm: the least length of a rolled section in other units than metres and feet. */
const leastMillimetresOfLength = 1000;

/**
 * The length of a section that is named by its weight; null where the number is none.
 * @param mayBeBare whether a usual length without a unit is read in metres
 */
export function lengthOfLast(
  usual: readonly number[],
  last: Given,
  mayBeBare: boolean,
): Length | null {
  const { value, unit, isFraction } = last;
  if (unit === null) {
    if (!mayBeBare || isFraction || !usual.includes(value)) return null;
    return length(value, 'm');
  }
  const size = length(value, unit);
  const least = unit === 'm' || unit === 'ft' ? leastLength : leastMillimetresOfLength;
  return size.mm >= least ? size : null;
}

/** Finds the sizes of a text, with their alternatives in brackets. */
export function givensOf(tokens: readonly Token[]): Given[] {
  const outside: Given[] = [];
  let bracket: Given[] | null = null;
  tokens.forEach((token, at) => {
    if (token.kind === 'mark' && token.text === '(') bracket = [];
    if (token.kind === 'mark' && token.text === ')' && bracket) {
      mergeBracket(outside, bracket);
      bracket = null;
    }
    const given = givenAt(tokens, at, bracket !== null);
    if (given) (bracket ?? outside).push(given);
  });
  if (bracket) mergeBracket(outside, bracket);
  return outside;
}

function givenAt(tokens: readonly Token[], at: number, isInBracket: boolean): Given | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || isRange(tokens, at) || isNumbering(tokens, at)) return null;
  const unit = token.unit?.unit === 'ml' ? 'm' : (token.unit?.unit ?? null);
  if (unit !== null && !isLengthUnit(unit)) return null;
  const marks =
    markerBefore(tokens, at) ??
    (isInBracket ? markerBehind(tokens, at) : null) ??
    (unit === 'mm' && isGaugeAt(tokens, beforeBracket(tokens, at)) ? 'thickness' : null);
  const { value, isFraction, decimals, parts } = token;
  // A code of the owner's system.
  if (unit === null && value >= 20_000) return null;
  if (isGauge(token, marks)) return null;
  return {
    token,
    value,
    decimals,
    isFraction,
    marks,
    alternative: null,
    parts,
    unit: isFraction && unit === null ? 'in' : unit,
  };
}

/** `cal. 14`: a gauge is no millimetre, and its tables differ. */
function isGauge({ value, unit, decimals }: NumberToken, marks: Marker | null): boolean {
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

function isGaugeAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const mayBeGauge = isGauge(token, 'thickness');
    return mayBeGauge && (isGaugeTitle(tokens, at) || markerBefore(tokens, at) === 'thickness');
  }
  return token?.kind === 'code' && token.text.startsWith('#');
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
function beforeBracket(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at - 1], '(') ? at - 2 : at - 1;
}

/** `8 a 17 mm` is the range of a set. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const isTo = (token: Token | undefined) => token?.kind === 'word' && token.text === toWord;
  const isNumber = (token: Token | undefined) => token?.kind === 'number';
  return (
    (isTo(tokens[at + 1]) && isNumber(tokens[at + 2])) ||
    (isTo(tokens[at - 1]) && isNumber(tokens[at - 2]))
  );
}

const isCountedPart = wordList(countedParts);

/** `N° 16`, `cod. 20145`, `[20145]`, `11 canales`, `00412 Tubo`, `STOCK 15` */
function isNumbering(tokens: readonly Token[], at: number): boolean {
  if (isOwnCode(tokens, at)) return true;
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

/**
 * A bracket repeats the sizes before it, or adds a length, a wall, an outer diameter or two openings;
 * anything else in it says nothing of the size: `(JGO.3PZA)`.
 */
function mergeBracket(outside: Given[], bracket: readonly Given[]): void {
  const unit = bracket.at(-1)?.unit ?? null;
  const free = [...outside];
  const others = bracket.filter((given) => {
    const own = length(given.value, given.unit ?? unit ?? 'mm');
    const at = lastIndex(
      free,
      (candidate) => candidate.marks === given.marks && mayBe(candidate, own.mm),
    );
    const [same] = at === -1 ? [] : free.splice(at, 1);
    // `12 MM (1/2)`: the stated millimetres are meant.
    if (same && !(same.unit === 'mm' && given.isFraction)) same.alternative = own;
    return !same;
  });
  const hasPair = others.length === 2 && others.length === bracket.length && unit !== null;
  for (const given of others) {
    const added = ofBracket(outside, given, given.unit ?? unit ?? 'mm', hasPair);
    if (added) outside.push(added);
  }
}

/** A number of a bracket that repeats no size; null where it is none. */
function ofBracket(
  outside: readonly Given[],
  given: Given,
  unit: LengthUnit,
  hasPair: boolean,
): Given | null {
  const { mm } = length(given.value, unit);
  const isPipe = outside.some((other) => other.unit === 'in' && isOuterDiameter(other.value, mm));
  if (isPipe) return { ...given, unit: 'mm', marks: 'diameter' };
  if (given.marks !== null && given.unit !== null) return given;
  if (mm >= leastLength) {
    const isLength = given.unit === 'm' || given.unit === 'ft';
    return isLength ? { ...given, marks: 'length' } : null;
  }
  const hasOuter = outside.some(({ marks }) => marks === 'diameter');
  return hasPair ? { ...given, unit, marks: hasOuter ? 'thickness' : null } : null;
}

/** In mm: tables round the outer diameters of pipes by less. */
const outerRounding = 1;

function isOuterDiameter(inches: number, mm: number): boolean {
  const outer = pipeDiameter(inches * INCH);
  return outer !== null && Math.abs(outer - mm) < outerRounding;
}

/** Whether a size is nearly `mm` in any unit that it may have. */
function mayBe({ value, unit }: Given, mm: number): boolean {
  const units: readonly LengthUnit[] = unit ? [unit] : ['in', 'mm', 'ft', 'm'];
  return units.some(
    (candidate) => Math.abs(length(value, candidate).mm / mm - 1) < numbers.alternative,
  );
}
