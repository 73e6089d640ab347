import { forWords } from '../lexicon/function-words.ts';
import { otherBrands } from '../lexicon/search-words.ts';
import { angleLetter, sizeMarkers, soldUnits } from '../lexicon/units.ts';
import { roundProducts, roundShape } from '../lexicon/words.ts';
import { familyWord, searchedWords } from '../product/named-words.ts';
import type { SteelAttributes } from '../product/read-item.ts';
import { isDiameterMark, namedText } from '../product/vocabulary.ts';
import { isTitledSize } from '../sizes/numbering.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { gradeParts } from '../text/grades.ts';
import type { Phrase } from '../text/phrase.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { unitNamed } from '../text/unit-named.ts';
import { numberTerms } from './number-terms.ts';
import { canonicalWord, isStopWord, synonymAt } from './synonyms.ts';
import type { Term, WordTerm } from './term.ts';

export const isBrand = (word: string): boolean => otherBrands.includes(word);

/** Equal numbers beyond these say nothing more. */
const mostEqual = 3;

/** The terms of a phrase. Stop words are dropped unless there is nothing else. */
export function termsOf(all: Phrase, read: SteelAttributes): Term[] {
  const tokens = all.filter(({ kind }) => kind !== 'mark');
  const isStop = (token: Token) =>
    token.kind === 'word' &&
    (isStopWord(token.text) ||
      isMarker(token, all) ||
      (read.family === null && isSoldUnit(token.text)));
  const selective = tokens.filter((token) => !isStop(token));
  const uses = new Set(tokens.filter((_, at) => isFor(tokens[at - 1])));
  const kept = selective.length > 0 ? selective : tokens;
  const terms = joinTerms(
    kept,
    (token) => ({ at: all.indexOf(token), isUse: uses.has(token) }),
    read,
  );
  const round = isRound(all) ? [wordTerm([roundShape])] : [];
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
  tokens: Phrase,
  placeOf: (token: Token) => TermPlace,
  attributes: SteelAttributes,
): Term[] {
  const terms: Term[] = [];
  const words = tokens.map((token) => searchedWords(token)[0] ?? '');
  const stems = words.map((word) => stem(canonicalWord(word)));
  const numberTerm = numberTerms(tokens, attributes);
  const { head } = namedText(tokens);
  const isNamed = (word: string) =>
    tradeWord(word)?.role === 'product' || canonicalWord(word) === head;
  /** `lámina`, `perfil U`, `costanera`: the family that the whole text names. */
  const familyMeaning = (typed: readonly string[]) =>
    attributes.family && typed.some(isNamed) ? [[familyWord(attributes.family)]] : [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const place = placeOf(token);
    const synonym = synonymAt(words, stems, at);
    const joined = joinedAt(tokens, at);
    const typed = words.slice(at, at + (joined ? 2 : (synonym?.stems.length ?? 1)));
    if (token.kind === 'number') terms.push({ ...numberTerm(token), at: place.at });
    else if (joined) terms.push(wordTerm([joined], { ...place, isUse: false }));
    else {
      const meanings = [...(synonym?.meanings ?? []), ...familyMeaning(typed)];
      terms.push(wordTerm(typed, place, meanings));
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

interface TermPlace {
  at: number;
  isUse: boolean;
}

export function wordTerm(
  typed: readonly string[],
  { at, isUse }: TermPlace = { at: 0, isUse: false },
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
  return { kind: 'words', text: typed.join(' '), alternatives, isUse, at };
}
