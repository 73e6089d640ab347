import { kindNamed } from '../kinds/registry.ts';
import { bareCodes, bareStainless } from '../lexicon/steels.ts';
import { packUnits, unitWords } from '../lexicon/units.ts';
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
import { fitsAt } from '../text/match-at.ts';
import { namesGrades } from '../text/read-code.ts';
import { tokenize } from '../text/tokens.ts';

/** What the words of a name say, whatever its sizes are. */
export interface PatternReading {
  words: readonly string[];
  /** How many numbers it has. */
  numbers: number;
  /** The kinds that it may name; the sizes decide between several. Null: none of them. */
  families: readonly ProductAttributes['family'][];
  isBlack: boolean;
  /** What it is certainly called by its kind. */
  implied: readonly string[];
  /** What it may be called by its sizes. */
  possible: readonly string[];
}

/** What ends a fraction of an inch. */
const ruler = String.raw` ?\/ ?(?:2|4|8|16|32|64)(?![\d/]|[.,]\d)`;
const mixed = String.raw`\d{1,2}(?:" ?| (?:y )?| ?- ?|\.)\d{1,3}${ruler}`;
const decimal = String.raw`\d+(?:[.,]\d+)*`;
/** A number with what is before and behind it, with which it may be a code: `SAE 1045`, `#30`. */
const numberInText = new RegExp(
  String.raw`(\p{L}*[°º]?)([ .#=/-]{0,3})(${mixed}|\d{1,3}${ruler}|${decimal})(?=(\p{L}| ?\/)?)`,
  'gu',
);

/**
 * A plain name with one number for all that are no part of a code: most names of a catalogue differ
 * in their sizes only, and their words are read once.
 */
export function patternOf(plain: string): string {
  return plain.replace(
    numberInText,
    (written, word: string, signs: string, number: string, behind = '', at: number) => {
      const isCode =
        behind !== '' ||
        (number.includes('/') && fitsAt(pack, plain, at + written.length)) ||
        codeSign.test(signs) ||
        mayNameCode(word, signs) ||
        bareNumbers.includes(number) ||
        bareStainless.includes(number);
      if (isCode || !isOneNumber(number)) return written;
      // Only up to two digits are the whole inches before a fraction.
      return `${word}${signs}${/^\d{3}/.test(number) ? 100 : 1}`;
    },
  );
}

const bareNumbers = bareCodes.flatMap(({ numbers }) => numbers);

const codeSign = /[#=/-]/;

/** Behind a size it is none of its units: `1/8 CAJA 20 KG`. */
const pack = new RegExp(
  ` (?:${unitWords.flatMap(({ unit, spellings }) => (packUnits.includes(unit) ? spellings : [])).join('|')})`,
  'y',
);

/** `11/2`, `3/2` and `2" 1/8` may be two numbers. */
function isOneNumber(written: string): boolean {
  const slash = written.indexOf('/');
  if (slash === -1) return true;
  if (written.includes('"')) return false;
  const upper = Number(/\d+ ?$/.exec(written.slice(0, slash)));
  return upper > 0 && upper < Number(written.slice(slash + 1));
}

/** Letters before a size are none: `2x1`. */
function mayNameCode(word: string, signs: string): boolean {
  if (word === '' || word === 'x') return false;
  return signs === '' || namesGrades(word);
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
    isBlack: isBlack(finish),
    implied: isCertain ? all : [],
    possible: isCertain ? bySize : [...all, ...bySize],
  };
}

const noSizes = { ...noDimensions, variant: null, grade: null, schedule: null, finish: null };
