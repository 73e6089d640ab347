import { synonymRows } from '../asked/synonyms.ts';
import type { WordTerm } from '../asked/term.ts';
import { numbers } from '../numbers.ts';
import { scoreMisspelling, scoreWord } from '../text/score-word.ts';
import { isOtherThing, tradeWord } from '../text/trade-word.ts';
import type { WordGroup } from './indexed-name.ts';
import { append, type SearchIndex } from './search-index.ts';
import { type Implied, raise, WordMatches } from './word-matches.ts';

/** Scores words and their synonyms, from 0 to 1. */
export function matchWords(
  index: SearchIndex,
  { alternatives }: Pick<WordTerm, 'alternatives'>,
): WordMatches {
  const key = alternatives.map((words) => words.join(' ')).join('=');
  const known = index.typed.get(key);
  if (known) return known;
  const best = new WordMatches(index);
  for (const [rank, words] of alternatives.entries()) {
    // A typed word scores more than a synonym.
    const share = 1 - numbers.words.synonym * Math.min(rank, 3);
    addAll(
      best,
      words.map((word) => matchWord(index, word, rank > 0)),
      share,
    );
  }
  for (const implied of best.implied.values()) implied.sort((a, b) => b.weight - a.weight);
  remember(index, key, best);
  return best;
}

/** Adds the products that match all words of an alternative; the first decides their score. */
function addAll(best: WordMatches, [first, ...more]: readonly WordMatches[], share: number): void {
  if (!first) return;
  const all = [first, ...more];
  for (const group of new Set([...first.named.keys(), ...first.implied.keys()])) {
    let claims = claimsOf(first, group);
    for (const other of more) {
      const others = claimsOf(other, group);
      claims = claims.flatMap((claim) =>
        others.map(({ words }) => ({ ...claim, words: [...claim.words, ...words] })),
      );
    }
    for (const { words, weight } of claims) {
      if (words.length === 0) raise(best.named, group, weight * share);
      else append(best.implied, group, { words, weight: weight * share });
    }
  }
  for (const place of new Set(all.flatMap(({ described }) => [...described.keys()]))) {
    if (all.every((matches) => matches.has(place))) {
      raise(best.described, place, first.get(place) * share);
    }
  }
}

/** What a group scores: without condition, or by words that its sizes may imply. */
function claimsOf({ named, implied }: WordMatches, group: WordGroup): readonly Implied[] {
  const weight = named.get(group);
  const sure = weight === undefined ? [] : [{ words: [], weight }];
  return [...sure, ...(implied.get(group) ?? [])];
}

/** Groups in all remembered matches, beyond which they are forgotten: some 10 MB. */
const mostRemembered = 200_000;

function remember({ typed }: SearchIndex, key: string, matches: WordMatches): void {
  const sizeOf = ({ named, described, implied }: WordMatches) =>
    // Also one without a match takes room.
    named.size + described.size + implied.size + 1;
  let all = sizeOf(matches);
  for (const known of typed.values()) all += sizeOf(known);
  if (all > mostRemembered) typed.clear();
  typed.set(key, matches);
}

function matchWord(index: SearchIndex, word: string, isSynonym: boolean): WordMatches {
  const asTyped = collectMatches(index, word, scoreWord);
  // Numbers, synonyms, words of the lexicon and names of other things are not corrected.
  const isRight =
    isSynonym || !/^\p{L}+$/u.test(word) || tradeWord(word) !== null || isOtherThing(word);
  if (isRight || !asTyped.isEmpty()) return asTyped;
  const misspelt = collectMatches(index, word, scoreMisspelling);
  return misspelt.isEmpty() ? matchMisspeltSynonym(index, word) : misspelt;
}

type Quality = (typed: string, known: string) => number;

function collectMatches(index: SearchIndex, typed: string, quality: Quality): WordMatches {
  const matches = new WordMatches(index);
  const like = <Found>(known: ReadonlyMap<string, Found>) =>
    [...known].flatMap(([word, found]) => {
      const match = quality(typed, word);
      return match > 0 ? [{ word, match, found }] : [];
    });
  for (const { match, found } of like(index.words)) {
    for (const [group, weight] of found) raise(matches.named, group, match * weight);
  }
  for (const { match, found } of like(index.described)) {
    const weight = match * numbers.fields.description;
    for (const place of found) raise(matches.described, place, weight);
  }
  for (const { word, match, found } of like(index.possible)) {
    const implied = { words: [word], weight: match * numbers.fields.implied };
    for (const group of found) append(matches.implied, group, implied);
  }
  return matches;
}

/** A misspelt synonym: `serradura` for `cerradura`. */
function matchMisspeltSynonym(index: SearchIndex, typed: string): WordMatches {
  const [best] = synonymRows
    .filter(({ phrase }) => !phrase.includes(' '))
    .map(({ phrase, meanings }) => ({ meanings, quality: scoreMisspelling(typed, phrase) }))
    .sort((a, b) => b.quality - a.quality);
  if (!best || best.quality === 0) return new WordMatches(index);
  return matchWords(index, { alternatives: [[], ...best.meanings] });
}
