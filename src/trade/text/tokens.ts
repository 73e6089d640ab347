import { memoize, memoizeWeak } from '../../lib/memoize.ts';
import { byWords, ofWords, toWord } from '../lexicon/function-words.ts';
import { currencyWords } from '../lexicon/prices.ts';
import { ordinals } from '../lexicon/remarks.ts';
import { angleLetter, packUnits, type Unit, type UnitWord, unitWords } from '../lexicon/units.ts';
import { tradeWords } from '../lexicon/words.ts';
import { type Figure, readFigure } from './figure.ts';
import { gradeTitles } from './grade-digits.ts';
import { fitsAt, matchAt } from './match-at.ts';
import { readText } from './normalize.ts';
import { readCode } from './read-code.ts';
import type { Text } from './text.ts';
import { tradeWord } from './trade-word.ts';
import { unitNamed } from './unit-named.ts';

interface Span {
  /** As read; of a code as names of products write it. */
  text: string;
  /** Position in the plain text of the source. */
  start: number;
  end: number;
  source: Text;
}

export interface NumberToken extends Span, Figure {
  kind: 'number';
  unit: UnitWord | null;
  /** The figures without the unit. */
  digits: string;
}

export type Token =
  | NumberToken
  /** A grade, norm or gauge: `A36`, `A572-G50`, `E7018`, `SCH 40`, `SAE 1045`, `#30`. */
  | (Span & { kind: 'code' })
  | (Span & { kind: 'word' })
  /** `x` between sizes, brackets and other signs. */
  | (Span & { kind: 'mark' });

/** Texts whose tokens are kept: those of a pasted list. */
const keptTexts = 500;

/** The tokens of a text as written. */
export const tokenize = memoize(
  (text: string): readonly Token[] => tokensOf(readText(text)),
  keptTexts,
);

/** The tokens of a text. */
export const tokensOf = memoizeWeak((source: Text): readonly Token[] => {
  const tokens: Token[] = [];
  const { plain } = source;
  let at = 0;
  while (at < plain.length) {
    const read = plain[at] === ' ' ? null : readToken(plain, at);
    if (read) tokens.push(Object.assign(read, { source }));
    at = read ? read.end : at + 1;
  }
  return tokens;
});

type ReadToken = DistributiveOmit<Token, 'source'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

function readToken(text: string, at: number): ReadToken | null {
  for (const reader of readers) {
    const token = reader(text, at);
    if (token) return token;
  }
  return null;
}

type Reader = (text: string, at: number) => ReadToken | null;

const spelledUnits = unitWords.flatMap(({ spellings }) => spellings);
const spellingsOfUnit = (unit: Unit) =>
  unitWords.flatMap((row) => (row.unit === unit ? row.spellings : []));

const letterOrDigit = /[\p{L}\d]/uy;

const readNumber: Reader = (text, at) => {
  const first = text[at] ?? '';
  const isDigit = first >= '0' && first <= '9';
  if (!isDigit && first !== '.' && first !== ',') return null;
  if (!isDigit && at > 0 && fitsAt(letterOrDigit, text, at - 1)) return null;
  const number = readFigure(text, at);
  if (!number) return null;
  const unit = readUnitBehind(text, number);
  const end = unit?.end ?? number.end;
  // Written out: a copy with `...` takes three times the memory, and names have many numbers.
  return {
    kind: 'number',
    text: text.slice(at, end),
    start: at,
    end,
    value: number.value,
    unit: unit?.word ?? null,
    isFraction: number.isFraction,
    // With a sign, `3 1/8"` is one number.
    parts: unit ? null : number.parts,
    decimals: number.decimals,
    digits: number.text,
  };
};

