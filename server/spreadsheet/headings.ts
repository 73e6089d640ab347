import { foldForIdentity, foldText } from '../catalogue/fold-text.ts';
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

/** The name of a product by its code. */
export type NameOf = (code: number) => string | null | undefined;

/**
 * Finds the headings of a sheet and says how they were understood; null without.
 * @param notes receives how the headings were understood
 */
export function readHeadings(
  table: SheetTable,
  nameOf: NameOf,
  refuse: Refuse,
  notes: string[],
): Headings | null {
  const at = findHeader(table);
  if (at === -1) {
    refuse(1, null, NO_HEADER);
    return null;
  }
  const titles = table[at] ?? [];
  const names = namesOf(titles, table.slice(at + 1), nameOf);
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

function namesOf(
  titles: readonly Cell[],
  rows: SheetTable,
  nameOf: NameOf,
): (string | undefined)[] {
  const read = titles.map(headingOf);
  const names = read.map((heading, at) => {
    // Next to our own heading, the synonym is another column.
    const isOwn = isOwnHeading(titles[at]);
    const hasOwn = titles.some((cell, other) => read[other] === heading && isOwnHeading(cell));
    return heading && !isOwn && hasOwn ? undefined : heading;
  });
  const has = (heading: string) => names.includes(heading);
  const replace = (heading: string, other: string, at = names.indexOf(heading)) => {
    if (at !== -1) names[at] = other;
  };
  // Of SAP: the number of the material, next to its text.
  const numbers = names.findIndex(
    (heading, at) => heading === 'Nombre' && !has('Código') && isNumbers(rows, at),
  );
  if (numbers !== -1) names[numbers] = 'Código';
  // With our codes, a description is one, unless it mostly repeats our names.
  const codes = rows.map((row) => String(row[names.indexOf('Código')] ?? '').trim());
  const isOurs = has('Código') && !areForeignCodes(codes);
  const texts = rows.map((row) => row[names.indexOf('Descripción')] ?? null);
  const isName = !isOurs || repeatsNames(codes, texts, nameOf);
  if (!has('Nombre') && isName) replace('Descripción', 'Nombre');
  return names;
}

/** Whether most texts are the names of the products of their codes. */
function repeatsNames(codes: readonly string[], texts: readonly Cell[], nameOf: NameOf): boolean {
  const known = codes.flatMap((code, at) => {
    const name = nameOf(Number(code));
    return name ? [foldForIdentity(name) === foldForIdentity(String(texts[at] ?? ''))] : [];
  });
  return known.filter(Boolean).length * 2 > known.length;
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
