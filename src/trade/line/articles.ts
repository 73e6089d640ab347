import { byWords, eachWord } from '../lexicon/function-words.ts';
import {
  and,
  denominators,
  numerators,
  of,
  oneWords,
  shortOne,
  sixteen,
  thousand,
  wholeNumbers,
} from '../lexicon/number-words.ts';
import { type Edit, rewrite, type Text } from '../text/text.ts';
import { tradeWord } from '../text/trade-word.ts';
import { unitOfWord } from './count.ts';
import { isClosing } from './line-frame.ts';

/** Writes 1 for the «un» and «una» that count: `una plancha`, `prensa, uno`, `docena de brocas`. */
export function countArticles(text: Text): Text {
  const found = [...text.plain.matchAll(/\S+/g)];
  const words = found.map(([word]) => word);
  let { length } = words;
  while (length > 1 && isClosing((words[length - 1] ?? '').replace(/[.!,]+$/, ''))) length -= 1;
  const placed = (at: number, by: string): Edit => {
    const { index = 0, 0: word = '' } = found[at] ?? {};
    return { start: index, end: index + word.length, by };
  };
  const start = found[0]?.index ?? 0;
  const first = firstCount(words);
  const edits = first === 'before' ? [{ start, end: start, by: '1 ' }] : [];
  if (first === 'article') edits.push(placed(0, '1'));
  if (first === 'part') edits.push(placed(0, ''));
  if (length > 1 && countsLast(words.slice(0, length))) edits.push(placed(length - 1, '1'));
  return rewrite(text, edits);
}

/** What the first word counts: itself, the container that it is, or nothing but a part of an inch. */
function firstCount(words: readonly string[]): 'article' | 'before' | 'part' | null {
  const [first = '', second = ''] = words;
  if (oneWords.includes(first) && namesPart(words)) return 'part';
  if (oneWords.includes(first) && /^\p{L}/u.test(second)) return 'article';
  const isBefore =
    first !== thousand &&
    isCountedContainer(first) &&
    /^\p{L}{2}/u.test(second) &&
    second !== and &&
    !(second in wholeNumbers);
  return isBefore ? 'before' : null;
}

function countsLast(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const isBehind = [...byWords, of, and, eachWord].includes(words.at(-2) ?? '');
  return oneWords.includes(last) && last !== shortOne && !isBehind;
}

/** `un cuarto de fierro`, `un tres octavos`: a size, not one of them. */
function namesPart([, second = '', third = '']: readonly string[]): boolean {
  return (
    second in denominators || (second in numerators && (third in denominators || third === sixteen))
  );
}

function isCountedContainer(word: string): boolean {
  const unit = unitOfWord(word);
  return (
    unit !== null &&
    !tradeWord(word) &&
    (unit.times !== undefined || ['box', 'bag', 'pack'].includes(unit.unit))
  );
}
