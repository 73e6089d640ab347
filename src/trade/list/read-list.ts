import { fold } from '../../lib/fold.ts';
import type { ColumnRole } from '../lexicon/column-roles.ts';
import { unitOfWord } from '../line/count.ts';
import { isSignature, type NoteKind, noteKindOf } from '../line/line-notes.ts';
import { isBareSize, readLine } from '../line/read-line.ts';
import type { Phrase } from '../text/phrase.ts';
import { tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { type Above, below, nothingAbove } from './above.ts';
import { isTitles } from './column-title.ts';
import { type ListLine, noteLine } from './list-line.ts';
import { type FormLine, readForm } from './read-form.ts';
import { codeOf, isSum, readTableRow } from './read-table-row.ts';
import { splitRequests } from './split-requests.ts';
import { splitCells } from './table-cells.ts';
import { type Columns, columnsOf } from './table-columns.ts';
import { readTableRows } from './table-rows.ts';

type WrittenRow = { row: number; cells: readonly string[]; written: string };

/** A list as read. */
export interface ReadList {
  lines: readonly ListLine[];
  /** How a table was read; null for a text. */
  table: ReadTable | null;
}

/** The columns of a table as the buyer sees them. */
export interface ReadTable {
  roles: readonly ColumnRole[];
  /** The title of each column, or its first cell. */
  samples: readonly string[];
}

/** How to recognize the shop's own spreadsheet. */
export interface OwnSheet {
  isTitles: (cells: readonly string[]) => boolean;
  /** Whether a row has no request: data of the buyer, a point to confirm. */
  isData: (cells: readonly string[]) => boolean;
}

interface ListOptions {
  /** What the buyer says that the columns of a table are. */
  columns?: readonly ColumnRole[] | null;
  ownSheet?: OwnSheet;
}

const noOwnSheet: OwnSheet = { isTitles: () => false, isData: () => false };

/**
 * Reads a list as typed or copied from a spreadsheet: any separator, quantity before or after,
 * units, numbering. Greetings, headings and conditions are notes.
 */
export function readList(text: string, options: ListOptions = {}): ReadList {
  const { columns = null, ownSheet = noOwnSheet } = options;
  const written = splitLines(text);
  const cells = splitCells(written);
  const rows = written.map((line, at) => ({ row: at + 1, written: line, cells: cells[at] ?? [] }));
  const filled = rows.filter((row) => row.cells.some(Boolean));
  return readRows(filled, columns, ownSheet);
}

/** Time, date and sender of a message copied from a chat: `[9:15, 25/11/2026] Ana: `. */
const chatPrefix =
  /^[\u200e\s]*\[?(?=[^\]]{0,40}\d:\d\d)(?=[^\]]{0,40}\d\/\d)[\d/:., apm\u202f\u00a0]{8,40}(?:\] ?|- )[^:]{1,60}: /i;

/** The lines of a text without the prefixes of a chat. */
export function splitLines(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n|\u2028/);
  return lines.map((line) => line.replace(chatPrefix, ''));
}

/** What all lines of a list have in common. */
interface ListContext {
  /** Null for a text. */
  columns: Columns | null;
  /** Null for any other file. */
  own: OwnSheet | null;
  /** Whether its lines begin with 1, 2, 3, … */
  isNumbered: boolean;
  isTitled: boolean;
  /** Whether the quantity must be asked for. */
  isAsked: boolean;
}

function readRows(
  rows: readonly WrittenRow[],
  chosen: readonly ColumnRole[] | null,
  ownSheet: OwnSheet,
): ReadList {
  const columns = readColumns(rows, chosen);
  const whole = columns ? tableLines(rows, columns) : readForm(rows);
  const lines = columns ? whole : splitRequests(whole);
  const isOwn = rows.some(({ cells }) => ownSheet.isTitles(cells));
  const context: ListContext = {
    columns,
    own: isOwn ? ownSheet : null,
    isNumbered: hasNumbering(whole),
    isTitled: !isOwn && columns !== null && columns.titlesAt !== -1,
    isAsked: columns !== null && !columns.roles.includes('quantity'),
  };
  let above = nothingAbove;
  const read = lines.map((line, at) => {
    const listLine = readListLine(line, lines[at + 1], above, context);
    above = below(listLine, line, above, at <= (columns?.titlesAt ?? -1));
    return listLine;
  });
  return { lines: read, table: columns && !isOwn ? readTable(rows, columns) : null };
}

