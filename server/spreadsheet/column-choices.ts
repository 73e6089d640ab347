import { headingOf, isOwnHeading, isVersion, plainHeading, type SheetTable } from './columns.ts';
import type { ImportChoices, Memory, Questions } from './import-choices.ts';
import { type Cell, quotedCell } from './read-cell.ts';

/** Rows above the headings of a list: its title, address and date. */
const TOP_ROWS = 30;
/** Example values of a column. */
const EXAMPLES = 3;

/** The owner's choice for each column, of this file or an earlier one; undefined without one. */
export function chosenHeadings(
  titles: readonly Cell[],
  chosen: ImportChoices['columns'],
  memory: Memory['headings'],
): (string | undefined)[] {
  const known = titles.map((cell, at) => {
    const before = isOwnHeading(cell) ? undefined : memory.get(plainHeading(cell));
    return chosen?.headings[at] ?? before;
  });
  const meanings = titles.map((cell, at) => known[at] ?? headingOf(cell));
  return known.map((heading, at) => {
    const isChosen = heading !== '' || chosen?.headings[at] !== undefined;
    // A second price that was not read is read in a file without the first.
    const usual = headingOf(titles[at]);
    return isChosen || usual === undefined || meanings.includes(usual) ? heading : undefined;
  });
}

/** The row that probably has the headings, where none is understood; 0 without. */
export function guessHeader(table: SheetTable): number {
  const filled = table.map((row) => row.map(quotedCell).filter(Boolean));
  const at = filled.slice(0, TOP_ROWS).findIndex((cells, row) => {
    const isTitles = cells.length > 1 && cells.every((cell) => /\p{L}/u.test(cell));
    return isTitles && (filled[row + 1]?.length ?? 0) > 1;
  });
  return Math.max(at, 0);
}

interface ReadColumns {
  at: number;
  names: readonly (string | undefined)[];
  fixed: readonly (string | undefined)[];
  /** Whether no row can be read. */
  isRefused: boolean;
}

/** Offers the columns of a file, if one is not understood or chosen; null without need. */
export function columnQuestion(
  table: SheetTable,
  { at, names, fixed, isRefused }: ReadColumns,
): Questions['columns'] {
  const titles = (table[at] ?? []).map(quotedCell);
  if (titles.some(isVersion) || names.includes('UUID')) return null;
  const isUnread = titles.some(
    (title, column) => title !== '' && !names[column] && fixed[column] === undefined,
  );
  const isChosen = fixed.some((heading) => heading !== undefined);
  if (!isRefused && !isUnread && !isChosen) return null;
  const columns = titles.map((title, column) => {
    const values = table.slice(at + 1).map((row) => quotedCell(row[column] ?? null));
    const examples = values.filter(Boolean).slice(0, EXAMPLES);
    return { title, examples, heading: names[column] ?? '' };
  });
  return { at, columns, isOpen: isRefused || isUnread };
}

/**
 * The choices to remember for the next file, by the title as it is compared.
 * @param automatic the headings without a choice
 */
export function headingsToRemember(
  titles: readonly Cell[],
  automatic: readonly (string | undefined)[],
  chosen: ImportChoices['columns'],
  memory: Memory['headings'],
): [title: string, heading: string][] {
  const plain = titles.map(plainHeading);
  return plain.flatMap((title, at): [string, string][] => {
    const heading = chosen?.headings[at];
    const isUnique = plain.indexOf(title) === plain.lastIndexOf(title);
    if (heading === undefined || title === '' || !isUnique || isOwnHeading(titles[at])) return [];
    const isNew = heading !== (memory.get(title) ?? automatic[at] ?? '');
    return isNew ? [[title, heading]] : [];
  });
}
