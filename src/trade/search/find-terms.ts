import type { NumberTerm, Term, WordTerm } from '../asked/term.ts';
import { numbers } from '../numbers.ts';
import { numberFinder, placesWith, placesWithAll } from './find-places.ts';
import { readAt } from './indexed-name.ts';
import { matchNumbers } from './match-numbers.ts';
import { matchWords } from './match-words.ts';
import type { Match } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { isAnywhere, isNameOfGoods, thingOf } from './thing.ts';
import type { WordMatches } from './word-matches.ts';

/**
 * Finds the products that have all terms; without any, drops the least selective ones.
 * @param plain lower-case text for the substring match; null without one
 */
export function findTerms(
  index: SearchIndex,
  parsed: readonly Term[],
  plain: string | null,
): { matches: readonly Match[]; dropped: readonly Term[] } {
  let terms = withoutExcess(index, parsed);
  const thing = thingOf(index, terms);
  let matches = findMatches(index, terms, plain, thing);
  if (matches.length === 0) {
    const isUnknownThing = thing !== undefined && !isAnywhere(index, thing);
    while (matches.length === 0 && terms.length > 1 && !isUnknownThing) {
      terms = dropLeastSelective(index, terms, thing);
      // No text has the whole query.
      matches = findMatches(index, terms, null, thing);
    }
  }
  const dropped = parsed.filter((term) => !terms.includes(term));
  // Sizes without a word or grade (7018) identify nothing.
  const isSelective = terms.some(
    (term) => term.kind === 'words' || (term.unit === null && term.value >= 1000),
  );
  return matches.length === 0 || (dropped.length > 0 && !isSelective)
    ? { matches: [], dropped: [] }
    : { matches, dropped };
}

/** Without the last numbers of more than any name has, which no product can match. */
function withoutExcess(index: SearchIndex, parsed: readonly Term[]): readonly Term[] {
  const numbers = parsed.filter(({ kind }) => kind === 'number');
  const excess = numbers.slice(index.mostNumbers + 1);
  return excess.length > 0 ? parsed.filter((term) => !excess.includes(term)) : parsed;
}

function findMatches(
  index: SearchIndex,
  terms: readonly Term[],
  plain: string | null,
  thing: Term | undefined,
): Match[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const words = terms
    .filter((term) => term.kind === 'words')
    .map((term) => (term === thing ? placesOfThing(index, term) : matchWords(index, term)));
  const having = numbers.map((term) => numberFinder(index, term));
  const places = placesWithAll(index, words, having);
  const plainPlaces = plain === null ? new Set<number>() : placesWith(index, plain);
  const matches: Match[] = [];
  for (const place of new Set([...plainPlaces, ...places])) {
    const isPlain = plainPlaces.has(place);
    const answers = terms.length > 0 && places.has(place);
    const quality = answers ? qualityOf(index, place, numbers) : null;
    if (!isPlain && quality === null) continue;
    const sum = words.reduce((total, weights) => total + weights.get(place), 0);
    // Rounded to a tenth, so that sizes decide between similar words.
    const mean = Math.round((10 * sum) / Math.max(1, words.length)) / 10;
    // Each part outweighs all later ones.
    matches.push({ place, score: 1000 * Number(isPlain) + 100 * mean + (quality ?? 0) });
  }
  return matches;
}

/** Reads a product only where a query has numbers. */
function qualityOf(index: SearchIndex, place: number, numbers: readonly NumberTerm[]) {
  return numbers.length === 0 ? 0 : matchNumbers(readAt(index, place), numbers);
}

/**
 * Drops a term that no product matches, else a use, else one without which products match; words
 * before numbers, last before first.
 */
function dropLeastSelective(
  index: SearchIndex,
  terms: readonly Term[],
  thing: Term | undefined,
): readonly Term[] {
  const candidates = terms
    .filter((term) => term !== thing)
    .reverse()
    .sort((a, b) => Number(a.kind === 'number') - Number(b.kind === 'number'));
  const without = (dropped: Term | undefined) => terms.filter((term) => term !== dropped);
  const least =
    candidates.find((term) => !isAnywhere(index, term)) ??
    candidates.find((term) => term.kind === 'words' && term.isUse) ??
    firstDispensable(index, terms, candidates, thing);
  return without(least ?? candidates[0]);
}

/** The first candidate without which products match all other terms. */
function firstDispensable(
  index: SearchIndex,
  terms: readonly Term[],
  candidates: readonly Term[],
  thing: Term | undefined,
): Term | undefined {
  const having = new Map(terms.map((term) => [term, finderOf(index, term)]));
  const counts = new Map<number, number>();
  for (const has of having.values()) {
    for (const place of index.products.keys()) {
      if (has(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const nearly = [...counts].flatMap(([place, count]) => (count >= terms.length - 1 ? place : []));
  return candidates.find((term) => {
    const others = terms.filter((other) => other !== term);
    const mayMatch = nearly.some((place) => others.every((other) => having.get(other)?.(place)));
    return mayMatch && findMatches(index, others, null, thing).length > 0;
  });
}

/** Tells which products may have a word or number, before they are read. */
export function finderOf(index: SearchIndex, term: Term): (place: number) => boolean {
  if (term.kind === 'number') return numberFinder(index, term);
  const matches = matchWords(index, term);
  return (place) => matches.mayHave(place);
}

/** The products that a word names; where there are none, those whose description has it. */
function placesOfThing(index: SearchIndex, term: WordTerm): WordMatches {
  const all = matchWords(index, term);
  const named = all.above(numbers.fields.description);
  // A description names what it is for: `perno` of a bar.
  if (!named.isEmpty()) return named;
  return isNameOfGoods(term.text) ? all.ofNames() : all;
}
