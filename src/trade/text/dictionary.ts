import { memoize } from '../../lib/memoize.ts';
import { stem } from './stem.ts';

/** Finds the row of a folded word; null for an unknown word. */
export type Dictionary<Row> = (word: string) => Row | null;

/**
 * Indexes the rows of a lexicon by their spellings: as written, then without the endings of number
 * and gender, then by the beginnings that `*` marks.
 */
export function dictionary<Row>(
  rows: readonly Row[],
  spellingsOf: (row: Row) => readonly string[],
): Dictionary<Row> {
  const exact = new Map<string, Row>();
  const stems = new Map<string, Row>();
  const beginnings: (readonly [beginning: string, row: Row])[] = [];
  const spelled = rows.flatMap((row) => spellingsOf(row).map((spelling) => ({ row, spelling })));
  for (const { row, spelling } of spelled) {
    const root = stem(spelling);
    if (spelling.endsWith('*')) beginnings.push([spelling.slice(0, -1), row]);
    else if (!exact.has(spelling)) exact.set(spelling, row);
    // `para` is no `par`: only words with an ending have others.
    if (root !== spelling && !stems.has(root)) stems.set(root, row);
  }
  const find = (word: string) =>
    exact.get(word) ??
    exact.get(word.replace(/e?s$/, '')) ??
    (hasEnding(word) ? stems.get(stem(word)) : null) ??
    beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ??
    null;
  const known = memoize((word: string) => ({ row: find(word) }));
  return (word) => known(word).row;
}

/**
 * Whether a folded word is a spelling of the lexicon, by the rules of {@link dictionary}.
 * @param spelling `*` means any ending
 */
export function isSpelling(spelling: string, word: string): boolean {
  if (spelling.endsWith('*')) return word.startsWith(spelling.slice(0, -1));
  const root = stem(spelling);
  return (
    word === spelling ||
    word.replace(/e?s$/, '') === spelling ||
    (root !== spelling && hasEnding(word) && stem(word) === root)
  );
}

/** Whether a folded word is in a list of the lexicon. */
export function wordList(words: readonly string[]): (word: string) => boolean {
  const find = dictionary(words, (word) => [word]);
  return (word) => find(word) !== null;
}

/** `codos` is `codo`, but `cod` is another word; longer words may lack their ending: `cuadrad`. */
function hasEnding(word: string): boolean {
  return word.length >= 5 || stem(word) !== word;
}