const unitSign = / ?(?:"|%|'(?!'))/y;
/** `lb/pie`, `kg/m`, but the `und` of `und/caja`. */
const perUnits = spelledUnits.flatMap((spelling) =>
  spelling.includes('/') ? spelling.replace('/', ' ?/ ?') : [],
);
const unitPhrase = new RegExp(
  String.raw` ?((?:${perUnits.join('|')})s?|\p{L}+[23]?|°c)(?![\p{L}\d])\.?`,
  'uy',
);
/** A number with the unit of a size or price: of `8 a 17 mm`, the `a` is no unit. */
const rangeEnd = new RegExp(
  String.raw`^ ?[\d/., ]+(?:${[...spellingsOfUnit('mm'), ...spellingsOfUnit('in'), ...currencyWords].join('|')})`,
);
/** `MMx830`: the unit joins the separator. */
const unitBeforeTimes = / ?(\p{L}+)x(?= ?[\d.])/uy;

/** The content of a pack: `20 KG`, `x 20 KG`, `de 20 KG`. */
const contentBehind = new RegExp(String.raw`^ ?(?:(?:${[...byWords, ...ofWords].join('|')}) )?\d`);

function readUnitBehind(text: string, number: Figure): { word: UnitWord; end: number } | null {
  const unit = readAnyUnit(text, number.end);
  // `1/8 CAJA 20 KG` is a size and its pack.
  const isPacked = unit !== null && packUnits.includes(unit.word.unit) && number.isFraction;
  return isPacked && contentBehind.test(text.slice(unit.end)) ? null : unit;
}

function readAnyUnit(text: string, at: number): { word: UnitWord; end: number } | null {
  const [signed] = matchAt(unitSign, text, at) ?? [];
  if (signed !== undefined) return unitWithEnd(signed.trim(), at + signed.length);
  const phrase = matchAt(unitPhrase, text, at);
  const [written = '', name = ''] = phrase ?? [];
  const behind = text.slice(at + written.length, at + written.length + 12);
  // `8 a 17 mm` is a range, `5 L 2 x 2` an angle, `8 x 31 L=6 m` a length.
  const isRange = name === toWord && rangeEnd.test(behind);
  // `2 A36`, `N° 4 GR 60`
  const mayBeGrade = name === 'a' || gradeTitles.includes(name);
  const isNorm = mayBeGrade && readCode(text, at + written.indexOf(name)) !== null;
  const isSeparate = isRange || isNorm || (name === angleLetter && /^ ?[=:]? ?\d/.test(behind));
  const named = isSeparate ? null : unitWithEnd(name.replaceAll(' ', ''), at + written.length);
  if (named) return named;
  const [stuck = '', unit = ''] = matchAt(unitBeforeTimes, text, at) ?? [];
  return stuck === '' ? null : unitWithEnd(unit, at + stuck.length - 1);
}

function unitWithEnd(name: string, end: number): { word: UnitWord; end: number } | null {
  const word = unitNamed(name);
  return word && { word, end };
}

const letters = /\p{L}+[°º]?/uy;

const readWord: Reader = (text, at) => {
  const [word] = matchAt(letters, text, at) ?? [];
  if (word === undefined) return null;
  const isBy =
    word === 'x' || (byWords.includes(word) && /^ ?[\d.]/.test(text.slice(at + word.length)));
  const [first, second] = splitCompound(word);
  if (second) return { kind: 'word', text: first, start: at, end: at + first.length };
  const kind = isBy ? 'mark' : 'word';
  return { kind, text: isBy ? 'x' : word, start: at, end: at + word.length };
};

/** `tubocuadrado` is two words. */
const splitCompound = memoize((word: string): readonly [first: string, second: string] => {
  if (word.length < 8 || tradeWord(word)) return [word, ''];
  const head = tradeWords.find(
    ({ word: tradeName, role }) =>
      role !== 'finish' && tradeName.length > 3 && word.startsWith(tradeName),
  )?.word;
  const rest = head ? word.slice(head.length) : '';
  return head && rest.length > 2 && tradeWord(rest) ? [head, rest] : [word, ''];
});

/** `2da` is the quality of a piece and no number. */
const ordinal = new RegExp(String.raw`(?:${ordinals.join('|')})(?![\p{L}\d])`, 'uy');

const readOrdinal: Reader = (text, at) => {
  if (at > 0 && fitsAt(letterOrDigit, text, at - 1)) return null;
  const [written] = matchAt(ordinal, text, at) ?? [];
  if (written === undefined) return null;
  return { kind: 'word', text: written, start: at, end: at + written.length };
};

const readMark: Reader = (text, at) => {
  const character = text[at] ?? ' ';
  return character === ' ' ? null : { kind: 'mark', text: character, start: at, end: at + 1 };
};

const readCodeToken: Reader = (text, at) => {
  const code = readCode(text, at);
  return code && { kind: 'code', text: code.text, start: at, end: at + code.length };
};

const readers: readonly Reader[] = [readOrdinal, readCodeToken, readNumber, readWord, readMark];
