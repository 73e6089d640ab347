import { fold } from '../../lib/fold.ts';
import { forWords, ofWords } from '../lexicon/function-words.ts';
import { and } from '../lexicon/number-words.ts';
import { stem } from './stem.ts';

const smallWords: readonly string[] = [...ofWords, ...forWords, and];
const describing: readonly string[] = [...ofWords, ...forWords];

const wordsOf = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** The words of a title without endings of number and gender, and without `de`, `para` and `y`. */
export function contentStems(text: string): string[] {
  return wordsOf(text).flatMap((word) => (smallWords.includes(word) ? [] : stem(word)));
}

/** The folded words of a text that do not describe another one: not the `corte` of `disco de corte`. */
export function mainWords(text: string): string[] {
  const words = wordsOf(text);
  return words.filter((_, at) => !describing.includes(words[at - 1] ?? ''));
}
