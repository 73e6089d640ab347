import { isPart, letterHeads, withoutPart } from './building-parts.ts';
import { wordList } from './dictionary.ts';
import {
  contraryWords,
  electrodeNames,
  fillers,
  ignoredNorms,
  materials,
  remarkWords,
  uses,
} from './lexicon/remarks.ts';
import { containerWords } from './lexicon/search-words.ts';
import { type Term, termsOf, wordTerm } from './query.ts';
import { readSteel } from './read-item.ts';
import { type Token, tokenize } from './tokens.ts';
import { isOtherMaterial, tradeWord } from './trade-word.ts';
import { canonicalWords } from './vocabulary.ts';

/** What a line asks for, as the search understands it. */
export interface Request {
  /** Without the part of a building and words that mean nothing for the choice. */
  tokens: readonly Token[];
  terms: readonly Term[];
  /** Position of the first number; behind the text without one. */
  firstNumber: number;
}

const isFiller = wordList(fillers);
const isContrary = wordList(contraryWords);
const isRemarkWord = wordList(remarkWords);
const isOwnUse = wordList(uses);
const isContainer = wordList(containerWords);

export function readRequest(item: string): Request {
  const named = withLetters(withoutPart(tokenize(item)));
  const tokens = named.filter((token, at) => !isMeaningless(named, token, at));
  const first = tokens.find(({ kind }) => kind === 'number');
  const firstNumber = first?.start ?? item.length;
  const searched = tokens.filter((token, at) => !isMaterial(tokens, token, at));
  return {
    tokens,
    terms: [...termsOf(searched, readSteel(tokens)), ...impliedTerms(tokens)],
    firstNumber,
  };
}

/** `fierro 1/2` and `varilla 3/8` are rebar. */
function impliedTerms(tokens: readonly Token[]): Term[] {
  const [head] = canonicalWords(tokens);
  const behind = tokens.slice(1).filter(({ text }) => text !== 'de');
  const hasSize = behind[0]?.kind === 'number';
  const isBare = head === 'fierro' || head === 'varilla';
  const numbers = tokens.filter((token) => token.kind === 'number' && token.unit?.unit !== 'm');
  const isShaped = tokens.some(
    (token) => token.kind === 'word' && tradeWord(token.text)?.role === 'shape',
  );
  return isBare && hasSize && numbers.length <= 2 && !isShaped
    ? [wordTerm(['corrugado'], false, 0)]
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
  if (token.kind !== 'word') return false;
  const before = canonicalWords(tokens.slice(0, at));
  if (electrodeNames.includes(token.text)) return tokens.some(isElectrodeGrade);
  if (token.text === 'antideslizante') return before.includes('estriado');
  if (tradeWord(token.text)?.word === 'liso') return before.at(-1) === 'cuadrado';
  // `ángulo L`
  if (token.text === 'l') return before.at(-1) === 'angulo';
  if (token.text === 'perfil') return tradeWord(tokens[at + 1]?.text ?? '')?.role === 'shape';
  return isFiller(token.text) && !tradeWord(token.text);
}

function isElectrodeGrade(token: Token): boolean {
  if (token.kind === 'code') return /^E\d{4}$/.test(token.text);
  return token.kind === 'number' && token.value > 6000 && token.value < 8000;
}

/** The steel of `tubo cuadrado de fierro`, the use of `disco de corte para metal`. */
function isMaterial(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.kind !== 'word' || at === 0) return false;
  const word = tradeWord(token.text)?.word ?? token.text;
  if (!materials.includes(word)) return false;
  const [head = '', second] = canonicalWords(tokens);
  const isFirst = word === 'acero' && second === undefined;
  return !isFirst && !materials.includes(head) && !['plancha', 'eje'].includes(head);
}

/** Whether a word only names the unit, or the use of the product in a building. */
export function isUse(word: string): boolean {
  return isPart(word) || isContainer(word) || isOwnUse(word);
}

/** Whether a term that no product matches is a remark behind the product. */
export function isRemark({ tokens, firstNumber }: Request, term: Term): boolean {
  const words = term.text.split(' ');
  if (words.some((word) => isContrary(word) || isOtherMaterial(word))) return false;
  const before = tokens.filter(({ start }) => start < term.start);
  if (before.some(({ kind, text }) => kind === 'word' && (text === 'para' || text === 'pa')))
    return true;
  if (before.length > 0 && words.some((word) => isPart(word) || isRemarkWord(word))) return true;
  return term.kind === 'words' && firstNumber < term.start && !/\d/.test(term.text);
}
