import { foldForIdentity, foldText } from '../catalogue/fold-text.ts';
import {
  chosenHeadings,
  columnQuestion,
  guessHeader,
  headingsToRemember,
} from './column-choices.ts';
import {
  findHeader,
  headingOf,
  isOwnHeading,
  isVersion,
  isWithoutTax,
  plainHeading,
  type Refuse,
  type SheetTable,
  SIZE,
} from './columns.ts';
import { areForeignCodes } from './foreign-codes.ts';
import type { ImportChoices, Memory, Questions } from './import-choices.ts';
import { type Cell, quotedCell } from './read-cell.ts';

/** The headings of a sheet of products. */
export interface Headings {
  /** Index of their row. */
  at: number;
  /** By column; undefined for a column that is not read. */
  names: readonly (string | undefined)[];
  /** As written. */
  titles: readonly Cell[];
  /** Whether the prices are without the tax, by their heading. */
  isWithoutTax: boolean;
}

const NO_HEADER =
  'ninguna fila tiene los títulos: elija qué es cada columna, o ponga Código, o Nombre y Precio, sobre los datos';
const NO_NAME = 'ninguna columna es el código ni el nombre: elija cuál lo es';

/** The name of a product by its code. */
export type NameOf = (code: number) => string | null | undefined;

interface HeadingBasis {
  nameOf: NameOf;
  chosen: ImportChoices['columns'];
  memory: Memory['headings'];
}

interface ReadHeadings {
  /** Null if rows cannot be read. */
  headings: Headings | null;
  question: Questions['columns'];
  /** Choices to remember for the next file. */
  remembered: [title: string, heading: string][];
}

/**
 * Finds the headings of a sheet and says how they were understood.
 * @param notes receives how the headings were understood
 */
export function readHeadings(
  table: SheetTable,
  { nameOf, chosen, memory }: HeadingBasis,
  refuse: Refuse,
  notes: string[],
): ReadHeadings {
  const meaningOf = (cell: Cell | undefined) => memory.get(plainHeading(cell)) || headingOf(cell);
  const found = chosen?.at ?? findHeader(table, meaningOf);
  const at = found === -1 ? guessHeader(table) : found;
  const titles = table[at] ?? [];
  const fixed = chosenHeadings(titles, chosen, memory);
  const rows = table.slice(at + 1);
  const names = namesOf(titles, fixed, rows, nameOf);
  const automatic = namesOf(titles, [], rows, nameOf);
  const remembered = headingsToRemember(titles, automatic, chosen, memory);
  const twice = names.find((heading, index) => heading && names.indexOf(heading) !== index);
  const isNamed = names.includes('Código') || names.includes('Nombre');
  const problem = problemOf(found, isNamed, twice);
  const question = columnQuestion(table, { at, names, fixed, isRefused: problem !== null });
  if (problem) {
    refuse(problem.row ?? at + 1, problem.column, problem.message);
    return { headings: null, question, remembered };
  }
  for (const [index, heading] of names.entries()) {
    const name = quotedCell(titles[index] ?? null);
    if (heading && foldText(name) !== foldText(heading)) {
      notes.push(`«${name}» se lee como ${heading}.`);
    }
  }
  const ignored = titles.filter((cell, index) => !names[index] && !isVersion(cell));
  const unread = ignored.map(quotedCell).filter(Boolean);
  if (unread.length > 0) notes.push(`Columnas que no se leen: ${unread.join(', ')}.`);
  const isTaxed = titles.some((cell, index) => names[index] === 'Precio' && isWithoutTax(cell));
  return { headings: { at, names, titles, isWithoutTax: isTaxed }, question, remembered };
}

/** Why rows cannot be read; null if they can. */
function problemOf(found: number, isNamed: boolean, twice: string | undefined) {
  if (found === -1) return { row: 1, column: null, message: NO_HEADER };
  if (!isNamed) return { column: null, message: NO_NAME };
  const message = 'está dos veces: elija cuál vale, o deje una sola columna';
  return twice ? { column: twice, message } : null;
}

/** @param fixed the columns that the owner has chosen; '' is not read */
function namesOf(
  titles: readonly Cell[],
  fixed: readonly (string | undefined)[],
  rows: SheetTable,
  nameOf: NameOf,
): (string | undefined)[] {
  const read = titles.map((cell, at) => fixed[at] ?? headingOf(cell));
  const isOwn = (at: number) => fixed[at] !== undefined || isOwnHeading(titles[at]);
  const names = read.map((heading, at) => {
    // Next to our own heading, the synonym is another column.
    const hasOwn = titles.some((_, other) => read[other] === heading && isOwn(other));
    return heading && (isOwn(at) || !hasOwn) ? heading : undefined;
  });
  const has = (heading: string) => names.includes(heading);
  const replace = (heading: string, other: string, at = names.indexOf(heading)) => {
    if (at !== -1 && fixed[at] === undefined) names[at] = other;
  };
  // Of SAP: the number of the material, next to its text.
  const numbers = names.findIndex(
    (heading, at) => heading === 'Nombre' && !has('Código') && isNumbers(rows, at),
  );
  if (numbers !== -1) replace('Nombre', 'Código', numbers);
  if (!has('Nombre') && isDescriptionName(names, rows, nameOf)) replace('Descripción', 'Nombre');
  return names;
}

/** With our codes, a description is one, unless it mostly repeats our names. */
function isDescriptionName(
  names: readonly (string | undefined)[],
  rows: SheetTable,
  nameOf: NameOf,
): boolean {
  if (!names.includes('Código')) return true;
  const codes = rows.map((row) => String(row[names.indexOf('Código')] ?? '').trim());
  if (areForeignCodes(codes)) return true;
  const texts = rows.map((row) => row[names.indexOf('Descripción')] ?? null);
  const known = codes.flatMap((code, at) => {
    const name = nameOf(Number(code));
    return name ? [foldForIdentity(name) === foldForIdentity(String(texts[at] ?? ''))] : [];
  });
  const isOfOthers = known.length * 2 < codes.filter(Boolean).length;
  return isOfOthers || known.filter(Boolean).length * 2 > known.length;
}

function isNumbers(rows: SheetTable, at: number): boolean {
  const cells = rows.map((row) => String(row[at] ?? '').trim()).filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));
}

/** The name, with the size of a column of its own. */
export function nameCell(cells: readonly Cell[], names: Headings['names']): Cell {
  const name = cells[names.indexOf('Nombre')] ?? null;
  const size = quotedCell(cells[names.indexOf(SIZE)] ?? null);
  if (typeof name !== 'string' || size === '' || hasSize(name, size)) return name;
  return `${name.trim()} ${size}`;
}

/** Whether a size is whole in a name; a bare number only at its end: `CODO 4 VIAS` says no size. */
function hasSize(name: string, size: string): boolean {
  const at = name.lastIndexOf(size);
  if (at === -1) return false;
  const [before, behind] = [name.slice(0, at), name.slice(at + size.length)];
  if (/^\d+$/.test(size) && behind.trim() !== '') return false;
  return !/[\p{L}\d/.,-]$|\d\s+$/u.test(before) && !/^[\p{L}\d/.,"'-]/u.test(behind);
}
