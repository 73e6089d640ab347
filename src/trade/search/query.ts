import { memoize } from '../../lib/memoize.ts';
import { forWords } from '../lexicon/function-words.ts';
import { otherBrands, stopWords } from '../lexicon/search-words.ts';
import { synonyms } from '../lexicon/synonyms.ts';
import { angleLetter, sizeMarkers, soldUnits } from '../lexicon/units.ts';
import { roundProducts, roundShape } from '../lexicon/words.ts';
import { readSteel, type SteelAttributes } from '../product/read-item.ts';
import { isDiameterMark } from '../product/vocabulary.ts';
import { isTitledSize } from '../sizes/given-sizes.ts';
import { inchText, nominalInches } from '../sizes/measure.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { gradeParts } from '../text/grades.ts';
import { normalize } from '../text/normalize.ts';
import { readNumberWords } from '../text/number-words.ts';
import { stem } from '../text/stem.ts';
import { type NumberToken, type Token, tokensOf } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { unitNamed } from '../text/unit-named.ts';
import { familyWord, type MeasuredNumber, numberOf, searchedWords } from './search-index.ts';

export interface WordTerm {
  kind: 'words';
  text: string;
  /** Best first; the words of one alternative must all match. */
  alternatives: readonly (readonly string[])[];
  /** Follows `para`: the use of the thing, not the thing. */
  isUse: boolean;
  /** Position in the normalized text. */
  start: number;
}

export interface NumberTerm extends MeasuredNumber {
  kind: 'number';
  text: string;
  /** The two numbers of `3 1/8`, where no product has the whole. */
  parts: readonly [NumberTerm, NumberTerm] | null;
  /** Position in the normalized text. */
  start: number;
}

export type Term = WordTerm | NumberTerm;

const stops = new Set(stopWords);
const otherBrandSet = new Set(otherBrands);

export const isBrand = (word: string): boolean => otherBrandSet.has(word);

const canonicalWord = (word: string) => tradeWord(word)?.word ?? word;

const stemsOf = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !stops.has(word))
    .map((word) => stem(canonicalWord(word)));

/** Synonyms, longest first. */
export const phrases = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({
    phrase,
    stems: stemsOf(phrase),
    meanings: meanings.map((meaning) => meaning.split(' ')),
  }))
  .sort((a, b) => b.stems.length - a.stems.length);

const phrasesFrom = memoize((first: string) => phrases.filter(({ stems }) => stems[0] === first));

/** Equal numbers beyond these say nothing more. */
const mostEqual = 3;

/** Parses a query as typed. */
export function parseQuery(query: string): Term[] {
  return termsOf(tokensOf(readNumberWords(normalize(query))));
}

/** The terms of tokens. Stop words are dropped unless there is nothing else. */
export function termsOf(all: readonly Token[], read: SteelAttributes = readSteel(all)): Term[] {
  const tokens = all.filter(({ kind }) => kind !== 'mark');
  const isStop = (token: Token) =>
    token.kind === 'word' &&
    (stops.has(token.text) ||
      isMarker(token, all) ||
      (read.family === null && isSoldUnit(token.text)));
  const selective = tokens.filter((token) => !isStop(token));
  const uses = new Set(tokens.filter((_, at) => isFor(tokens[at - 1])));
  const terms = joinTerms(selective.length > 0 ? selective : tokens, uses, read);
  const round = isRound(all) ? [wordTerm([roundShape], false, 0)] : [];
  const counts = new Map<string, number>();
  return [...terms, ...round].filter(({ text }) => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return (counts.get(text) ?? 0) <= mostEqual;
  });
}

/** `esmalte negro galón`: the unit in which a product is sold, without a number. */
function isSoldUnit(word: string): boolean {
  return soldUnits.includes(unitNamed(word)?.unit ?? 'piece') && word.length > 2;
}

/** `e=2`, `largo 6`, `L=6`: the word only says which size the number is; `L 2 x 2` is an angle. */
function isMarker(token: Token, all: readonly Token[]): boolean {
  const behind = all.slice(all.indexOf(token) + 1);
  const number = behind.find(({ kind }) => kind !== 'mark');
  const isMark = sizeMarkers.some(({ spellings }) =>
    spellings.some((spelling) => spelling === token.text),
  );
  if (number?.kind !== 'number' || !isMark) return false;
  return token.text !== angleLetter || isTitledSize(all, all.indexOf(number));
}

