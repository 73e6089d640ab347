import { sectionInches, sheetDenominators } from '../lexicon/sizes.ts';
import { readFigures } from './decimals.ts';
import { matchAt } from './match-at.ts';

const fractionPattern =
  /(?:(\d{1,2})(?:" ?| (?:y )?| ?- ?|\.))?(\d{1,3}) ?\/ ?(\d{1,2})(?![\d/]|[.,]\d)/y;
const decimalPattern = /\d+(?:[.,]\d+)*|[.,]\d+/y;
const rulerDenominators = [2, 4, 8, 16, 32, 64];

/** A number as written, without a unit. */
export interface Figure {
  text: string;
  start: number;
  end: number;
  value: number;
  /** Only inches are written as fractions. */
  isFraction: boolean;
  /** The two numbers of `3 1/8`, which may be 3 1/8 or 3 x 1/8; null if it is one number. */
  parts: readonly [whole: number, fraction: number] | null;
  /** Digits behind the point. */
  decimals: number;
}

/** The fraction or decimal at a place of a text. */
export function readFigure(text: string, at: number): Figure | null {
  return readFraction(text, at) ?? readDecimal(text, at);
}

/** `3/4`, `1 1/2`, `1-1/2`, `1.1/2`, `1" 1/2`; where the plain reading is impossible, `11/2` is 1 1/2. */
function readFraction(text: string, at: number): Figure | null {
  const match = matchAt(fractionPattern, text, at);
  if (!match) return null;
  const [written, first = '', upper = '', lower = ''] = match;
  const [split, numerator = upper] = splitImproper(upper, Number(lower));
  const isWhole = first !== '' && split === '';
  const isProper = Number(numerator) > 0 && Number(numerator) < Number(lower);
  const isInches = rulerDenominators.includes(Number(lower)) || namesSheet(match, text);
  if (!isProper || !isInches || (first !== '' && !isWhole)) return null;
  const whole = Number(first || split);
  const part = Number(numerator) / Number(lower);
  const isLoose = isWhole && /^\d+(?: |" ?)\d/.test(written);
  // `2" 1/8` is rather 2 x 1/8.
  if (isWhole && written.includes('"') && !sectionInches.includes(whole + part)) return null;
  return {
    start: at,
    end: at + written.length,
    text: written,
    decimals: 0,
    value: whole + part,
    isFraction: true,
    parts: isLoose ? [whole, part] : null,
  };
}

/** `1/27`, `1/54 (0.45 mm)`: the inches of a thin sheet only name its millimetres. */
function namesSheet(match: RegExpExecArray, text: string): boolean {
  const [written, , upper, lower] = match;
  const end = match.index + written.length;
  const hasBracket = /^"? ?\(/.test(text.slice(end, end + 3));
  return upper === '1' && (hasBracket || sheetDenominators.includes(Number(lower)));
}

function splitImproper(upper: string, lower: number): [whole: string, numerator?: string] {
  if (Number(upper) < lower || upper.length < 2) return ['', upper];
  const places = [1, 2].filter((place) => {
    const rest = Number(upper.slice(place));
    return upper.length > place && rest > 0 && rest < lower && rest % 2 === 1;
  });
  const [place] = places;
  return place === undefined ? [''] : [upper.slice(0, place), upper.slice(place)];
}

function readDecimal(text: string, at: number): Figure | null {
  const [written] = matchAt(decimalPattern, text, at) ?? [];
  if (written === undefined) return null;
  const { value, decimals } = readFigures(written);
  return {
    start: at,
    end: at + written.length,
    text: written,
    decimals,
    value,
    isFraction: false,
    parts: null,
  };
}
