import { fold } from '../fold.ts';
import type { LengthUnit } from './measure.ts';

/** Units that a number in a product's name may carry. */
export type Unit =
  | LengthUnit
  | 'lb/ft'
  | 'kg'
  | 'g'
  | 'ml'
  | 'l'
  | 'gal'
  | 'W'
  | 'A'
  | 'V'
  | 'HP'
  | 'pcs'
  | '°C'
  | '%';

/** A number with its unit; `unit` is null where none is written. */
export interface NumberToken {
  kind: 'number';
  value: number;
  unit: Unit | null;
  /** Written as a fraction, as only inches are. */
  isFraction: boolean;
}

export type Token =
  | NumberToken
  /** Stands between the sizes of one product: the `x` of `2" x 1"`. */
  | { kind: 'by' }
  /** Around a size that repeats the one before it in another unit: `1/8" (3.0 mm)`. */
  | { kind: 'open' | 'close' }
  /** A grade, norm or gauge, in capitals: `A36`, `A572-G50`, `E7018`, `SCH 40`, `SAE 1045`, `#30`. */
  | { kind: 'code'; text: string }
  /** Folded: lower case without accents. */
  | { kind: 'word'; text: string };

const unitPatterns: readonly (readonly [unit: Unit, pattern: string])[] = [
  ['in', '"|(?:pulgadas?|pulg|plg)\\b\\.?'],
  ['lb/ft', '(?:lbs?|libras?)\\s*/\\s*(?:pie|ft)s?\\b'],
  ['mm', '(?:mm|milimetros?)\\b\\.?'],
  ['cm', '(?:cms?|centimetros?)\\b\\.?'],
  ['ft', "'|(?:pies|ft)\\b"],
  ['m', '(?:metros?|mts?|mtrs?|m)\\b\\.?'],
  ['kg', '(?:kilos?|kgs?|kilogramos?)\\b\\.?'],
  ['g', '(?:gramos?|grs?|g)\\b\\.?'],
  ['ml', '(?:ml|cc)\\b'],
  ['gal', '(?:galon(?:es)?|gal|gln)\\b\\.?'],
  ['l', '(?:litros?|lts?|l)\\b\\.?'],
  ['W', '(?:watts?|w)\\b'],
  // `8 a 17 mm` is a range and no current.
  ['A', '(?:amperios?|amps?|a)\\b(?!\\s*[\\d/ ]+(?:mm|"))'],
  ['V', '(?:voltios?|volts?|v)\\b'],
  ['HP', 'hp\\b'],
  ['pcs', '(?:piezas?|pzas?|pzs?|pcs?)\\b\\.?'],
  ['°C', '°\\s*c\\b'],
  ['%', '%'],
];
const unitPattern = new RegExp(`\\s*(?:${unitPatterns.map(([, p]) => `(${p})`).join('|')})`, 'y');

/** Denominators of an inch. */
const denominators: readonly number[] = [2, 4, 8, 16, 32, 64];

/** `1 1/2`, `1-1/2`, `1.1/2`, `1 y 1/2`: a whole number joins a fraction only when it has at most two digits. */
const mixed = /(\d{1,2})(?:\s+(?:y\s+)?|\s?-\s?|\.)(\d{1,2})\s?\/\s?(\d{1,2})(?!\d|[.,]\d)/y;
const fraction = /(\d{1,2})\s?\/\s?(\d{1,2})(?!\d|[.,]\d)/y;
const decimal = /\d+(?:[.,]\d+)?|[.,]\d+/y;
const by = /(?:x|por)(?=\s*[.,]?\d)|x(?=\s|$)/y;

/**
 * Grades, norms and schedules: letters and digits in one (`A36`, `A572-G50`, `E7018`, `H13`), or a
 * word that says that a grade's number follows (`SCH 40`, `SAE 1045`, `AISI D2`, `INOX 304`). The
 * number of a grade joins no fraction: `SCH 40 1/2"` is half an inch.
 */
