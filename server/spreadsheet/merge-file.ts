import { isDeepStrictEqual } from 'node:util';
import { taxRate } from '../../src/lib/limits.ts';
import { toCents } from '../../src/lib/money.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Catalogue, StoredProduct } from '../catalogue/stored-product.ts';
import { planCategories } from './categories.ts';
import type { CellRemark, Refuse, Spreadsheet } from './columns.ts';
import { isDoubtful } from './doubtful-rows.ts';
import { readHeadings } from './headings.ts';
import { isExport } from './identify.ts';
import { mergeRows } from './merge-rows.ts';
import { checkNewProducts, createCodes } from './new-products.ts';
import { quotedCell } from './read-cell.ts';
import { readSheetRows, type SheetRow } from './read-rows.ts';

export const CATEGORY_SHEET = 'Categorías';
const OLD_CATEGORIES =
  'La hoja Categorías no se lee: las categorías de la tienda cambiaron después de exportar el archivo.';
/** The catalogue that a file was exported from. */
export interface Exported extends Catalogue {
  /** In Lima, to be shown. */
  exportedAt?: string;
  /** The first import after it. */
  nextImport?: number | null;
}

/** What the owner has decided about a file. */
export interface ImportChoices {
  /** Whether products that are missing in the file are removed. */
  isComplete?: boolean;
  /** What is done with prices that are without the tax by their heading. */
  tax?: 'add' | 'keep' | undefined;
  /** Whether rows that look like a sum or a note are products nevertheless. */
  addsDoubtful?: boolean;
  /** Whether names are typed by the owner: one without its unit of sale loses it. */
  hasTypedNames?: boolean;
}

/** Messages about a file, for its owner. */
export interface Remarks {
  problems: CellRemark[];
  warnings: CellRemark[];
  notes: string[];
}

export type MergedFile = ReturnType<typeof mergeFile>;

/** Reads the categories and rows of a file and merges them with the catalogue. */
export function mergeFile(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  origins: Exported,
  { tax, addsDoubtful = false, hasTypedNames = false }: ImportChoices,
  { problems, warnings, notes }: Remarks,
) {
  const refuse = remarkIn(problems, file.sheet);
  const isCurrent = isDeepStrictEqual(origins.categories, catalogue.categories);
  if (file.categories && !isCurrent) notes.push(OLD_CATEGORIES);
  const table = isCurrent ? file.categories : undefined;
  const refuseCategory = remarkIn(problems, CATEGORY_SHEET);
  const categories = planCategories(catalogue.categories, table, refuseCategory);

  const origin = byId(origins);
  const nameOf = (code: number) => origin.get(code)?.name;
  const headings = readHeadings(file.products, nameOf, refuse, notes);
  const isExact = hasTypedNames || (headings !== null && isExport(headings));
  const all = headings ? readSheetRows(file.products, headings, origin, refuse, isExact) : [];
  if (headings?.isWithoutTax && tax === 'add') addTax(all);
  const read = addsDoubtful ? { rows: all, doubtful: [] } : withoutDoubtful(all, origin);
  for (const { values } of read.rows) {
    if (values.category) values.category = categories.resolve(values.category);
  }
  const inFile = new Set(read.rows.map(({ id }) => id ?? 0));
  const merged = mergeRows(read.rows, {
    products: byId(catalogue),
    origin,
    refuse,
    warn: remarkIn(warnings, file.sheet),
    checkNew: checkNewProducts(catalogue),
    nextCode: createCodes(catalogue, inFile),
  });
  const missing = catalogue.products.filter(({ id }) => !inFile.has(id) && origin.has(id));
  return { ...merged, ...read, headings, origin, categories, missing };
}

export const remarkIn =
  (remarks: CellRemark[], sheet: CellRemark['sheet']): Refuse =>
  (row, column, message) =>
    remarks.push({ sheet, row, column, message });

function addTax(rows: readonly SheetRow[]): void {
  for (const { values } of rows) {
    if (values.price) values.price = toCents(values.price * (1 + taxRate));
  }
}

/** Sums and notes among the new rows are apart: the owner may add them nevertheless. */
function withoutDoubtful(all: readonly SheetRow[], origin: ReadonlyMap<number, StoredProduct>) {
  const isNone = ({ id, values, remove, isTitle }: SheetRow) =>
    !remove && !origin.has(id ?? 0) && (isTitle || isDoubtful(values));
  return {
    rows: all.filter((row) => !isNone(row)),
    doubtful: all
      .filter(isNone)
      .map(({ row, values }) => `fila ${row}: ${quotedCell(values.name ?? null)}`),
  };
}

const byId = ({ products }: Catalogue) =>
  new Map(products.map((product): [number, StoredProduct] => [product.id, product]));
