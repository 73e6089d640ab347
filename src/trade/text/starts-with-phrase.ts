import { isSpelling } from './dictionary.ts';

/** Finds whether words begin with a phrase of a list; `*` in its last word stands for any ending. */
export function startsWithPhrase(
  phrases: readonly string[],
): (words: readonly string[]) => boolean {
  const split = phrases.map((phrase) => phrase.split(' '));
  return (words) =>
    split.some((phrase) => phrase.every((part, at) => isSpelling(part, words[at] ?? '')));
}