const code =
  /(?:(sch|schedule|ced|cedula)\.?[\s-]?(\d{2,3})|(sae|aisi|inox|inoxidable)\.?[\s-]?([a-z]?\d{3,4}[a-z]?|[a-z]\d{1,2})|(?:astm\s?)?(a\s?-?\s?(?:36|53|106|500|513|572|588|615|653|706|992|1011|1064)|e\s?-?\s?\d{4}|gr(?:ado)?\.?\s?\d{1,2}(?!\s?\d*")|(?!x\d|cal)[a-z]{1,2}-?\d{1,4}[a-z]?)((?:\s?-?\s?g(?:r|rado)?\.?\s?\d{2}|-\d{2})?))(?![a-z0-9]|[.,/]\d)/y;
const gauge = /#\s?\d+/y;
const word = /\p{L}+/uy;

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Splits a product's name, or what somebody typed for one, into what its sizes are read from. */
export function scan(text: string): Token[] {
  const source = withPlainSigns(text);
  const tokens: Token[] = [];
  let at = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const unit = (): Unit | null => {
    const found = match(unitPattern);
    const index = found?.slice(1).findIndex((group) => group !== undefined) ?? -1;
    return unitPatterns[index]?.[0] ?? null;
  };

  const readNumber = () => {
    const start = at;
    const push = (value: number, isFraction: boolean) =>
      tokens.push({ kind: 'number', value, unit: unit(), isFraction });
    const whole = match(mixed);
    if (whole && isProper(whole[2], whole[3])) {
      return push(Number(whole[1]) + Number(whole[2]) / Number(whole[3]), true);
    }
    at = start;
    const part = match(fraction);
    if (part && isProper(part[1], part[2])) return push(Number(part[1]) / Number(part[2]), true);
    at = start;
    return push(Number(match(decimal)?.[0].replace(',', '.')), false);
  };

  const readLetters = (): boolean => {
    const last = tokens.at(-1)?.kind;
    if ((last === 'number' || last === 'close') && match(by))
      return tokens.push({ kind: 'by' }) > 0;
    const grade = match(code);
    if (grade) return tokens.push({ kind: 'code', text: gradeText(grade) }) > 0;
    const letters = match(word);
    return letters !== null && tokens.push({ kind: 'word', text: letters[0] }) > 0;
  };

  while (at < source.length) {
    const character = source.charAt(at);
    if (character === ' ') at++;
    else if (isDigit(character) || (isDecimalSign(character) && isDigit(source.charAt(at + 1)))) {
      readNumber();
    } else if (character === '#') {
      const wire = match(gauge);
      if (wire) tokens.push({ kind: 'code', text: wire[0].replace(' ', '') });
      else at++;
    } else if (character === '(' || character === ')') {
      tokens.push({ kind: character === '(' ? 'open' : 'close' });
      at++;
    } else if (!readLetters()) {
      // A whole character: a pattern that knows letters would step back to its middle for ever.
      at += (source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    }
  }
  return tokens;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isDecimalSign(character: string): boolean {
  return character === '.' || character === ',';
}

function isProper(numerator: string | undefined, denominator: string | undefined): boolean {
  const [n, d] = [Number(numerator), Number(denominator)];
  return n > 0 && n < d && denominators.includes(d);
}

/** `sch40` to `SCH 40`, `a-36` to `A36`, `a572 gr 50` to `A572-G50`. */
function gradeText([, schedule, wall, system, number, norm, strength]: RegExpExecArray): string {
  if (schedule) return `SCH ${wall}`;
  if (system) return `${system.replace(/^inox.*/, 'inox')} ${number}`.toUpperCase();
  const plain = (norm ?? '').replace(/[\s-]/g, '').replace(/^gr(?:ado)?\.?(?=\d)/, 'g');
  const grade = strength?.match(/\d+/)?.[0];
  return `${plain}${grade ? `-g${grade}` : ''}`.toUpperCase();
}

/** Brings the signs that people use for one thing to one: `½`, `”`, `''`, `×`; folds letters. */
function withPlainSigns(text: string): string {
  const spelledOut = text.replace(/(\d?)\s?([½¼¾⅛⅜⅝⅞])/g, (_, digit: string, sign: string) => {
    return `${digit && `${digit} `}${vulgarFractions[sign] ?? ''}`;
  });
  return fold(spelledOut)
    .replace(/⁄/g, '/')
    .replace(/[”“„″]|''|´´|’’|′′|``/g, '"')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/\s+/g, ' ');
}
