import { foldText } from '../catalogue/fold-text.ts';
import {
  findHeader,
  headingOf,
  isOwnHeading,
  isVersion,
  isWithoutTax,
  type Refuse,
  type SheetTable,
  SIZE,
} from './columns.ts';
import { areForeignCodes } from './foreign-codes.ts';
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
  'ninguna fila tiene los títulos: ponga Código, o Nombre y Precio, sobre los datos; si ya están, guarde el archivo como XLSX';

/**
 * Finds the headings of a sheet and says how they were understood; null without.
 * @param notes receives how the headings were understood
 */
export function readHeadings(table: SheetTable, refuse: Refuse, notes: string[]): Headings | null {
  const at = findHeader(table);
  if (at === -1) {
    refuse(1, null, NO_HEADER);
    return null;
  }
  const titles = table[at] ?? [];
  const names = namesOf(titles, table.slice(at + 1));
  const twice = names.find((heading, index) => heading && names.indexOf(heading) !== index);
  if (twice) {
    refuse(at + 1, twice, 'está dos veces: deje una sola columna');
    return null;
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
  return { at, names, titles, isWithoutTax: titles.some(isWithoutTax) };
}

function namesOf(titles: readonly Cell[], rows: SheetTable): (string | undefined)[] {
  const read = titles.map(headingOf);
  const names = read.map((heading, at) => {
    // Beside our own heading, the synonym is another column.
    const isOwn = isOwnHeading(titles[at]);
    const hasOwn = titles.some((cell, other) => read[other] === heading && isOwnHeading(cell));
    return heading && !isOwn && hasOwn ? undefined : heading;
  });
  const has = (heading: string) => names.includes(heading);
  const replace = (heading: string, other: string, at = names.indexOf(heading)) => {
    if (at !== -1) names[at] = other;
  };
  // Of SAP: the number of the material, beside its text.
  const numbers = names.findIndex(
    (heading, at) => heading === 'Nombre' && !has('Código') && isNumbers(rows, at),
  );
  if (numbers !== -1) names[numbers] = 'Código';
  // Beside our codes, a description is one.
  const codes = rows.map((row) => String(row[names.indexOf('Código')] ?? '').trim());
  const isOurs = has('Código') && !areForeignCodes(codes);
  if (!has('Nombre') && !isOurs) replace('Descripción', 'Nombre');
  return names;
}

function isNumbers(rows: SheetTable, at: number): boolean {
  const cells = rows.map((row) => String(row[at] ?? '').trim()).filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));
}

/** The name, with the size of a column of its own. */
export function nameCell(cells: readonly Cell[], names: Headings['names']): Cell {
  const name = cells[names.indexOf('Nombre')] ?? null;
  const size = quotedCell(cells[names.indexOf(SIZE)] ?? null);
  if (typeof name !== 'string' || size === '' || name.includes(size)) return name;
  return `${name.trim()} ${size}`;
}
