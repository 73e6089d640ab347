import { stopWords, synonyms } from '../content/search-terms.ts';
import { memoize } from '../lib/memoize.ts';
import { inchText, isLengthUnit, length, nominalInches } from '../lib/product-name/measure.ts';
import { type NumberToken, scan, type Token } from '../lib/product-name/scan.ts';
import { readNumberWords } from './number-words.ts';
import { stem } from './words.ts';

export interface WordTerm {
  kind: 'words';
  text: string;
  /** Best first; the words of one alternative must all match. */
  alternatives: readonly (readonly string[])[];
  /** Follows `para`: the use of the thing, not the thing. */
  isUse: boolean;
}

export interface NumberTerm extends Quantity {
  kind: 'number';
  text: string;
}

/** A number of a query or name. */
export interface Quantity {
  value: number;
  unit: string | null;
  /** Null for anything but a length. */
  mm: number | null;
  /** See `nominalInches()`. */
  nominal: number | null;
}

export type Term = WordTerm | NumberTerm;

const stops = new Set(stopWords);

/** Synonyms, longest first. */
export const phrases = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({
    phrase,
    stems: wordsOf(phrase)
      .filter((word) => !stops.has(word))
      .map(stem),
    meanings: meanings.map(wordsOf),
  }))
  .sort((a, b) => b.stems.length - a.stems.length);

const phrasesFrom = memoize((first: string) => phrases.filter(({ stems }) => stems[0] === first));

/** Parses a query. Stop words are dropped unless there is nothing else. */
export function parseQuery(query: string): Term[] {
  const tokens = scan(readNumberWords(query)).filter(
    ({ kind }) => kind !== 'open' && kind !== 'close',
  );
  const selective = tokens.filter((token) => token.kind !== 'word' || !stops.has(token.text));
  const uses = new Set(tokens.filter((_, at) => isPara(tokens[at - 1])));
  return joinPhrases(selective.length > 0 ? selective : tokens, uses);
}

function isPara(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text === 'para';
}

export function wordsOf(text: string): string[] {
  return scan(text).flatMap(wordOf);
}

function wordOf(token: Token): string[] {
  if (token.kind === 'word') return [token.text];
  return token.kind === 'code' ? [token.text.replace(/\s/g, '').toLowerCase()] : [];
}

function joinPhrases(tokens: readonly Token[], uses: ReadonlySet<Token>): Term[] {
  const terms: Term[] = [];
  const words = tokens.map((token) => wordOf(token)[0] ?? '');
  const stems = words.map(stem);
  /** A bare number from 10 may be millimetres, beside one from 16 also the 3 of `25 x 25 x 3`. */
  const isMetric = tokens.some((token) => isBare(token) && token.value >= 16);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const phrase = phrasesFrom(stems[at] ?? '').find((one) =>
      one.stems.every((part, index) => part === stems[at + index]),
    );
    const typed = words.slice(at, at + (phrase?.stems.length ?? 1));
    if (token?.kind === 'number') terms.push(numberTerm(token, isMetric ? 3 : 10));
    else {
      const alternatives = [typed, ...(phrase?.meanings ?? [])];
      const isUse = token !== undefined && uses.has(token);
      terms.push({ kind: 'words', text: typed.join(' '), alternatives, isUse });
    }
    at += typed.length;
  }
  return terms;
}

function isBare(token: Token): token is NumberToken {
  return token.kind === 'number' && token.unit === null && !token.isFraction;
}

function numberTerm(token: NumberToken, leastMillimetres: number): NumberTerm {
  const { value, isFraction } = token;
  const unit = isFraction ? 'in' : token.unit;
  const bare = isBare(token) && value >= leastMillimetres ? value : null;
  const text = isFraction ? inchText(value).replace('"', '') : String(value);
  const mm = isLengthUnit(unit) ? length(value, unit).mm : bare;
  return { kind: 'number', text, value, unit, mm, nominal: mm === null ? null : nominalInches(mm) };
}
