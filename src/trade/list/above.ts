import { unitIntroductions } from '../lexicon/table-words.ts';
import { quantityUnitOf } from '../line/count.ts';
import { finishOfHeading } from '../line/headings.ts';
import { isFarewell } from '../line/line-notes.ts';
import { isBareSize } from '../line/read-line.ts';
import type { Phrase } from '../text/phrase.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import type { ListLine } from './list-line.ts';
import type { FormLine } from './read-form.ts';

interface Heading {
  /** Of a take-off: `05.01`. */
  level: string;
  words: Phrase;
}

/** What the lines above say of the next one. */
export interface Above {
  headings: readonly Heading[];
  /** The unit of the last heading: `metros` of `Perfiles (en metros)`. */
  unit: string;
  hasRequest: boolean;
  /** Whether the list has said goodbye. */
  isClosed: boolean;
}

export const nothingAbove: Above = {
  headings: [],
  unit: '',
  hasRequest: false,
  isClosed: false,
};

/**
 * What is above the line that follows.
 * @param isTitles whether the line has titles of columns
 */
export function below(read: ListLine, line: FormLine, above: Above, isTitles: boolean): Above {
  const { level = '', isRest } = line;
  const hasRequest = above.hasRequest || read.note === null;
  const isClosed = above.isClosed || (hasRequest && read.note !== null && isFarewell(read.whole));
  const { headings } = above;
  if (read.note === 'heading' && !isRest) {
    const upper = headings.filter((heading) => level.startsWith(`${heading.level}.`));
    const unit = isTitles || isOfColumns(line) ? '' : unitOfHeading(read.whole);
    return { headings: [...upper, { level, words: read.whole }], unit, hasRequest, isClosed };
  }
  // Below another product, a size may belong to that one.
  const isKept = read.note !== null || isBareSize(read.item);
  const kept = isKept ? headings : headings.filter(({ words }) => finishOfHeading(words) !== null);
  return { ...above, headings: kept, hasRequest, isClosed };
}

/** The unit of all lines below a heading: `Perfiles (en metros)`, `Perfiles (metros)`. */
function unitOfHeading(tokens: Phrase): string {
  const unit = tokens.find(({ text }, at) => {
    const before = tokens[at - 1];
    const isIntroduced = isWord(before, unitIntroductions);
    const isBracketed = isMark(before, '(') && isMark(tokens[at + 1], ')') && text.length > 1;
    return (isIntroduced || isBracketed) && quantityUnitOf(text) !== null;
  });
  return unit?.text ?? '';
}

/** Whether a row has several cells: `Total (kg)` is the unit of its column. */
function isOfColumns({ cells, level = '' }: FormLine): boolean {
  return cells.filter(Boolean).length > (level === '' ? 1 : 2);
}
