import { taxRate } from '../../src/lib/limits.ts';
import { toCents } from '../../src/lib/money.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { CellRemark, Refuse, Spreadsheet } from './columns.ts';
import { type Headings, readHeadings } from './headings.ts';
import { isExport } from './identify.ts';
import type { ImportChoices, Memory, Questions, Remembered } from './import-choices.ts';
import { matchNames } from './match-names.ts';
import { readSheetRows, type SheetRow } from './read-rows.ts';
import { restoreSizes } from './restore-sizes.ts';
import { roundPrices } from './round-prices.ts';
import { rowsText } from './row-numbers.ts';
import { sectionsIn, withSections } from './sections.ts';
import { setDoubtfulApart } from './set-doubtful-apart.ts';

/** Input of the reading of a file, besides the shop. */
export interface FileBasis {
  choices: ImportChoices;
  memory: Memory;
  /** Numbers of rows that are not read. */
  omitted: ReadonlySet<number>;
}

interface FileRows {
  headings: Headings | null;
  rows: readonly SheetRow[];
  /** Rows that are no products: `fila 3: TOTAL`. */
  doubtful: string[];
  questions: Omit<Questions, 'faulty'>;
  remembered: Remembered[];
  /** Number of skipped rows: their products are unknown. */
  omittedRows: number;
}

interface RowsBasis extends FileBasis {
  products: ReadonlyMap<number, StoredProduct>;
  refuse: Refuse;
  problems: CellRemark[];
  notes: string[];
}

/** Reads the rows of a file, as its owner has decided. */
export function readFileRows(file: Spreadsheet, basis: RowsBasis): FileRows {
  const { products, choices, memory, refuse, notes } = basis;
  const read: FileRows = {
    headings: null,
    rows: [],
    doubtful: [],
    questions: {
      columns: null,
      dates: [],
      matches: [],
      uncompared: 0,
      sheets: file.choice ?? null,
      hidden: null,
      sections: [],
    },
    remembered: [],
    omittedRows: 0,
  };
  if (file.choice?.isChosen === false) return read;
  const nameOf = (code: number) => products.get(code)?.name;
  const known = { nameOf, chosen: choices.columns, memory: memory.headings };
  const { headings, question, remembered } = readHeadings(file.products, known, refuse, notes);
  read.questions.columns = question;
  if (!headings) return read;
  read.headings = headings;
  read.remembered = remembered.map(([written, meaning]) => ({ kind: 'heading', written, meaning }));
  const shown = withoutSkipped(file, headings, basis, read);
  const sized = withSizes(shown, headings, basis, read);
  const isExact = choices.hasTypedNames === true || isExport(headings);
  const all = readSheetRows(sized, headings, products, refuse, isExact);
  settlePrices(all, headings, products, choices, { refuse, notes, places: file.places });
  read.questions.sections = choices.usesSections ? [] : sectionsIn(all);
  read.rows = choices.usesSections ? withSections(all) : all;
  if (!choices.addsDoubtful) {
    Object.assign(read, setDoubtfulApart(read.rows, { ...basis, table: sized, headings }));
  }
  if (!isExact) settleNames(read, file, basis);
  return read;
}

/** The file without hidden and faulty rows, if the owner skips them. */
function withoutSkipped(
  file: Spreadsheet,
  { at }: Headings,
  { choices, omitted, notes }: RowsBasis,
  read: FileRows,
): Spreadsheet {
  const hidden = (file.hidden ?? []).filter((row) => row > at + 1);
  const skipped = new Set([...omitted, ...(choices.omitsHidden ? hidden : [])]);
  read.omittedRows += skipped.size;
  const hiddenText = hidden.length > 0 ? rowsText(hidden, file.places) : null;
  if (!choices.omitsHidden) read.questions.hidden = hiddenText;
  else if (hiddenText) notes.push(`Quedan fuera por estar ocultas: ${hiddenText}.`);
  const products = file.products.map((cells, index) => (skipped.has(index + 1) ? [] : cells));
  return { ...file, products };
}

/** The file with sizes where a spreadsheet has made them dates. */
function withSizes(
  file: Spreadsheet,
  headings: Headings,
  { products, choices, memory, notes }: RowsBasis,
  read: FileRows,
): Spreadsheet {
  if (choices.hasTypedNames) return file;
  const sizes = { sizes: choices.sizes ?? {}, memory: memory.sizes };
  const restored = restoreSizes(file, headings, products, sizes, notes);
  read.questions.dates = restored.dates;
  read.remembered.push(...restored.remembered);
  read.omittedRows += restored.omitted;
  return { ...file, products: restored.table };
}

/** Finds products of the shop under other names. */
function settleNames(read: FileRows, { places }: Spreadsheet, basis: RowsBasis): void {
  const { rows, matches, uncompared, remembered } = matchNames(read.rows, { ...basis, places });
  read.rows = rows;
  Object.assign(read.questions, { matches, uncompared });
  read.remembered.push(...remembered);
  read.omittedRows += matches.length;
}

/** Adds the tax, if the owner wants that, and rounds. */
function settlePrices(
  rows: readonly SheetRow[],
  { isWithoutTax }: Headings,
  products: ReadonlyMap<number, StoredProduct>,
  { tax }: ImportChoices,
  remarks: Parameters<typeof roundPrices>[2],
): void {
  if (isWithoutTax && tax === 'add') {
    for (const { values } of rows) {
      if (values.price) values.price = toCents(values.price * (1 + taxRate));
    }
  }
  roundPrices(rows, products, remarks);
}
