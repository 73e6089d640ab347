import { kindNamed } from '../kinds/registry.ts';
import { blackWord } from '../lexicon/words.ts';
import { familyWord, wordsOfName } from '../product/named-words.ts';
import type { ProductAttributes } from '../product/read-item.ts';
import {
  familiesNamed,
  finishNamed,
  isBlack,
  isOtherThanSteel,
  namedText,
} from '../product/vocabulary.ts';
import { noDimensions } from '../sizes/reading.ts';
import { isGrade } from '../text/read-code.ts';
import { tokenize } from '../text/tokens.ts';

/** What the words of a name say, whatever its sizes are. */
export interface PatternReading {
  words: readonly string[];
  /** How many numbers it has. */
  numbers: number;
  /** The kinds that it may name; the sizes decide between several. Null: none of them. */
  families: readonly ProductAttributes['family'][];
  /** What it is certainly called by its kind. */
  implied: readonly string[];
  /** What it may be called by its sizes. */
  possible: readonly string[];
}

/** Of inches; the digits of others stay, since they may be two numbers. */
const fraction = /(?<![\d/.,])(\d{1,3}) ?\/ ?(?:2|4|8|16|32|64)(?![\d/]|[.,]\d)/g;
/** Stands for a fraction while the other numbers are replaced. */
const anyFraction = '\u0001';
/** A number with what is before and behind it, with which it may be a code: `SAE 1045`, `#30`. */
const numberInText = /(\p{L}*)([ .#=/-]{0,3})(\d+(?:[.,]\d+)*)(?=(\p{L}| ?\/)?)/gu;

/**
 * A plain name with one number for all that are no part of a code: most names of a catalogue differ
 * in their sizes only, and their words are read once.
 */
export function patternOf(plain: string): string {
  return plain
    .replace(fraction, (written) => (isProper(written) ? anyFraction : written))
    .replace(numberInText, (written, word: string, signs: string, digits: string, behind = '') => {
      const isCode = behind !== '' || /[#=/-]/.test(signs) || mayNameCode(word, signs);
      // Only up to two digits are the whole inches before a fraction.
      return isCode ? written : `${word}${signs}${digits.length > 2 ? 100 : 1}`;
    })
    .replaceAll(anyFraction, '1/2');
}

function isProper(written: string): boolean {
  const [upper, lower] = written.split('/').map(Number);
  return Number(upper) > 0 && Number(upper) < Number(lower);
}

/** Letters before a size are none: `2x1`. */
function mayNameCode(word: string, signs: string): boolean {
  if (word === '' || word === 'x') return false;
  return signs === '' || isGrade(word);
}

export function readPattern(pattern: string): PatternReading {
  const tokens = tokenize(pattern);
  const named = namedText(tokens);
  const families = isOtherThanSteel(named) ? [] : familiesNamed(named);
  const kinds = families.map(kindNamed);
  const finish = finishNamed(named.words, true);
  const implied = kinds.map((kind) => [
    familyWord(kind.name),
    ...(kind.isBlack && isBlack(finish) ? [blackWord] : []),
    ...kind.alsoCalled(noSizes),
  ]);
  const isCertain = kinds.length === 1 && kinds.every(({ isOther }) => isOther === null);
  const bySize = kinds.flatMap(({ calledBySize }) => calledBySize);
  const all = [...new Set(implied.flat())];
  return {
    words: wordsOfName(pattern),
    numbers: tokens.filter(({ kind }) => kind === 'number').length,
    families: isCertain ? families : [...families, null],
    implied: isCertain ? all : [],
    possible: isCertain ? bySize : [...all, ...bySize],
  };
}

const noSizes = { ...noDimensions, variant: null, grade: null, schedule: null, finish: null };
