import type { NoteKind } from '../line/line-notes.ts';
import type { LineRequest } from '../line/line-request.ts';
import { noQuantity, readLine } from '../line/read-line.ts';
import { tokenize } from '../text/tokens.ts';

/** A line of a list as read. */
export interface ListLine extends LineRequest {
  /** 1-based line of the pasted text. */
  row: number;
  /** The text without the row number of a table. */
  text: string;
  /** Null for a request. */
  note: NoteKind | null;
}

/** A line that asks for a product, without anything around it. */
export function requestLine(text: string, row: number): ListLine {
  const whole = tokenize(text);
  return { ...readLine(text), row, text, whole, note: null, remark: [], headings: [] };
}

/** A line that asks for nothing. */
export function noteLine(text: string, row: number, note: NoteKind): ListLine {
  const whole = tokenize(text);
  return { ...noQuantity, row, text, whole, item: [], note, remark: [], headings: [] };
}
