import { isDeepStrictEqual } from 'node:util';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Catalogue, StoredProduct } from '../catalogue/stored-product.ts';
import { planCategories } from './categories.ts';
import type { CellRemark, Refuse, Spreadsheet } from './columns.ts';
import { type FileBasis, readFileRows } from './file-rows.ts';
import { mergeRows } from './merge-rows.ts';
import { checkNewProducts, codeGenerator } from './new-products.ts';

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
  basis: FileBasis,
  { problems, warnings, notes }: Remarks,
) {
  const refuse = remarkIn(problems, file.sheet);
  const isCurrent = isDeepStrictEqual(origins.categories, catalogue.categories);
  if (file.categories && !isCurrent) notes.push(OLD_CATEGORIES);
  const table = isCurrent ? file.categories : undefined;
  const refuseCategory = remarkIn(problems, CATEGORY_SHEET);
  const categories = planCategories(catalogue.categories, table, refuseCategory);

  const origin = byId(origins);
  const read = readFileRows(file, { ...basis, products: origin, refuse, problems, notes });
  for (const { values } of read.rows) {
    if (values.category) values.category = categories.resolve(values.category);
  }
  const inFile = new Set(read.rows.map(({ id }) => id ?? 0));
  const merged = mergeRows(read.rows, {
    products: byId(catalogue),
    origin,
    refuse,
    warn: remarkIn(warnings, file.sheet),
    checkNew: checkNewProducts(catalogue, file.places),
    nextCode: codeGenerator(catalogue, inFile),
  });
  const missing = catalogue.products.filter(({ id }) => !inFile.has(id) && origin.has(id));
  return { ...merged, ...read, origin, categories, missing };
}

export const remarkIn =
  (remarks: CellRemark[], sheet: CellRemark['sheet']): Refuse =>
  (row, column, message) =>
    remarks.push({ sheet, row, column, message });

const byId = ({ products }: Catalogue) =>
  new Map(products.map((product): [number, StoredProduct] => [product.id, product]));
