import { goodsNamed } from '../kinds/goods.ts';
import { letterGrades, letterNorms } from '../lexicon/grades.ts';
import { electrodeNames, fillers, ignoredNorms, materials } from '../lexicon/remarks.ts';
import { bareMaterial, productsOfMaterial, redundantWords, shapeNouns } from '../lexicon/words.ts';
import { numbers } from '../numbers.ts';
import { INCH } from '../sizes/measure.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { wordList } from '../text/dictionary.ts';
import { gradeTitles } from '../text/grade-digits.ts';
import { isElectrodeGrade } from '../text/grades.ts';
import type { Phrase } from '../text/phrase.ts';
import { isWord } from '../text/token-tests.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';

const isFiller = wordList(fillers);

/** Whether a token says nothing of what is meant: fillers, usual norms, the bore of a disc. */
export function isMeaningless(tokens: Phrase, token: Token, at: number): boolean {
  if (token.kind === 'code') {
    const [norm = ''] = token.text.split('-');
    return ignoredNorms.includes(norm);
  }
  if (token.kind === 'number') return isBore(tokens, token, at);
  if (token.kind !== 'word') return false;
  if (isLetterGrade(tokens, at)) return true;
  if (electrodeNames.includes(token.text)) return tokens.some(isElectrodeGrade);
  const word = tradeWord(token.text)?.word ?? token.text;
  const redundant = redundantWords.find((row) => row.word === word);
  if (redundant) {
    const { behind = [], directlyBehind = [], first = [] } = redundant;
    const before = canonicalWords(tokens.slice(0, at));
    const isBehind = before.some((preceding) => behind.includes(preceding));
    return (
      isBehind || directlyBehind.includes(before.at(-1) ?? '') || first.includes(before[0] ?? '')
    );
  }
  if (shapeNouns.includes(word)) return tradeWord(tokens[at + 1]?.text ?? '')?.role === 'shape';
  return isFiller(token.text) && !tradeWord(token.text);
}

/** The 7/8" of a disc of `7" x 1/8" x 7/8"`. */
function isBore(tokens: Phrase, { value, unit, isFraction }: NumberToken, at: number) {
  const [head = ''] = canonicalWords(tokens);
  const usual = goodsNamed(head).bores;
  if (usual.length === 0) return false;
  const isThird = tokens.slice(0, at).filter(({ kind }) => kind === 'number').length === 2;
  const isInches = isFraction || unit?.unit === 'in' || (unit === null && value === 1);
  const mm = isInches ? value * INCH : value;
  return isThird && usual.some((inches) => Math.abs(mm / (inches * INCH) - 1) < numbers.side);
}

/** The `Gr. B` of `A500 Gr. B`. */
function isLetterGrade(tokens: Phrase, at: number): boolean {
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
export function isMaterial(tokens: Phrase, token: Token, at: number): boolean {
  if (token.kind !== 'word' || at === 0) return false;
  const word = tradeWord(token.text)?.word ?? token.text;
  if (!materials.includes(word)) return false;
  const [head = '', second] = canonicalWords(tokens);
  const isFirst = word === bareMaterial && second === undefined;
  return !isFirst && !materials.includes(head) && !productsOfMaterial.includes(head);
}
