import { isOwnData, isOwnTitles } from '../cart/quote-file.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { fold } from '../lib/fold.ts';
import { isQuantityUnit, parseCount, unitOfWord } from '../trade/count.ts';
import { type NoteKind, noteKindOf } from '../trade/line-notes.ts';
import { type LineReading, noQuantity, readLine } from '../trade/read-line.ts';
import { tokenize } from '../trade/tokens.ts';
import { tradeWord } from '../trade/trade-word.ts';
import { type FormLine, readForm } from './read-form.ts';
import { cellsOf, columnsOf, isTitles, readRow, splitCount, type TableRow } from './read-table.ts';

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
}

type Row = { row: number; cells: readonly string[]; written: string };

/** A line of the shop's own quotation message. */
const ownLine = /^\s*(?:[•-]\s*)?(\S.*) - Cantidad(?: adicional)?: (\d{1,6})\s*$/;

/**
 * Parses a list as typed or copied from a spreadsheet: any separator, quantity before or after,
 * units, numbering. Greetings, headings and conditions are notes.
 */
export function parseList(text: string): ListLine[] {
  const rows = splitLines(text).map((line, index) => {
    const written = line.replace(chatPrefix, '');
    return { row: index + 1, written, cells: cellsOf(written) };
  });
  const isMessage = rows.some(({ written }) => written.startsWith('• ') && ownLine.test(written));
  return isMessage ? readMessage(rows) : readRows(rows.filter(({ cells }) => cells.some(Boolean)));
}

/** Time, date and sender of a message copied from a chat: `[9:15, 25/11/2026] Ana: `. */
const chatPrefix =
  /^[\u200e\s]*\[?(?=[^\]]{0,40}\d:\d\d)(?=[^\]]{0,40}\d\/\d)[\d/:., apm\u202f\u00a0]{8,40}(?:\] ?|- )[^:]{1,60}: /i;

export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n?|\n|\u2028/);
}

/** The shop's own message: its products, and the other items; the rest are notes. */
function readMessage(rows: readonly Row[]): ListLine[] {
  let part = '';
  return rows.flatMap(({ row, written }) => {
    const text = written.trim();
    if (text === '' || /^(?:Otros|Por confirmar):$/.test(text)) part = text;
    if (text === '') return [];
    const line = { ...noQuantity, row, text, item: '', note: null, headings: [], remark: '' };
    const isProduct = part !== `${toConfirmTexts.title}:`;
    const [, item = '', count] = (isProduct && ownLine.exec(written)) || [];
    if (count !== undefined) return { ...line, item, quantity: Number(count) };
    const other = part === 'Otros:' && written.startsWith('- ') ? text.slice(2) : null;
    return other === null
      ? { ...line, note: 'heading' as const }
      : { ...line, text: other, ...readLine(other) };
  });
}

function readRows(rows: readonly Row[]): ListLine[] {
  const isOwn = rows.some(({ cells }) => isOwnTitles(cells));
  const lines: readonly FormLine[] = isOwn ? rows : readForm(rows);
  const columns = columnsOf(lines.map(({ cells }) => cells));
  const hasTitles = columns.titlesAt !== -1;
  const isNumbered = hasNumbering(lines);
  /** The heading of each level above a line. */
  let headings: { level: string; text: string }[] = [];
  return lines.map(({ row, cells, table: inForm, level = '', isHeading }, index) => {
    const table = inForm ?? readRow(cells, columns);
    const text = table?.text ?? cells.filter(Boolean).join(' ');
    const hasCells = table !== null && (table.quantity !== '' || table.unit !== '');
    const isTotal = /^\s*(?:sub ?)?total\b/i.test(table?.item ?? '');
    // Above the titles, and groups of a table with titles.
    const isOutside =
      hasTitles &&
      (index < columns.titlesAt ||
        (columns.quantity !== -1 && !/\d/.test(table?.item ?? text) && !isOwn));
    const noteKind = () => {
      if ((isOwn && isOwnData(cells)) || isTitles(cells)) return 'heading';
      const kind = hasCells && !isTotal ? null : noteKindOf(tokenize(text));
      return kind ?? (!hasCells && (isHeading || isOutside) ? 'heading' : null);
    };
    const note = noteKind();
    if (note === 'heading') {
      headings = headings.filter((above) => level.startsWith(`${above.level}.`));
      headings.push({ level, text });
    }
    if (note !== null) {
      return { ...noQuantity, row, text, item: '', note, headings: [], remark: '' };
    }
    const read = table
      ? readTableRow(table)
      : readLine(isNumbered ? text.replace(/^\s*\d+\s+/, '') : text);
    const remark = table?.remark ?? '';
    return { row, text, note, remark, headings: headings.map((one) => one.text), ...read };
  });
}

function readTableRow({ item, quantity, unit, text }: TableRow): LineReading {
  if (!/\p{L}/u.test(item)) return readLine(text);
  const own = readLine(item);
  const [count, unitText] = splitCount(quantity) ?? [];
  // Without a cell for it, the quantity may be in the text.
  if (count === undefined)
    return quantity === '' && unit === ''
      ? own
      : { ...own, item: own.withSize ?? own.item, quantity: null, withSize: null };
  const named = unitOfWord((unitText || unit).toLowerCase());
  const one = parseCount(count, (named?.unit ?? 'piece') === 'piece');
  return {
    item: own.quantity === null ? own.item : item.toLowerCase(),
    quantity: one === null ? null : one * (named?.times ?? 1),
    unit: named && isQuantityUnit(named.unit) ? named.unit : 'piece',
    withSize: null,
  };
}

const lineNumber = /^(\d{1,3})\s+(\S+)/;

/** Whether the lines of a text begin with 1, 2, 3, … without a point. */
function hasNumbering(rows: readonly Pick<Row, 'cells'>[]): boolean {
  const numbers = rows.flatMap(({ cells }) => {
    const [, number, word = ''] = lineNumber.exec(cells[0] ?? '') ?? [];
    // Not of a quantity such as `1 und`.
    const isNumber = number !== undefined && (tradeWord(fold(word)) || !unitOfWord(fold(word)));
    return cells.length === 1 && isNumber ? [Number(number)] : [];
  });
  return numbers.length > 2 && numbers.every((number, index) => number === index + 1);
}
