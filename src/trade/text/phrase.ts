import { type Text, writtenBetween } from './text.ts';
import type { Token } from './tokens.ts';

/** Tokens that are read together; they may come from several texts, as of a heading and a line. */
export type Phrase = readonly Token[];

const nowhere: Text = { written: '', plain: '', origins: null };

/** A word that a phrase implies and that is not written. */
export function addedWord(text: string): Token {
  return { kind: 'word', text, start: 0, end: 0, source: nowhere };
}

/** A sign that is not written, as the `x` between the sizes of two cells. */
export function addedMark(text: string): Token {
  return { kind: 'mark', text, start: 0, end: 0, source: nowhere };
}

/** A phrase as read, for comparisons with names. */
export function plainOf(phrase: Phrase): string {
  return textsOf(phrase, ({ plain }, start, end) => plain.slice(start, end));
}

/** A phrase as it was written, to be quoted. */
export function writtenOf(phrase: Phrase): string {
  return textsOf(phrase, writtenBetween);
}

function textsOf(
  phrase: Phrase,
  between: (text: Text, start: number, end: number) => string,
): string {
  return runsOf(phrase)
    .map(([first, last]) =>
      first.source === nowhere ? first.text : between(first.source, first.start, last.end),
    )
    .join(' ');
}

type Run = [first: Token, last: Token];

/** The parts of a phrase between which tokens of their text are missing, or another text begins. */
function runsOf(phrase: Phrase): Run[] {
  const runs: Run[] = [];
  for (const token of phrase) {
    const run = runs.at(-1);
    if (run && isNext(run[1], token)) run[1] = token;
    else runs.push([token, token]);
  }
  return runs;
}

function isNext(left: Token, right: Token): boolean {
  const isSame = left.source === right.source && left.source !== nowhere && left.end <= right.start;
  return isSame && left.source.plain.slice(left.end, right.start).trim() === '';
}

/** The words of a phrase as read. */
export function wordsIn(phrase: Phrase): string[] {
  return phrase.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
}
