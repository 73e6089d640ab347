import type { Finish } from '../lexicon/words.ts';
import { finishOf, isBlack } from '../product/vocabulary.ts';
import { type Phrase, writtenOf } from '../text/phrase.ts';
import { isMark } from '../text/token-tests.ts';
import type { LineRequest } from './line-request.ts';
import { isBareSize } from './read-line.ts';

/** The headings above a line that say what it asks for, as written: `GALVANIZADO`, `TUBO CUADRADO`. */
function headingsOf(line: LineRequest): string[] {
  const headings = [finishHeadingOf(line), kindAbove(line)].flatMap((heading) =>
    heading ? writtenOf(withoutColon(heading)) : [],
  );
  return [...new Set(headings)];
}

/** A line as written, with the headings that say what it asks for. */
interface WrittenRequest {
  /** With its other cells, without its quantity: `TUBO CUADRADO 2x2x1.5`. */
  request: string;
  /** As the seller needs it: `TUBO CUADRADO: 2x2x1.5 - 10`. */
  whole: string;
}

export function writtenRequest(line: LineRequest & { text: string }): WrittenRequest {
  const headings = headingsOf(line);
  const parts = [...headings, writtenOf(line.item), writtenOf(line.remark)];
  return {
    request: parts.filter(Boolean).join(' '),
    whole: [...headings, line.text].join(': '),
  };
}

/** The nearest heading with a finish. */
export function finishHeadingOf({ headings }: Pick<LineRequest, 'headings'>): Phrase | null {
  return headings.filter((heading) => finishOfHeading(heading) !== null).at(-1) ?? null;
}

/** The heading that names the product of a size: `TUBO CUADRADO` above `2x2x1.5`; null without one. */
export function kindAbove({
  headings,
  item,
}: Pick<LineRequest, 'headings' | 'item'>): Phrase | null {
  const heading = headings.at(-1);
  const isKind = heading && isBareSize(item) && !heading.some(hasFigure);
  return isKind ? withoutColon(heading) : null;
}

const hasFigure = ({ kind, text }: Phrase[number]) => kind === 'number' || /\d/.test(text);

function withoutColon(heading: Phrase): Phrase {
  return isMark(heading.at(-1), ':') ? heading.slice(0, -1) : heading;
}

/** The finish that a heading names; null for none, or for black and coated. */
export function finishOfHeading(heading: Phrase): Finish | null {
  const named = heading.map((token) => finishOf([token]));
  const [first, ...others] = new Set(
    named.filter((finish) => finish !== null && finish !== 'NEGRO'),
  );
  if (others.length > 0) return null;
  if (first && !isBlack(first) && named.includes('NEGRO')) return null;
  return first ?? (named.includes('NEGRO') ? 'NEGRO' : null);
}
