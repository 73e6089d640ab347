import { distance } from 'fastest-levenshtein';

/** Endings of number and gender: `redondas`, `redondo`, `canales` and `canal` are one word here. */
const endings = /(?:es|[oa]s?|e|s)$/;

/** Worked out once for each word: those of the catalogue are compared with every word that is typed. */
function memoize(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      result = read(word);
      known.set(word, result);
    }
    return result;
  };
}

/**
 * A word without its ending.
 *
 * @param folded lower case without accents
 */
export const stem = memoize((folded) => {
  const bare = folded.replace(endings, '');
  return bare.length >= 3 ? bare : folded.length > 3 ? folded.replace(/s$/, '') : folded;
});

/**
 * A word as it sounds in Peru, where b and v, s, c and z, ll and y are one phonetic and h is none:
 * `tuvo` and `tubo`, `visagra` and `bisagra` agree.
 */
const phonetic = memoize((folded) =>
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

/** How well a word of the catalogue answers one that was typed: 1 for the same, 0 for not at all. */
export function wordQuality(typed: string, known: string): number {
  if (typed === known) return 1;
  const root = stem(typed);
  if (root === stem(known)) return 0.95;
  if (known.startsWith(typed)) return 0.8;
  return typed.length >= 4 && known.includes(typed) ? 0.5 : 0;
}

/** The same for a word that nothing answers as it is typed: a typing error, of letters alone. */
export function misspeltQuality(typed: string, known: string): number {
  if (phonetic(stem(typed)) === phonetic(stem(known))) return 0.7;
  const allowed = errorsAllowed(typed.length);
  if (!beginsAlike(typed, known)) return 0;
  const left = stem(typed);
  const right = stem(known);
  if (allowed === 0 || Math.abs(typed.length - known.length) > allowed + 1) return 0;
  // Of a root of three letters an error leaves nothing.
  const errors =
    Math.min(left.length, right.length) < 4
      ? distance(typed, known)
      : Math.min(
          distance(typed, known),
          distance(left, right),
          distance(phonetic(left), phonetic(right)),
        );
  if (errors <= allowed) return 0.6 - 0.1 * errors;
  // Two letters that changed places are one error of the fingers and two of the measure.
  return distance(typed, known) === 2 && sorted(typed) === sorted(known) ? 0.5 : 0;
}

/**
 * Whether two words agree in their first letter, as even misspelt ones do: a `hoja` is nothing
 * `rojo`. It may be missing or one too many, or have changed places with the second.
 */
function beginsAlike(typed: string, known: string): boolean {
  return (
    phonetic(typed)[0] === phonetic(known)[0] ||
    stem(typed) === stem(known.slice(1)) ||
    stem(typed.slice(1)) === stem(known) ||
    sorted(typed) === sorted(known)
  );
}

function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const sorted = memoize((word) => [...word].sort().join(''));
