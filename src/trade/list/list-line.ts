import type { NoteKind } from '../line/line-notes.ts';
import type { LineReading } from '../line/read-line.ts';

/** A line of a list as read. */
export interface ListLine extends LineReading {
  /** 1-based line of the pasted text. */
  row: number;
  /** The text without the row number of a table. */
  text: string;
  /** Null for a request. */
  note: NoteKind | null;
  /** The text of other columns: `galvanizado`, `marca Ocelote`. */
  remark: string;
  /** The headings above the line, the nearest one last. */
  headings: readonly string[];
  /** The shop's code, perhaps beside a description. */
  code?: number;
}
