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

/** Reads the rows of a file, as its owner has decided. */
export function readFileRows(
  file: Spreadsheet,
  products: ReadonlyMap<number, StoredProduct>,
  { choices, memory, omitted, refuse }: FileBasis & { refuse: Refuse },
  { problems, notes }: { problems: CellRemark[]; notes: string[] },
): FileRows {
  const questions: FileRows['questions'] = {
    columns: null,
    dates: [],
    matches: [],
    uncompared: 0,
    sheets: file.choice ?? null,
    hidden: null,
    sections: [],
  };
  const read: FileRows = {
    headings: null,
    rows: [],
    doubtful: [],
    questions,
    remembered: [],
    omittedRows: 0,
  };
  if (file.choice?.isChosen === false) return read;
  const nameOf = (code: number) => products.get(code)?.name;
  const basis = { nameOf, chosen: choices.columns, memory: memory.headings };
  const { headings, question, remembered } = readHeadings(file.products, basis, refuse, notes);
  questions.columns = question;
  if (!headings) return read;
  read.headings = headings;
  read.remembered = remembered.map(([written, meaning]) => ({ kind: 'heading', written, meaning }));
  const hidden = (file.hidden ?? []).filter((row) => row > headings.at + 1);
  const notRead = new Set([...omitted, ...(choices.omitsHidden ? hidden : [])]);
  const hiddenText = hidden.length > 0 ? rowsText(hidden, file.places) : null;
  if (!choices.omitsHidden) questions.hidden = hiddenText;
  else if (hiddenText) notes.push(`Quedan fuera por estar ocultas: ${hiddenText}.`);
  const shown = file.products.map((cells, at) => (notRead.has(at + 1) ? [] : cells));
  const isOwn = isExport(headings);
  const sized = choices.hasTypedNames
    ? { table: shown, dates: [], omitted: 0 }
    : restoreSizes({ ...file, products: shown }, headings, products, choices.sizes ?? {}, notes);
  questions.dates = sized.dates;
  read.omittedRows = notRead.size + sized.omitted;
  const isExact = choices.hasTypedNames === true || isOwn;
  const all = readSheetRows(
    { ...file, products: sized.table },
    headings,
    products,
    refuse,
    isExact,
  );
  settlePrices(all, headings, products, choices, { refuse, notes, places: file.places });
  questions.sections = choices.usesSections ? [] : sectionsIn(all);
  const rows = choices.usesSections ? withSections(all) : all;
  const table = { ...file, products: sized.table };
  const apart = choices.addsDoubtful
    ? { rows, doubtful: [] }
    : setDoubtfulApart(rows, { table, headings, products, problems });
  if (isExact) return { ...read, ...apart };
  const { places } = file;
  const basisOfNames = { products, choices, memory, refuse, notes, places };
  const matched = matchNames(apart.rows, basisOfNames);
  questions.matches = matched.matches;
  questions.uncompared = matched.uncompared;
  read.remembered.push(...matched.remembered);
  read.omittedRows += matched.matches.length;
  return { ...read, ...apart, rows: matched.rows };
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