/** `tubo Ø 2`: a tube with a diameter and without a shape. */
function isRound(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  const isMarked = words.some(isDiameterMark);
  const hasShape = words.some((word) => tradeWord(word)?.role === 'shape');
  return isMarked && words.some((word) => roundProducts.includes(canonicalWord(word))) && !hasShape;
}

function isFor(token: Token | undefined): boolean {
  return token?.kind === 'word' && forWords.includes(token.text);
}

function joinTerms(
  tokens: readonly Token[],
  uses: ReadonlySet<Token>,
  attributes: SteelAttributes,
): Term[] {
  const terms: Term[] = [];
  const words = tokens.map((token) => searchedWords(token)[0] ?? '');
  const stems = words.map((word) => stem(canonicalWord(word)));
  const numberTerm = numberTerms(tokens, attributes);
  /** `lámina`, `perfil U`: the family that the whole text names. */
  const familyMeaning = (typed: readonly string[]) =>
    attributes.family && typed.some((word) => tradeWord(word)?.role === 'product')
      ? [[familyWord(attributes.family)]]
      : [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const phrase = [...phrasesFrom(stems[at] ?? ''), ...phrasesFrom(stem(words[at] ?? ''))].find(
      (candidate) => candidate.stems.every((part, index) => part === stems[at + index]),
    );
    const joined = joinedAt(tokens, at);
    const typed = words.slice(at, at + (joined ? 2 : (phrase?.stems.length ?? 1)));
    if (token?.kind === 'number') terms.push(numberTerm(token));
    else if (joined) terms.push(wordTerm([joined], false, token?.start ?? 0));
    else {
      const isUse = token !== undefined && uses.has(token);
      const meanings = [...(phrase?.meanings ?? []), ...familyMeaning(typed)];
      terms.push(wordTerm(typed, isUse, token?.start ?? 0, meanings));
    }
    at += typed.length;
  }
  return terms;
}

/** `galvanizado en caliente` is one word. */
function joinedAt(tokens: readonly Token[], at: number): string | null {
  const pair = tokens.slice(at, at + 2);
  if (pair.length < 2 || pair.some(({ kind }) => kind !== 'word')) return null;
  const [joined, ...more] = canonicalWords(pair);
  return more.length === 0 ? (joined ?? null) : null;
}

export function wordTerm(
  typed: readonly string[],
  isUse: boolean,
  start: number,
  meanings: readonly (readonly string[])[] = [],
): WordTerm {
  const written = typed.map(canonicalWord);
  const isSame = written.every((word, at) => word === typed[at]);
  // `aisi304` of a query is the INOX 304 of a name.
  const grades = typed.flatMap((word) => gradeParts(word)[1] || []);
  const alternatives = [
    typed,
    ...(isSame ? [] : [written]),
    ...(grades.length > 0 ? [grades] : []),
    ...meanings,
  ];
  return { kind: 'words', text: typed.join(' '), alternatives, isUse, start };
}

/** Reads numbers with what the query says as a whole: the 1200 of `plancha 2.0 x 1200 x 2400` is 1.2 m. */
function numberTerms(tokens: readonly Token[], attributes: SteelAttributes) {
  const isBare = (token: Token): token is NumberToken =>
    token.kind === 'number' && token.unit === null && !token.isFraction;
  /** A bare number from 10 may be millimetres, beside one from 16 also the 3 of `25 x 25 x 3`. */
  const isMetric = tokens.some((token) => isBare(token) && token.value >= 16);
  const numberTerm = (token: NumberToken, read = attributes): NumberTerm => {
    const { value, unit, mm } = numberOf(token, read);
    const bare = isBare(token) && value >= (isMetric ? 3 : 10) ? value : null;
    const text = token.isFraction ? inchText(value).replace('"', '') : String(value);
    const size = mm ?? bare;
    const written = isBare(token) ? null : unit;
    return {
      kind: 'number',
      text,
      value,
      unit: written,
      mm: size,
      start: token.start,
      nominal: size === null ? null : nominalInches(size),
      parts: token.parts && [part(token, token.parts[0], false), part(token, token.parts[1], true)],
    };
  };
  const part = (token: NumberToken, value: number, isFraction: boolean) =>
    numberTerm({ ...token, value, isFraction, parts: null }, { ...attributes, roles: [] });
  return numberTerm;
}
