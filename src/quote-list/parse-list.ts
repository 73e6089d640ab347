import { isOwnData, isOwnTitles } from '../cart/quote-file.ts';
import { fold } from '../lib/fold.ts';
import { finishOfHeading } from '../trade/candidates.ts';
import { quantityUnitOf, unitOfWord } from '../trade/count.ts';
import { unitIntroductions } from '../trade/lexicon/table-words.ts';
import { type NoteKind, noteKindOf } from '../trade/line-notes.ts';
import { readCodeRequest, readNamedCode } from '../trade/product-code.ts';
import { isBareSize, noQuantity, readLine } from '../trade/read-line.ts';
import { isMark, isWord } from '../trade/token-tests.ts';
import { tokenize } from '../trade/tokens.ts';
import { tradeWord } from '../trade/trade-word.ts';
import { isTitles } from './column-title.ts';
import type { ListLine } from './list-line.ts';
import { isOwnMessage, readMessage } from './own-message.ts';
import { type FormLine, readForm } from './read-form.ts';
import { codeOf, isSum, readTableRow } from './read-table-row.ts';
import { splitCells } from './table-cells.ts';
import { type ColumnRole, type Columns, columnsOf } from './table-columns.ts';
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

/**
 * Parses a list as typed or copied from a spreadsheet: any separator, quantity before or after,
 * units, numbering. Greetings, headings and conditions are notes.
 * @param chosen what the buyer says that the columns of a table are
 */
export function readList(text: string, chosen: readonly ColumnRole[] | null = null): ReadList {
  const written = splitLines(text).map((line) => line.replace(chatPrefix, ''));
  const cells = splitCells(written);
  const rows = written.map((line, at) => ({ row: at + 1, written: line, cells: cells[at] ?? [] }));
  if (isOwnMessage(written)) return { lines: readMessage(rows), table: null };
  return readRows(
    rows.filter((row) => row.cells.some(Boolean)),
    chosen,
  );
}

/** The lines of a list. */
export function parseList(text: string): readonly ListLine[] {
  return readList(text).lines;
}

/** Time, date and sender of a message copied from a chat: `[9:15, 25/11/2026] Ana: `. */
const chatPrefix =
  /^[\u200e\s]*\[?(?=[^\]]{0,40}\d:\d\d)(?=[^\]]{0,40}\d\/\d)[\d/:., apm\u202f\u00a0]{8,40}(?:\] ?|- )[^:]{1,60}: /i;

export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n?|\n|\u2028/);
}

function readRows(rows: readonly WrittenRow[], chosen: readonly ColumnRole[] | null): ReadList {
  const isOwn = rows.some(({ cells }) => isOwnTitles(cells));
  const columns = readColumns(rows, chosen);
  const tables = columns
    ? readTableRows(
        rows.map(({ cells }) => cells),
        columns,
      )
    : [];
  const lines: readonly FormLine[] = columns
    ? rows.map((row, at) => {
        const table = tables[at] ?? null;
        const isRest = table === 'rest';
        return { ...row, table: isRest ? null : table, isRest, level: levelOf(row, columns) };
      })
    : readForm(rows);
  const isNumbered = hasNumbering(lines);
  const isTitled = !isOwn && columns !== null && columns.titlesAt !== -1;
  const isAsked = columns !== null && !columns.roles.includes('quantity');
  /** The heading of each level above a line. */
  let headings: { level: string; text: string }[] = [];
  /** Of the last heading: `metros` of `Perfiles (en metros)`. */
  let unit = '';
  const read = lines.map((line, at): ListLine => {
    const { row, cells, table = null, level = '', isRest } = line;
    const text = table?.text ?? cells.filter(Boolean).join(' ');
    const isHeading = table === null && isKindOfSizes(text, lines[at + 1]);
    const note =
      (isOwn && isOwnData(cells)) || isHeading ? 'heading' : noteOf(line, text, isTitled, isAsked);
    if (note === 'heading' && !isRest) {
      headings = headings.filter((above) => level.startsWith(`${above.level}.`));
      headings.push({ level, text });
      unit = unitOfHeading(text);
    }
    if (note !== null) {
      return { ...noQuantity, row, text, item: '', note, headings: [], remark: '' };
    }
    const byCode = table === null ? readCodeRequest(text) : null;
    if (byCode) {
      const { code, quantity, unit } = byCode;
      return {
        ...noQuantity,
        row,
        text,
        item: '',
        note,
        headings: [],
        remark: '',
        code,
        quantity,
        unit,
      };
    }
    const unnumbered = isNumbered ? text.replace(/^\s*\d+\s+/, '') : text;
    const named = table === null ? codeBesideText(unnumbered) : null;
    const reading = table
      ? readTableRow(table, unit || columns?.unit)
      : readLine(named?.rest ?? unnumbered);
    const remark = table?.remark ?? '';
    const code = table && isTitled ? codeOf(table) : (named?.code ?? null);
    // Below another product, a size may belong to that one.
    if (!isBareSize(reading.item))
      headings = headings.filter(({ text }) => finishOfHeading(text) !== null);
    return {
      row,
      text,
      note,
      remark,
      headings: headings.map((one) => one.text),
      ...reading,
      ...(code !== null && { code }),
    };
  });
  return { lines: read, table: columns && !isOwn ? readTable(rows, columns) : null };
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

/** The unit of all lines below a heading: `Perfiles (en metros)`, `Perfiles (metros)`. */
function unitOfHeading(heading: string): string {
  const tokens = tokenize(heading);
  const unit = tokens.find(({ text }, at) => {
    const before = tokens[at - 1];
    const isIntroduced = isWord(before, unitIntroductions);
    const isBracketed = isMark(before, '(') && isMark(tokens[at + 1], ')') && text.length > 1;
    return (isIntroduced || isBracketed) && quantityUnitOf(text) !== null;
  });
  return unit?.text ?? '';
}

/** A code beside a description; null for other numbers, as of `cod 101, 102 y 103`. */
function codeBesideText(text: string): ReturnType<typeof readNamedCode> {
  const named = readNamedCode(text);
  return named && /\p{L}{2}/u.test(named.rest) ? named : null;
}

/** Whether a line names the product of the sizes below it: `TUBO CUADRADO`, then `2x2x1.5 - 10`. */
function isKindOfSizes(text: string, next: FormLine | undefined): boolean {
  const below = next && !next.table ? next.cells.filter(Boolean).join(' ') : '';
  return /\d/.test(below) && !/\d/.test(text) && isBareSize(readLine(below).item);
}

/** The level of a take-off: `05.01`. */
function levelOf({ cells }: WrittenRow, { roles }: Columns): string {
  const number = (cells[roles.indexOf('numbering')] ?? '').replace(/,/g, '.');
  return /^\d{1,2}(?:\.\d{1,3})*\.?$/.test(number) ? number.replace(/\.$/, '') : '';
}

/** In a table with titles, a row without a request is a heading, a total or the rest of the one above. */
function noteOf(
  { cells, table, isHeading }: FormLine,
  text: string,
  isTitled: boolean,
  isAsked: boolean,
): NoteKind | null {
  if (isTitles(cells)) return 'heading';
  const isTotal = table !== null && table !== undefined && isSum(table);
  if (isTotal) return 'heading';
  if (table && (table.quantity !== '' || table.unit !== '')) return null;
  const kind = noteKindOf(tokenize(text));
  if (kind !== null) return kind;
  return isHeading || (isTitled && (!table || (!isAsked && !/\d/.test(table.item))))
    ? 'heading'
    : null;
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
