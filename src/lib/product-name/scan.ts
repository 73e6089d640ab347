import { fold } from '../fold.ts';
import { memoize } from '../memoize.ts';

export interface NumberToken {
  kind: 'number';
  value: number;
  unit: Unit | null;
  /** Only inches are written as fractions. */
  isFraction: boolean;
}

export type Token =
  | NumberToken
  /** Brackets around an alternative size: `1/8" (3.0 mm)`. */
  | { kind: 'open' | 'close' }
  /** A grade, norm or gauge: `A36`, `A572-G50`, `E7018`, `SCH 40`, `SAE 1045`, `#30`. */
  | { kind: 'code'; text: string }
  /** Folded. */
  | { kind: 'word'; text: string };

const unitPatterns = {
  in: '"|(?:pulgadas?|pulg|plg)\\b\\.?',
  'lb/ft': '(?:lbs?|libras?)\\s*/\\s*(?:pie|ft)s?\\b',
  mm: '(?:mm|milimetros?)\\b\\.?',
  cm: '(?:cms?|centimetros?)\\b\\.?',
  ft: "'|(?:pies|ft)\\b",
  m: '(?:metros?|mts?|mtrs?|m)\\b\\.?',
  kg: '(?:kilos?|kgs?|kilogramos?)\\b\\.?',
  g: '(?:gramos?|grs?|g)\\b\\.?',
  ml: '(?:ml|cc)\\b',
  gal: '(?:galon(?:es)?|gal|gln)\\b\\.?',
  l: '(?:litros?|lts?|l)\\b\\.?',
  W: '(?:watts?|w)\\b',
  // `8 a 17 mm` is a range, not amperes.
  A: '(?:amperios?|amps?|a)\\b(?!\\s*[\\d/ ]+(?:mm|"))',
  V: '(?:voltios?|volts?|v)\\b',
  HP: 'hp\\b',
  pcs: '(?:piezas?|pzas?|pzs?|pcs?)\\b\\.?',
  golpes: 'golpes?\\b',
  '°C': '°\\s*c\\b',
  '%': '%',
} as const;

export type Unit = keyof typeof unitPatterns;

const units = Object.entries(unitPatterns).map(([unit, pattern]) => ({
  unit: unit as Unit,
  pattern: new RegExp(`^(?:${pattern})$`),
}));

const unitOf = memoize((text: string) => ({
  unit: units.find(({ pattern }) => pattern.test(text))?.unit ?? null,
}));

const fraction =
  '(?:1 ?/ ?2|[1-3] ?/ ?4|[1-7] ?/ ?8|(?:1[0-5]|[1-9]) ?/ ?16|' +
  '(?:3[01]|[12]\\d|[1-9]) ?/ ?32|(?:6[0-3]|[1-5]\\d|[1-9]) ?/ ?64)(?!\\d|[.,]\\d)';
/** `1 1/2`, `1-1/2`, `1.1/2`, `1 y 1/2`; the whole number has at most two digits. */
const mixed = `\\d{1,2}(?: (?:y )?| ?- ?|\\.)${fraction}`;
const decimal = '\\d+(?:[.,]\\d+)?|[.,]\\d+';

/**
 * Letters and digits in one (`A36`, `A572-G50`, `E7018`), or a word followed by a number (`SCH 40`,
 * `SAE 1045`). That number joins no fraction: `SCH 40 1/2"` is half an inch.
 */
const code =
  '(?:(?:sch|schedule|ced|cedula)\\.?[ -]?(?<wall>\\d{2,3})|' +
  '(?<system>sae|aisi|inox|inoxidable)\\.?[ -]?(?<steel>[a-z]?\\d{3,4}[a-z]?|[a-z]\\d{1,2})|' +
  '(?:astm ?)?(?<norm>a ?-? ?(?:36|53|106|500|513|572|588|615|653|706|992|1011|1064)|e ?-? ?\\d{4}|' +
  'gr(?:ado)?\\.? ?\\d{1,2}(?! ?\\d*")|(?!x\\d|cal)[a-z]{1,2}-?\\d{1,4}[a-z]?)' +
  '(?: ?-? ?g(?:r|rado)?\\.? ?(?<strength>\\d{2})|-(?<grade>\\d{2}))?)(?![a-z0-9]|[.,/]\\d)';

const tokenPattern = new RegExp(
  [
    `(?<number>${mixed}|${fraction}|${decimal})(?: ?(?<unit>${Object.values(unitPatterns).join('|')}))?`,
    '(?<gauge># ?\\d+)',
    '(?<bracket>[()])',
    // Between sizes: no token.
    '(?:x|por)(?= ?[.,]?\\d)|x(?= |$)',
    `(?<code>${code})`,
    '(?<word>\\p{L}+)',
  ].join('|'),
  'gu',
);

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
  const tokens: Token[] = [];
  for (const { groups = {} } of withPlainSigns(text).matchAll(tokenPattern)) {
    const { number, unit, gauge, bracket, code, word } = groups;
    if (number) tokens.push(numberToken(number, unit));
    else if (gauge) tokens.push({ kind: 'code', text: gauge.replace(' ', '') });
    else if (bracket) tokens.push({ kind: bracket === '(' ? 'open' : 'close' });
    else if (code) tokens.push({ kind: 'code', text: gradeText(groups) });
    else if (word) tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

function numberToken(text: string, unit: string | undefined): NumberToken {
  const [, whole = 0, numerator, denominator] =
    /^(?:(\d+)[^\d/]+)?(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  const isFraction = denominator !== undefined;
  return {
    kind: 'number',
    value: isFraction
      ? Number(whole) + Number(numerator) / Number(denominator)
      : Number(text.replace(',', '.')),
    unit: unit ? unitOf(unit).unit : null,
    isFraction,
  };
}

/** Normalizes `sch40` to `SCH 40`, `a-36` to `A36`, `a572 gr 50` to `A572-G50`. */
function gradeText(groups: Readonly<Record<string, string | undefined>>): string {
  const { wall, system, steel, norm = '', strength, grade = strength } = groups;
  if (wall) return `SCH ${wall}`;
  if (system) return `${system.replace(/^inox.*/, 'inox')} ${steel}`.toUpperCase();
  const plain = norm.replace(/[ -]/g, '').replace(/^gr(?:ado)?\.?(?=\d)/, 'g');
  return `${plain}${grade ? `-g${grade}` : ''}`.toUpperCase();
}

/** Normalizes typographic signs (`½`, `”`, `''`, `×`) and folds letters. */
function withPlainSigns(text: string): string {
  const spelledOut = text.replace(
    /(\d?)\s?([½¼¾⅛⅜⅝⅞])/g,
    (_, digit: string, sign: string) => `${digit && `${digit} `}${sign.normalize('NFKC')}`,
  );
  return fold(spelledOut)
    .replace(/⁄/g, '/')
    .replace(/[”“„″]|''|´´|’’|′′|``/g, '"')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/\s+/g, ' ');
}
