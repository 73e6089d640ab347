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
  /** The number of the item in a take-off: `01.02`. */
  position?: string;
}

/** `2` for a line, `2a` and `2b` for the parts of one. */
export function rowLabel(row: number): string {
  const line = Math.floor(row);
  const part = Math.round((row - line) * partsPerRow);
  return part === 0 ? String(line) : `${line}${partLetters[part - 1] ?? part}`;
}

const partLetters = 'abcdefghijklmnopqrstuvwxyz';

/** The parts of row 2 are 2.001, 2.002, … */
export const partsPerRow = 1000;

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
