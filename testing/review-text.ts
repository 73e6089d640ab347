import { readPastedList } from '../src/quote-list/read-pasted-list.ts';
import { type ReviewedLine, reviewLine } from '../src/quote-list/review.ts';
import type { SearchIndex } from '../src/trade/index.ts';

/** The lines of a pasted text, matched with products. */
export function reviewText(text: string, index: SearchIndex): ReviewedLine[] {
  return readPastedList(text).lines.map((line) => reviewLine(line, index).reviewed);
}