function readListLine(
  line: FormLine,
  next: FormLine | undefined,
  above: Above,
  context: ListContext,
): ListLine {
  const text = textOfLine(line);
  const whole = tokenize(text);
  const isName = above.isClosed && !line.table && isSignature(whole);
  const isHeading = isName || isKindOfSizes(line, next);
  const note = isHeading ? 'heading' : noteOf(line, whole, context);
  if (note !== null) return noteLine(text, line.row, note);
  const headings = above.headings.map(({ words }) => words);
  return {
    row: line.row,
    text,
    whole,
    note,
    remark: [],
    ...(line.level?.includes('.') && { position: line.level }),
    ...readRequestLine(line, above.unit, context),
    headings: line.kind ? [...headings, line.kind] : headings,
  };
}

function textOfLine({ table, cells }: FormLine): string {
  return table?.text ?? cells.filter(Boolean).join(' ');
}

function tableLines(rows: readonly WrittenRow[], columns: Columns): FormLine[] {
  const cells = rows.map((row) => row.cells);
  const tables = readTableRows(cells, columns);
  return rows.map((row, at) => {
    const table = tables[at] ?? null;
    const isRest = table === 'rest';
    return { ...row, table: isRest ? null : table, isRest, level: levelOf(row, columns) };
  });
}

/** Item, quantity, remark and code of a line that asks for a product. */
function readRequestLine(line: FormLine, headingUnit: string, context: ListContext) {
  const { columns, own, isNumbered, isTitled } = context;
  if (line.table) {
    const code = isTitled || own ? codeOf(line.table) : null;
    const reading = readTableRow(line.table, headingUnit || columns?.unit);
    return { ...reading, remark: line.table.remark, ...(code !== null && { code }) };
  }
  const text = textOfLine(line);
  return readLine(isNumbered && !line.isContinued ? text.replace(/^\s*\d+\s+/, '') : text);
}

function readTable(rows: readonly WrittenRow[], { roles, titles }: Columns): ReadTable {
  const first = (at: number) => rows.map(({ cells }) => cells[at] ?? '').find(Boolean) ?? '';
  return { roles, samples: roles.map((_, at) => titles[at] || first(at)) };
}

/** The columns of a table, as found or as chosen by the buyer; null for a text. */
function readColumns(
  rows: readonly WrittenRow[],
  chosen: readonly ColumnRole[] | null,
): Columns | null {
  const wide = rows.filter(({ cells }) => cells.filter(Boolean).length > 1);
  if (wide.length === 0) return null;
  const columns = columnsOf(rows.map(({ cells }) => cells));
  return chosen ? { ...columns, roles: chosen } : columns;
}

/** Whether a line names the product of the sizes below it: `TUBO CUADRADO`, then `2x2x1.5 - 10`. */
function isKindOfSizes(line: FormLine, next: FormLine | undefined): boolean {
  if (line.table || !next || next.table || /\d/.test(textOfLine(line))) return false;
  const below = textOfLine(next);
  return /\d/.test(below) && isBareSize(readLine(below).item);
}

/** The level of a take-off: `05.01`. */
function levelOf({ cells }: WrittenRow, { roles }: Columns): string {
  const number = (cells[roles.indexOf('numbering')] ?? '').replace(/,/g, '.');
  return /^\d{1,2}(?:\.\d{1,3})*\.?$/.test(number) ? number.replace(/\.$/, '') : '';
}

/** In a table with titles, a row without a request is a heading, a total or the rest of the one above. */
function noteOf(
  line: FormLine,
  whole: Phrase,
  { own, isTitled, isAsked }: ListContext,
): NoteKind | null {
  const { cells, table, isHeading } = line;
  if (own?.isData(cells)) return 'heading';
  if (isTitles(cells) || (table && isSum(table))) return 'heading';
  if (table && (table.quantity !== '' || table.unit !== '')) return null;
  const kind = noteKindOf(whole);
  if (kind !== null) return kind;
  const isRequest = table && (isAsked || table.item.some(({ text }) => /\d/.test(text)));
  return isHeading || (isTitled && !isRequest) ? 'heading' : null;
}

const lineNumber = /^(\d{1,3})\s+(\S+)/;

/** Whether the lines of a text begin with 1, 2, 3, … without a point. */
function hasNumbering(rows: readonly Pick<WrittenRow, 'cells'>[]): boolean {
  const numbers = rows.flatMap(({ cells }) => {
    const [, number, word = ''] = lineNumber.exec(cells[0] ?? '') ?? [];
    // Not of a quantity such as `1 und`.
    const isNumber = number !== undefined && (tradeWord(fold(word)) || !unitOfWord(fold(word)));
    return cells.length === 1 && isNumber ? [Number(number)] : [];
  });
  return numbers.length > 2 && numbers.every((number, index) => number === index + 1);
}
