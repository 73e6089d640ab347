import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type SheetTable, SIZE, type Spreadsheet } from './columns.ts';
import { dateCell, findDates, fractionOf } from './dated-sizes.ts';
import { isDoubtful } from './doubtful-rows.ts';
import { type Headings, nameCell } from './headings.ts';
import type { DateQuestion, ImportChoices, Memory, Remembered } from './import-choices.ts';
import { type Cell, cellText, quotedCell } from './read-cell.ts';
import { titleIn } from './read-rows.ts';
import { rowsText } from './row-numbers.ts';
import { nameWithoutUnit } from './units.ts';

/** Products that a question names. */
const NAMED = 3;

/** A table whose names have sizes again; rows without are empty. */
interface Restored {
  table: SheetTable;
  /** Dates without a decision. */
  dates: DateQuestion[];
  /** Number of skipped rows. */
  omitted: number;
  remembered: Remembered[];
}

interface SizeBasis {
  /** Typed sizes by the date as written; '' skips its rows. */
  sizes: NonNullable<ImportChoices['sizes']>;
  memory: Memory['sizes'];
}

/**
 * Replaces the dates in names and sizes by the typed sizes.
 * @param notes receives the replacements
 */
export function restoreSizes(
  { products: table, places }: Spreadsheet,
  headings: Headings,
  products: ReadonlyMap<number, StoredProduct>,
  { sizes, memory }: SizeBasis,
  notes: string[],
): Restored {
  const proposalOf = (date: string) => memory.get(date) ?? fractionOf(date);
  const stored = namesOf(products);
  const known: number[] = [];
  const found = new Map<string, DateQuestion>();
  const restored: Restored = { table: [], dates: [], omitted: 0, remembered: [] };
  restored.table = table.map((cells, index) => {
    const dates = index > headings.at ? datesIn(cells, headings) : [];
    if (dates.length === 0 || isProduct(cells, headings, stored)) return cells;
    const proposals = Object.fromEntries(dates.map((date) => [date, proposalOf(date) ?? date]));
    const proposed = withSizes(cells, headings, { ...proposals, ...sizes });
    const isLeftOut = dates.some((written) => sizes[written] === '');
    if (!isLeftOut && isProduct(proposed, headings, stored)) {
      known.push(index + 1);
      return proposed;
    }
    for (const written of dates) addDate(found, written, index + 1, nameIn(cells, headings));
    const isDecided = dates.every((written) => sizes[written]);
    if (!isDecided) restored.omitted += 1;
    return isDecided ? withSizes(cells, headings, sizes) : [];
  });
  if (known.length > 0) notes.push(`${AS_IN_SHOP}: ${rowsText(known, places)}.`);
  for (const question of found.values()) {
    const { written, rows } = question;
    const size = sizes[written];
    const place = rowsText(rows, places);
    const proposal = proposalOf(written);
    if (size && size !== proposal) {
      restored.remembered.push({ kind: 'size', written, meaning: size });
    }
    if (size === undefined) restored.dates.push({ ...question, size: proposal, place });
    else if (size === '') notes.push(`Quedan fuera, por «${written}»: ${place}.`);
    else notes.push(`«${written}» se lee como ${size} (${place}).`);
  }
  return restored;
}

const AS_IN_SHOP = 'Medidas que la hoja convirtió en fechas, leídas como en la tienda';

/** The folded names of products, also without their unit of sale. */
function namesOf(products: ReadonlyMap<number, StoredProduct>): Set<string> {
  const names = Array.from(products.values(), ({ name }) => name ?? '');
  return new Set(names.flatMap((name) => [name, nameWithoutUnit(name)].map(foldForIdentity)));
}

/** The dates in the name and the size of a product; a name that is one only as a fraction. */
function datesIn(cells: readonly Cell[], headings: Headings): string[] {
  const [name, size] = cellsOf(cells, headings);
  if (titleIn(cells, headings) !== null || isDoubtful({ name: cellText(name) })) return [];
  const inName = name instanceof Date ? [dateCell(name) ?? ''] : findDates(cellText(name));
  const inSize = dateCell(size) ?? findDates(cellText(size));
  const isUsed = (date: string) => !(name instanceof Date) || fractionOf(date) !== null;
  return [...new Set([...inName.filter(isUsed), ...[inSize].flat()])];
}

const cellsOf = (cells: readonly Cell[], { names }: Headings): [name: Cell, size: Cell] => [
  cells[names.indexOf('Nombre')] ?? null,
  cells[names.indexOf(SIZE)] ?? null,
];

/** Whether a product of the shop has this name, which is no damage then. */
function isProduct(cells: readonly Cell[], { names }: Headings, stored: ReadonlySet<string>) {
  const name = nameCell(cells, names);
  return typeof name === 'string' && stored.has(foldForIdentity(name));
}

const nameIn = (cells: readonly Cell[], headings: Headings) =>
  quotedCell(cellsOf(cells, headings)[0]);

function addDate(found: Map<string, DateQuestion>, written: string, row: number, name: string) {
  const question = found.get(written) ?? {
    written,
    size: null,
    rows: [],
    place: '',
    names: [],
  };
  question.rows.push(row);
  if (question.names.length < NAMED && !question.names.includes(name)) question.names.push(name);
  found.set(written, question);
}

function withSizes(
  cells: readonly Cell[],
  { names }: Headings,
  sizes: Readonly<Record<string, string>>,
): readonly Cell[] {
  return cells.map((cell, at) => {
    if (names[at] !== 'Nombre' && names[at] !== SIZE) return cell;
    const whole = dateCell(cell);
    if (whole !== null) return sizes[whole] ?? cell;
    const text = cellText(cell);
    const dates = findDates(text);
    return dates.length === 0
      ? cell
      : dates.reduce((rest, date) => rest.replace(date, () => sizes[date] ?? date), text);
  });
}
