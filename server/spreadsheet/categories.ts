import { foldForIdentity } from '../catalogue/fold-text.ts';
import { CATEGORY, headingOf, NEW_NAME, REMOVE, type Refuse, type SheetTable } from './columns.ts';
import {
  type Cell,
  exportedText,
  quotedCell,
  readCategoryCell,
  readMarkCell,
} from './read-cell.ts';

/** A category after an import; `was` is its present name, null for a new one. */
export interface PlannedCategory {
  name: string;
  was: string | null;
}

/**
 * The categories of the shop after an import: those of the sheet of categories in its order, the
 * others behind those that they follow now, and those that only products name.
 */
export function planCategories(present: readonly string[], table: SheetTable = [], refuse: Refuse) {
  const { listed, removed } = readCategories(table, present, refuse);
  const planned = [...listed];
  for (const [at, name] of present.entries()) {
    if (removed.has(name) || listed.some(({ was }) => was === name)) continue;
    const before = present.slice(0, at);
    const last = planned.findLastIndex(({ was }) => was !== null && before.includes(was));
    planned.splice(last + 1, 0, { name, was: name });
  }
  /** By their folded names, old and new: the products of the file may have either. */
  const names = new Map<string, string>();
  for (const { name, was } of planned) {
    names.set(foldForIdentity(was ?? name), name);
    names.set(foldForIdentity(name), name);
  }
  const unknown = listed.filter(({ was }) => was === null).map(({ name }) => name);
  return {
    planned,
    /** New categories. */
    unknown,
    /** The rows that remove a category. */
    removed,
    /** The name that a product's category has afterwards; whatever its case and accents in the file. */
    resolve: (name: string): string => {
      const present = names.get(foldForIdentity(name));
      if (present !== undefined || removed.has(name)) return present ?? name;
      planned.push({ name, was: null });
      unknown.push(name);
      names.set(foldForIdentity(name), name);
      return name;
    },
  };
}

function readCategories(table: SheetTable, present: readonly string[], refuse: Refuse) {
  const { at, headings } = readTitles(table, refuse);
  /** Spreadsheets lose spaces at the ends, among others. */
  const stored = new Map(present.map((name) => [shownText(name), name]));
  const used = new Map(present.map((name) => [foldForIdentity(name), name]));
  const seen = new Set<string>();
  const listed: PlannedCategory[] = [];
  const removed = new Map<string, number>();
  for (const [index, cells] of table.entries()) {
    if (index <= at || at === -1) continue;
    const row = index + 1;
    const cellOf = (heading: string) => cells[headings.indexOf(heading)] ?? null;
    const shown = shownText(cellOf(CATEGORY));
    const newName = shownText(cellOf(NEW_NAME));
    const was = stored.get(shown);
    const name = newName || (was ?? shown);
    const old = was ?? name;
    const other = used.get(foldForIdentity(name));
    const remove = readMarkCell(cellOf(REMOVE));
    const reading = readCategoryCell(name === was ? null : name);
    const column = newName ? NEW_NAME : CATEGORY;
    if (name === '') continue;
    if ('problem' in remove) refuse(row, REMOVE, remove.problem);
    else if (seen.has(old)) {
      refuse(row, CATEGORY, `«${quotedCell(old)}» está dos veces: deje una sola fila`);
    } else if (remove.value) removed.set(old, row);
    else if ('problem' in reading) refuse(row, column, `«${quotedCell(name)}» ${reading.problem}`);
    else if (other !== undefined && other !== was) {
      refuse(row, column, `ya hay una categoría «${quotedCell(other)}»`);
    } else {
      used.set(foldForIdentity(name), old);
      listed.push({ name, was: was ?? null });
    }
    seen.add(old);
  }
  return { listed, removed };
}

/** The row of the titles, -1 without one, and their headings. */
function readTitles(table: SheetTable, refuse: Refuse) {
  const at = table.findIndex((row) => row.map(headingOf).includes(CATEGORY));
  const titles = table[at] ?? [];
  const headings = titles.map(headingOf);
  if (at === -1 && table.length > 0) refuse(1, CATEGORY, 'falta este título: escríbalo');
  const unread = titles.find((cell, column) => cell && !OWN.includes(headings[column] ?? ''));
  if (unread) refuse(at + 1, null, `«${quotedCell(unread)}» ${UNKNOWN}`);
  return { at, headings };
}

const OWN = [CATEGORY, NEW_NAME, REMOVE];
const UNKNOWN = `no es un título de esta hoja, que tiene ${OWN.join(', ')}: corríjalo o bórrelo`;

const shownText = (cell: Cell) => exportedText(String(cell ?? '')).trim();
