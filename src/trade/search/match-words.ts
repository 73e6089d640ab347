import { synonymRows } from '../asked/synonyms.ts';
import type { WordTerm } from '../asked/term.ts';
import { numbers } from '../numbers.ts';
import { impliedWords } from '../product/named-words.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { isOtherThing, tradeWord } from '../text/trade-word.ts';
import { readAt, type SearchIndex, type Weights, type WordGroup } from './search-index.ts';

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
    // A typed word scores more than a synonym.
    const share = 1 - numbers.words.synonym * Math.min(rank, 3);
    const isOnly = words.length === 1;
    const isKnown = (place: number, weight: number) =>
      isOnly && weight * share <= (best.get(place) ?? 0);
    const [first, ...more] = words.map((word) => matchWord(index, word, rank > 0, isKnown));
    for (const [place, weight] of first ?? []) {
      if (!more.every((weights) => weights.has(place))) continue;
      const quality = weight * share;
      if (quality > (best.get(place) ?? 0)) best.set(place, quality);
    }
  }
  remember(index, key, best);
  return best;
}

/** Positions in all remembered matches, beyond which they are forgotten: some 10 MB. */
const mostRemembered = 200_000;

function remember({ typed }: SearchIndex, key: string, weights: Weights): void {
  let all = weights.size;
  for (const { size } of typed.values()) all += size;
  // Also one without a match takes room.
  if (all + typed.size > mostRemembered) typed.clear();
  typed.set(key, weights);
}

/** Whether a place needs no such weight of a word. */
type IsKnown = (place: number, weight: number) => boolean;

function matchWord(
  index: SearchIndex,
  word: string,
  isSynonym: boolean,
  isKnown: IsKnown,
): Weights {
  const asTyped = collectMatches(index, word, scoreWord, isKnown);
  // Numbers, synonyms, words of the lexicon and names of other things are not corrected.
  const isRight =
    isSynonym || !/^\p{L}+$/u.test(word) || tradeWord(word) !== null || isOtherThing(word);
  if (asTyped.size > 0 || isRight) return asTyped;
  const misspelt = collectMatches(index, word, scoreMisspelling, isKnown);
  return misspelt.size > 0 ? misspelt : matchMisspeltSynonym(index, word);
}

type Quality = (typed: string, known: string) => number;

function collectMatches(
  index: SearchIndex,
  typed: string,
  quality: Quality,
  isKnown: IsKnown,
): Weights {
  const ofGroups = new Map<WordGroup, number>();
  for (const [known, groups] of index.words) {
    const match = quality(typed, known);
    if (match > 0) for (const [group, weight] of groups) raise(ofGroups, group, match * weight);
  }
  const weights = new Map<number, number>();
  for (const [{ places }, weight] of ofGroups) for (const at of places) weights.set(at, weight);
  addDescribed(index, typed, quality, weights);
  addPossible(index, typed, quality, weights, isKnown);
  return weights;
}

function addDescribed(
  { described }: SearchIndex,
  typed: string,
  quality: Quality,
  weights: Map<number, number>,
): void {
  for (const [known, places] of described) {
    const match = quality(typed, known) * numbers.fields.description;
    if (match > 0) for (const place of places) raise(weights, place, match);
  }
}

/** Reads those products whose sizes may imply the word and that have no better match. */
function addPossible(
  index: SearchIndex,
  typed: string,
  quality: Quality,
  weights: Map<number, number>,
  isKnown: IsKnown,
): void {
  for (const [known, groups] of index.possible) {
    const match = quality(typed, known) * numbers.fields.implied;
    if (match === 0) continue;
    for (const place of groups.flatMap(({ places }) => places)) {
      if ((weights.get(place) ?? 0) >= match || isKnown(place, match)) continue;
      const { attributes } = readAt(index, place);
      if (impliedWords(attributes).includes(known)) weights.set(place, match);
    }
  }
}

function raise<Key>(weights: Map<Key, number>, key: Key, weight: number): void {
  if ((weights.get(key) ?? 0) < weight) weights.set(key, weight);
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
