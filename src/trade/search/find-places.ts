import type { NumberTerm } from '../asked/term.ts';
import { mayBeNumber } from './numbers-in-text.ts';
import { numbersAt, type SearchIndex } from './search-index.ts';
import type { WordMatches } from './word-matches.ts';

/** Whether the name of a product may have a number, before it is read. */
export type HasNumber = (place: number) => boolean;

export function numberFinder(index: SearchIndex, term: NumberTerm): HasNumber {
  const [whole, ...parts] = [term, ...(term.parts ?? [])].map((one) => {
    const known = knownOf(index, one);
    const isLike = (value: number) => {
      let isOne = known.get(value);
      if (isOne === undefined) {
        isOne = mayBeNumber(one, value);
        known.set(value, isOne);
      }
      return isOne;
    };
    return (place: number) => numbersAt(index, place).some(isLike);
  });
  return (place) =>
    whole?.(place) === true || (parts.length > 0 && parts.every((has) => has(place)));
}

/** Different numbers of searches that are kept: those of a long list. */
const mostKept = 500;

function knownOf({ typedNumbers }: SearchIndex, term: NumberTerm): Map<number, boolean> {
  const key = `${term.value} ${term.unit} ${term.mm}`;
  const known = typedNumbers.get(key) ?? new Map<number, boolean>();
  if (typedNumbers.size >= mostKept) typedNumbers.clear();
  typedNumbers.set(key, known);
  return known;
}

/** The products that have all words and may have all numbers. */
export function placesWithAll(
  index: SearchIndex,
  words: readonly WordMatches[],
  numbers: readonly HasNumber[],
): Set<number> {
  const rarest = [...words].sort((a, b) => a.size - b.size)[0];
  const all = new Set<number>();
  for (const place of rarest?.places() ?? index.products.keys()) {
    // Words last: some products must be read for them.
    const isOne = numbers.every((has) => has(place)) && words.every((one) => one.has(place));
    if (isOne) all.add(place);
  }
  return all;
}

/** The products whose texts have the typed one. */
export function placesWith({ texts }: SearchIndex, plain: string): Set<number> {
  const places = new Set<number>();
  texts.forEach((text, place) => {
    if (text.includes(plain)) places.add(place);
  });
  return places;
}
