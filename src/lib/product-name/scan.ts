import { fold } from '../fold.ts';
import type { LengthUnit } from './measure.ts';

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

export interface NumberToken {
  kind: 'number';
  value: number;
  unit: Unit | null;
  /** Only inches are written as fractions. */
  isFraction: boolean;
}

export type Token =
  | NumberToken
  /** The `x` of `2" x 1"`. */
  | { kind: 'by' }
  /** Brackets around an alternative size: `1/8" (3.0 mm)`. */
  | { kind: 'open' | 'close' }
  /** A grade, norm or gauge: `A36`, `A572-G50`, `E7018`, `SCH 40`, `SAE 1045`, `#30`. */
  | { kind: 'code'; text: string }
  /** Folded. */
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
  // `8 a 17 mm` is a range, not amperes.
  ['A', '(?:amperios?|amps?|a)\\b(?!\\s*[\\d/ ]+(?:mm|"))'],
  ['V', '(?:voltios?|volts?|v)\\b'],
  ['HP', 'hp\\b'],
  ['pcs', '(?:piezas?|pzas?|pzs?|pcs?)\\b\\.?'],
  ['°C', '°\\s*c\\b'],
  ['%', '%'],
];
const unitPattern = new RegExp(`\\s*(?:${unitPatterns.map(([, p]) => `(${p})`).join('|')})`, 'y');

const denominators: readonly number[] = [2, 4, 8, 16, 32, 64];

/** `1 1/2`, `1-1/2`, `1.1/2`, `1 y 1/2`; the whole number has at most two digits. */
const mixed = /(\d{1,2})(?:\s+(?:y\s+)?|\s?-\s?|\.)(\d{1,2})\s?\/\s?(\d{1,2})(?!\d|[.,]\d)/y;
const fraction = /(\d{1,2})\s?\/\s?(\d{1,2})(?!\d|[.,]\d)/y;
const decimal = /\d+(?:[.,]\d+)?|[.,]\d+/y;
const by = /(?:x|por)(?=\s*[.,]?\d)|x(?=\s|$)/y;

/**
 * Letters and digits in one (`A36`, `A572-G50`, `E7018`), or a word followed by a number (`SCH 40`,
 * `SAE 1045`). That number joins no fraction: `SCH 40 1/2"` is half an inch.
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

let last: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

/** Tokenizes a product name or a search query; keeps the last result, which is asked for again. */
export function scan(text: string): readonly Token[] {
  if (last.text !== text) last = { text, tokens: tokensOf(text) };
  return last.tokens;
}

/** The first number with one of the units. */
export function numberIn(tokens: readonly Token[], ...units: Unit[]): NumberToken | undefined {
  return tokens.find(
    (token): token is NumberToken =>
      token.kind === 'number' && token.unit !== null && units.includes(token.unit),
  );
}

function tokensOf(text: string): Token[] {
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
      // A whole code point, or the unicode pattern would step back into its middle.
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

/** Normalizes `sch40` to `SCH 40`, `a-36` to `A36`, `a572 gr 50` to `A572-G50`. */
function gradeText([, schedule, wall, system, number, norm, strength]: RegExpExecArray): string {
  if (schedule) return `SCH ${wall}`;
  if (system) return `${system.replace(/^inox.*/, 'inox')} ${number}`.toUpperCase();
  const plain = (norm ?? '').replace(/[\s-]/g, '').replace(/^gr(?:ado)?\.?(?=\d)/, 'g');
  const grade = strength?.match(/\d+/)?.[0];
  return `${plain}${grade ? `-g${grade}` : ''}`.toUpperCase();
}

/** Normalizes typographic signs (`½`, `”`, `''`, `×`) and folds letters. */
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
