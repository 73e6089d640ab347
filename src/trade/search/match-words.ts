import { synonymRows } from '../asked/synonyms.ts';
import type { WordTerm } from '../asked/term.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { isOtherThing, tradeWord } from '../text/trade-word.ts';
import type { SearchIndex, Weights } from './search-index.ts';

/** Scores words and their synonyms, from 0 to 1. */
export function matchWords(
  index: SearchIndex,
  { alternatives }: Pick<WordTerm, 'alternatives'>,
): Weights {
  const key = alternatives.map((words) => words.join(' ')).join('=');
  const known = index.typed.get(key);
  if (known) return known;
  const best = new Map<number, number>();
  for (const [rank, words] of alternatives.entries()) {
    const [first, ...more] = words.map((word) => matchWord(index, word, rank > 0));
    for (const [place, weight] of first ?? []) {
      if (!more.every((weights) => weights.has(place))) continue;
      // A typed word scores more than a synonym.
      const quality = weight * (1 - 0.1 * Math.min(rank, 3));
      if (quality > (best.get(place) ?? 0)) best.set(place, quality);
    }
  }
  index.typed.set(key, best);
  return best;
}

function matchWord(index: SearchIndex, word: string, isSynonym: boolean): Weights {
  const asTyped = collectMatches(index, word, scoreWord);
  // Numbers, synonyms, words of the lexicon and names of other things are not corrected.
  const isRight =
    isSynonym || !/^\p{L}+$/u.test(word) || tradeWord(word) !== null || isOtherThing(word);
  if (asTyped.size > 0 || isRight) return asTyped;
  const misspelt = collectMatches(index, word, scoreMisspelling);
  return misspelt.size > 0 ? misspelt : matchMisspeltSynonym(index, word);
}

function collectMatches(
  { words }: SearchIndex,
  typed: string,
  quality: (typed: string, known: string) => number,
): Weights {
  const weights = new Map<number, number>();
  for (const [known, places] of words) {
    const match = quality(typed, known);
    if (match === 0) continue;
    for (const [place, weight] of places) {
      if ((weights.get(place) ?? 0) < match * weight) weights.set(place, match * weight);
    }
  }
  return weights;
}

/** A misspelt synonym: `serradura` for `cerradura`. */
function matchMisspeltSynonym(index: SearchIndex, typed: string): Weights {
  const [best] = synonymRows
    .filter(({ phrase }) => !phrase.includes(' '))
    .map(({ phrase, meanings }) => ({ meanings, quality: scoreMisspelling(typed, phrase) }))
    .sort((a, b) => b.quality - a.quality);
  if (!best || best.quality === 0) return new Map();
  return matchWords(index, { alternatives: [[], ...best.meanings] });
}
