import { quoteDataFields, quoteDataTexts } from '../content/quote-data.ts';
import { quoteSheetTexts as texts } from '../content/quote-sheet.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { oneLine } from '../lib/clean-text.ts';
import { escapeFormula } from '../lib/csv-formula.ts';
import { formatDate } from '../lib/format-date.ts';
import type { Cart } from './cart.ts';
import { staleSince } from './compare.ts';
import { quoteRows } from './quote-table.ts';
import { linesToConfirm } from './to-confirm.ts';

type Table = readonly (readonly string[])[];

/**
 * The quotation request as a table: titles, products, points to confirm, other items, buyer data. Pasting it gives the
 * same list.
 * @param data lines such as `RUC: 20100047218`
 */
export function quoteCells(cart: Cart, others: readonly string[], data: readonly string[]): Table {
  const lines = quoteRows(cart).map((row, index) => [
    row.position ?? String(index + 1),
    row.code,
    row.description,
    String(row.quantity),
    texts.unit,
    ...[row.weight, row.price, row.amount].map((value) => value?.toFixed(2) ?? ''),
  ]);
  const stale = staleSince(cart, Date.now());
  return [
    Object.values(texts.columns),
    ...lines,
    ...(stale === null ? [] : [[texts.pricesOf(formatDate(new Date(stale)))]]),
    ...linesToConfirm(cart).map((line) => [toConfirmTexts.title, line]),
    ...others.map((item) => ['', '', item]),
    ...data.map((line) => {
      const [label = '', ...rest] = line.split(': ');
      return [label, rest.join(': ')];
    }),
  ].map((cells) => cells.map((cell) => escapeFormula(oneLine(cell))));
}

/** Whether a row has the titles of {@link quoteCells}. */
export function isOwnTitles(cells: readonly string[]): boolean {
  return Object.values(texts.columns).every((title, column) => cells[column] === title);
}

/** Whether a row contains buyer data or a point to confirm; valid only for a table of {@link quoteCells}. */
export function isOwnData([label = '']: readonly string[]): boolean {
  return dataLabels.has(label) || label.startsWith(texts.pricesOf(''));
}

const dataLabels: ReadonlySet<string> = new Set([
  ...quoteDataFields.map(({ label }) => label),
  quoteDataTexts.certificate,
  toConfirmTexts.title,
]);

/** CSV as Excel expects it in Peru: byte order mark, `;`, CRLF (RFC 4180); any separator quoted. */
export function toCsv(table: Table): string {
  const rows = table.map((cells) =>
    cells.map((cell) => (/[",;|]/.test(cell) ? quoted(cell) : cell)).join(';'),
  );
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

/** Tab-separated cells for the clipboard; only cells that start with a quote are quoted. */
export function toTabs(table: Table): string {
  return table
    .map((cells) => cells.map((cell) => (cell.startsWith('"') ? quoted(cell) : cell)).join('\t'))
    .join('\n');
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
