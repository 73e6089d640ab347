import type { Phrase } from '../text/phrase.ts';
import type { LineReading } from './read-line.ts';

/** A line with what is around it. */
export interface LineRequest extends LineReading {
  /** The whole line, with its numbers as written. */
  whole: Phrase;
  /** Of other columns: `galvanizado`, `marca Ocelote`. */
  remark: Phrase;
  /** The headings above the line, the nearest one last. */
  headings: readonly Phrase[];
}
