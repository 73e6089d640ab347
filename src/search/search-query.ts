import { stopWords, synonyms } from '../content/search-terms.ts';
import { inchText, isLengthUnit, length, nominalInches } from '../lib/product-name/measure.ts';
import { type NumberToken, scan, type Token } from '../lib/product-name/scan.ts';
import { readNumberWords } from './number-words.ts';
import { stem } from './words.ts';

/** Words that were typed, with what else they may mean. */
export interface WordTerm {
  kind: 'words';
  /** As they were typed, to be named in a message. */
  text: string;
  /** Each is enough; the words of one belong together. Best first: as typed, then synonyms. */
  alternatives: readonly (readonly string[])[];
}

/** A number that was typed: a size, a grade, a power. */
export interface NumberTerm {
  kind: 'number';
  text: string;
  value: number;
  /** Null where none was typed. */
  unit: string | null;
  /** Of a length; a bare number from 10 on may be millimetres. */
  mm: number | null;
  /** The inches by which the trade calls that length. */
  nominal: number | null;
}

export type Term = WordTerm | NumberTerm;

const stops = new Set(stopWords);

/** The synonyms by the stems of what is typed, the longest first. */
const phrases = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({
    stems: wordsOf(phrase)
      .filter((word) => !stops.has(word))
      .map(stem),
    meanings: meanings.map(wordsOf),
  }))
  .sort((a, b) => b.stems.length - a.stems.length);

/** The synonyms of single words. */
export const wordSynonyms = Object.entries(synonyms).flatMap(([word, meanings]) =>
  word.includes(' ') ? [] : [{ word, meanings: meanings.map(wordsOf) }],
);

/** Reads what a visitor typed. Words that tell nothing are left out, unless nothing else was typed. */
export function parseQuery(query: string): Term[] {
  const tokens = scan(readNumberWords(query)).filter(
    ({ kind }) => kind !== 'open' && kind !== 'close',
  );
  const telling = tokens.filter((token) => token.kind !== 'word' || !stops.has(token.text));
  return joinPhrases(telling.length > 0 ? telling : tokens);
}

/** The words and grades of a text in the form in which the index keeps them. */
export function wordsOf(text: string): string[] {
  return scan(text).flatMap(wordOf);
}

function wordOf(token: Token): string[] {
  if (token.kind === 'word') return [token.text];
  return token.kind === 'code' ? [token.text.replace(/\s/g, '').toLowerCase()] : [];
}

function joinPhrases(tokens: readonly Token[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const words = tokens.slice(at).map((token) => wordOf(token)[0]);
    const [first] = words;
    const phrase = phrases.find(({ stems }) =>
      stems.every((expected, index) => stem(words[index] ?? '') === expected),
    );
    const own = phrase
      ? words.slice(0, phrase.stems.length).filter((word) => word !== undefined)
      : [];
    const token = tokens[at];
    if (phrase) {
      terms.push({ kind: 'words', text: own.join(' '), alternatives: [own, ...phrase.meanings] });
    } else if (first !== undefined) {
      terms.push({ kind: 'words', text: first, alternatives: [[first]] });
    } else if (token?.kind === 'number') {
      terms.push(numberTerm(token));
    }
    at += phrase?.stems.length ?? 1;
  }
  return terms;
}

function numberTerm({ value, isFraction, unit: written }: NumberToken): NumberTerm {
  const unit = isFraction ? 'in' : written;
  const bare = unit === null && value >= 10 ? value : null;
  const mm = isLengthUnit(unit) ? length(value, unit).mm : bare;
  const text = isFraction ? inchText(value).replace('"', '') : String(value);
  return { kind: 'number', text, value, unit, mm, nominal: mm === null ? null : nominalInches(mm) };
}
