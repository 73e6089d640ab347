import { memoize } from '../../lib/memoize.ts';
import { stopWords } from '../lexicon/search-words.ts';
import { synonyms } from '../lexicon/synonyms.ts';
import { stem } from '../text/stem.ts';
import { tradeWord } from '../text/trade-word.ts';

const stops = new Set(stopWords);

/** Whether a word says nothing of what is asked for: articles, prepositions, words of a request. */
export const isStopWord = (word: string): boolean => stops.has(word);

export const canonicalWord = (word: string) => tradeWord(word)?.word ?? word;

const stemsOf = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !stops.has(word))
    .map((word) => stem(canonicalWord(word)));

/** Synonyms, longest first. */
export const synonymRows = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({
    phrase,
    stems: stemsOf(phrase),
    meanings: meanings.map((meaning) => meaning.split(' ')),
  }))
  .sort((a, b) => b.stems.length - a.stems.length);

type SynonymRow = (typeof synonymRows)[number];

const rowsFrom = memoize((first: string) => synonymRows.filter(({ stems }) => stems[0] === first));

/**
 * The longest synonym that words begin with.
 * @param typed the words; `stems` are their stems
 */
export function synonymAt(
  typed: readonly string[],
  stems: readonly string[],
  at: number,
): SynonymRow | undefined {
  const candidates = [...rowsFrom(stems[at] ?? ''), ...rowsFrom(stem(typed[at] ?? ''))];
  return candidates.find((row) => row.stems.every((part, index) => part === stems[at + index]));
}
