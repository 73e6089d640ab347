import { letterHeads } from '../lexicon/families.ts';
import { forWords, ofWords, remarkIntroductions } from '../lexicon/function-words.ts';
import { letterGrades, letterNorms } from '../lexicon/grades.ts';
import {
  electrodeNames,
  fillers,
  ignoredNorms,
  materials,
  negations,
  remarkWords,
  uses,
} from '../lexicon/remarks.ts';
import { containerWords } from '../lexicon/search-words.ts';
import { bores } from '../lexicon/sizes.ts';
import {
  bareMaterial,
  bareRebar,
  productsOfMaterial,
  redundantWords,
  shapeNouns,
} from '../lexicon/words.ts';
import { isPart, withoutPart } from '../line/building-parts.ts';
import { readSteel } from '../product/read-item.ts';
import { type Finish, finishOf } from '../product/vocabulary.ts';
import { type Term, termsOf, wordTerm } from '../search/query.ts';
import { INCH } from '../sizes/measure.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { wordList } from '../text/dictionary.ts';
import { gradeTitles, isElectrodeGrade } from '../text/grades.ts';
import { isWord } from '../text/token-tests.ts';
import { type NumberToken, type Token, tokenize } from '../text/tokens.ts';
import { isContraryWord, isOtherMaterial, tradeWord } from '../text/trade-word.ts';

/** What a line asks for, as the search understands it. */
export interface Request {
  /** Without the part of a building and words that mean nothing for the choice. */
  tokens: readonly Token[];
  terms: readonly Term[];
  /** Finishes that the line refuses: `no galvanizado`. */
  refused: readonly Finish[];
  /** Position of the first number; behind the text without one. */
  firstNumber: number;
}

const isFiller = wordList(fillers);
const isRemarkWord = wordList(remarkWords);
const isOwnUse = wordList(uses);
const isContainer = wordList(containerWords);

export function readRequest(item: string): Request {
  const { tokens: all, refused } = withoutRefused(tokenize(item));
  const named = withLetters(withoutPart(all));
  const tokens = named.filter((token, at) => !isMeaningless(named, token, at));
  const first = tokens.find(({ kind }) => kind === 'number');
  const firstNumber = first?.start ?? item.length;
  const searched = tokens.filter((token, at) => !isMaterial(tokens, token, at));
  const terms = termsOf(searched, readSteel(tokens)).filter((term) => !isBuildingUse(term));
  return {
    tokens,
    terms: [...terms, ...impliedTerms(tokens)],
    refused,
    firstNumber,
  };
}

/** Without the finishes behind a negation: `no galvanizado`, `que no sea inox`. */
function withoutRefused(tokens: readonly Token[]): { tokens: readonly Token[]; refused: Finish[] } {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && negations.includes(text));
  const behind = at === -1 ? [] : tokens.slice(at + 1, at + 4);
  const place = behind.findIndex((token) => finishOf([token], 'plate') !== null);
  const finish = finishOf(behind.slice(place, place + 1), 'plate');
  if (place === -1 || finish === null) return { tokens, refused: [] };
  return { tokens: [...tokens.slice(0, at), ...tokens.slice(at + place + 2)], refused: [finish] };
}

/** `para cerco`: where it is built in decides nothing. */
function isBuildingUse(term: Term): boolean {
  return term.kind === 'words' && term.isUse && term.text.split(' ').every(isPart);
}

/** `fierro 1/2` and `varilla 3/8` are rebar. */
function impliedTerms(tokens: readonly Token[]): Term[] {
  const [head] = canonicalWords(tokens);
  const behind = tokens.slice(1).filter(({ text }) => !ofWords.includes(text));
  const hasSize = behind[0]?.kind === 'number';
  const isBare = bareRebar.words.some((word) => word === head);
  const numbers = tokens.filter((token) => token.kind === 'number' && token.unit?.unit !== 'm');
  const isShaped = tokens.some(
    (token) => token.kind === 'word' && tradeWord(token.text)?.role === 'shape',
  );
  return isBare && hasSize && numbers.length <= 2 && !isShaped
    ? [wordTerm([bareRebar.shape], false, 0)]
    : [];
}

