import * as words from '../lexicon/number-words.ts';

export const isIn = (list: readonly string[], word: string | undefined) =>
  list.includes(word ?? '');
export const wholeValue = (word: string | undefined) => words.wholeNumbers[word ?? ''];
export const figureValue = (word: string | undefined) =>
  /^\d+$/.test(word ?? '') ? Number(word) : undefined;

/** The number of a single word: `un`, `3`, `dos`. */
export function countOf(word: string | undefined): number | undefined {
  return isIn(words.oneWords, word) ? 1 : (figureValue(word) ?? wholeValue(word));
}

interface WholeReading {
  /** Of the words that were read. */
  length: number;
  value: number;
}

/** `treinta y uno`, `doscientos cinco`, `mil`; 0 words where there is no number. */
export function readWhole(text: readonly string[], at: number): WholeReading {
  let read: WholeReading = { length: 0, value: 0 };
  for (;;) {
    const next = nextWhole(text, at + read.length, read);
    if (!next) return read;
    read = next;
  }
}

/** With the next number word; null where none follows. */
function nextWhole(
  text: readonly string[],
  at: number,
  { length, value }: WholeReading,
): WholeReading | null {
  const word = text[at];
  if (word === words.thousand) return { length: length + 1, value: 1000 * Math.max(value, 1) };
  if (word === words.and && length > 0 && value % 10 === 0 && value % 100 >= 10) {
    const unit = isIn(words.oneWords, text[at + 1]) ? 1 : (wholeValue(text[at + 1]) ?? 0);
    // `diez y seis` is written so as well.
    const least = value % 100 === 10 ? 6 : 1;
    return unit >= least && unit <= 9 ? { length: length + 2, value: value + unit } : null;
  }
  const next = wholeValue(word);
  if (next === undefined || (length > 0 && !canFollow(value, next))) return null;
  return { length: length + 1, value: value + next };
}

/** After hundreds or thousands, a smaller number: `doscientos cinco`. */
function canFollow(value: number, next: number): boolean {
  return (
    (value % 1000 === 0 && next < 1000) || (value % 100 === 0 && value % 1000 > 0 && next < 100)
  );
}

/** `5`, `veinticinco`. */
export function readFigureOrWhole(text: readonly string[], at: number): WholeReading {
  const value = figureValue(text[at]);
  return value === undefined ? readWhole(text, at) : { length: 1, value };
}

/** Also `uno` and `cero`, which are no whole numbers elsewhere. */
export function readBeforePoint(text: readonly string[], at: number): WholeReading {
  if (isIn(words.oneWords, text[at])) return { length: 1, value: 1 };
  if (text[at] === words.zero) return { length: 1, value: 0 };
  return readFigureOrWhole(text, at);
}
