import { distance } from 'fastest-levenshtein';
import { memoize } from '../../lib/memoize.ts';
import { cutEndings, vowels } from '../lexicon/spelling.ts';
import { numbers } from '../numbers.ts';
import { stem } from './stem.ts';

const { words } = numbers;

/** Score of a word that only resembles another one. */
const alike = () => words.begun / 2;

/**
 * Phonetic key for Peru, where b/v, s/c/z and ll/y are pronounced alike and h is silent: `tuvo`,
 * `tubo`.
 */
const phonetic = memoize((folded: string) =>
  folded
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1'),
);

/** Score of a catalogue word for a typed word: 1 equal, 0 no match. */
export function scoreWord(typed: string, known: string): number {
  if (typed === known) return 1;
  const root = stem(typed);
  if (root === stem(known)) return 1;
  if (known.startsWith(typed)) return words.begun;
  if (isAbbreviation(known) && typed.startsWith(known)) return alike();
  return typed.length >= 4 && known.includes(typed) ? alike() : 0;
}

/** Whether a word of a catalogue is cut off: `estr`, `elect`, `arand`. */
const isAbbreviation = memoize((known: string) => {
  if (known.length < 4 || !/^\p{L}+$/u.test(known)) return false;
  const [beforeLast = '', last = ''] = known.slice(-2);
  return cutEndings.includes(last) || ![beforeLast, last].some((letter) => vowels.includes(letter));
});

/** Score with typing errors, for words of letters only. */
export function scoreMisspelling(typed: string, known: string): number {
  if (phonetic(stem(typed)) === phonetic(stem(known))) return words.begun;
  const left = stem(typed);
  const right = stem(known);
  const isTransposed = sorted(typed) === sorted(known);
  // Misspelt words keep their first letter, unless it is missing, added or transposed: `hoja` is not
  // `rojo`.
  const beginsAlike =
    isTransposed ||
    phonetic(typed)[0] === phonetic(known)[0] ||
    left === stem(known.slice(1)) ||
    stem(typed.slice(1)) === right;
  if (!beginsAlike) return 0;
  if (typed.length < 4) return 0;
  const allowed = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - known.length) > allowed + 1) return 0;
  // Stems of three letters are too short for an error.
  const errors =
    Math.min(left.length, right.length) < 4
      ? distance(typed, known)
      : Math.min(
          distance(typed, known),
          distance(left, right),
          distance(phonetic(left), phonetic(right)),
        );
  // A transposition is one error, but two in the edit distance.
  if (isTransposed && distance(typed, known) === 2) return alike();
  return errors <= allowed ? alike() / Math.max(1, errors) : 0;
}

const sorted = memoize((word: string) => [...word].sort().join(''));

/** Letters of a word in which an error can be told from another word: not of `LAF` and `LAC`. */
const leastLetters = 5;

/** Whether two folded words are one, in another number or gender or misspelt. */
export function mayBeSameWord(word: string, other: string): boolean {
  if (word === other || stem(word) === stem(other)) return true;
  const isLong = Math.min(word.length, other.length) >= leastLetters;
  return isLong && scoreMisspelling(word, other) > 0;
}