/** `L 2 x 1/4` is an angle, `W 8 x 18` a beam. */
function withLetters(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const word = first?.kind === 'word' ? letterHeads[first.text] : undefined;
  if (!first || word === undefined || second?.kind !== 'number') return tokens;
  return [{ ...first, kind: 'word', text: word }, ...tokens.slice(1)];
}

function isMeaningless(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.kind === 'code') {
    const [norm = ''] = token.text.split('-');
    return ignoredNorms.includes(norm);
  }
  if (token.kind === 'number') return isBore(tokens, token, at);
  if (token.kind !== 'word') return false;
  if (isLetterGrade(tokens, at)) return true;
  const before = canonicalWords(tokens.slice(0, at));
  if (electrodeNames.includes(token.text)) return tokens.some(isElectrodeGrade);
  const word = tradeWord(token.text)?.word ?? token.text;
  const redundant = redundantWords.find((row) => row.word === word);
  if (redundant) {
    const { behind = [], directlyBehind = [], first = [] } = redundant;
    const isBehind = before.some((preceding) => behind.includes(preceding));
    return (
      isBehind || directlyBehind.includes(before.at(-1) ?? '') || first.includes(before[0] ?? '')
    );
  }
  if (shapeNouns.includes(word)) return tradeWord(tokens[at + 1]?.text ?? '')?.role === 'shape';
  return isFiller(token.text) && !tradeWord(token.text);
}

/** In mm, by which a bore may be rounded: 22 for 7/8". */
const boreTolerance = 0.3;

/** The 7/8" of a disc of `7" x 1/8" x 7/8"`. */
function isBore(tokens: readonly Token[], { value, unit, isFraction }: NumberToken, at: number) {
  const [head = ''] = canonicalWords(tokens);
  const usual = bores[head] ?? [];
  const isThird = tokens.slice(0, at).filter(({ kind }) => kind === 'number').length === 2;
  const isInches = isFraction || unit?.unit === 'in' || (unit === null && value === 1);
  const mm = isInches ? value * INCH : value;
  return isThird && usual.some((inches) => Math.abs(inches * INCH - mm) < boreTolerance);
}

/** The `Gr. B` of `A500 Gr. B`. */
function isLetterGrade(tokens: readonly Token[], at: number): boolean {
  const hasNorm = tokens.some(({ kind, text }) => kind === 'code' && letterNorms.includes(text));
  if (!hasNorm) return false;
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const place = words.indexOf(tokens[at] as Token);
  const isLetter = (token: Token | undefined) => isWord(token, letterGrades);
  const isTitle = (token: Token | undefined) => isWord(token, gradeTitles);
  const [before, word, next] = [words[place - 1], words[place], words[place + 1]];
  return (isTitle(word) && isLetter(next)) || (isLetter(word) && isTitle(before));
}

/** The steel of `tubo cuadrado de fierro`, the use of `disco de corte para metal`. */
function isMaterial(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.kind !== 'word' || at === 0) return false;
  const word = tradeWord(token.text)?.word ?? token.text;
  if (!materials.includes(word)) return false;
  const [head = '', second] = canonicalWords(tokens);
  const isFirst = word === bareMaterial && second === undefined;
  return !isFirst && !materials.includes(head) && !productsOfMaterial.includes(head);
}

/** Whether a word only names the unit, or the use of the product in a building. */
export function isUse(word: string): boolean {
  return isPart(word) || isContainer(word) || isOwnUse(word);
}

const isIntroducing = wordList(remarkIntroductions);

/** Whether a term that no product matches is a remark behind the product. */
export function isRemark({ tokens, firstNumber }: Request, term: Term): boolean {
  const words = term.text.split(' ');
  if (words.some((word) => isContraryWord(word) || isOtherMaterial(word))) return false;
  const before = tokens.filter(({ start }) => start < term.start);
  if (before.some(({ kind, text }) => kind === 'word' && forWords.includes(text))) return true;
  if (before.length === 0 || term.kind === 'number') return false;
  if (words.every((word) => isPart(word) || isRemarkWord(word) || isUse(word))) return true;
  // `con tapa`, `cortado a la mitad`
  const introducing = before
    .filter(({ kind }) => kind === 'word')
    .some(({ text }) => isIntroducing(text));
  return introducing && firstNumber < term.start;
}
