import { foldText } from '../catalogue/fold-text.ts';
import { dateFields } from '../catalogue/product-columns.ts';
import type { Catalogue, StoredProduct } from '../catalogue/stored-product.ts';
import {
  otherHeadings,
  pricesWithoutTax,
  smallWords,
  withoutTaxEnds,
  withoutTaxSign,
  withTaxEnds,
} from './heading-words.ts';
import type { SheetChoice } from './import-choices.ts';
import type { Cell, CellReading } from './read-cell.ts';
import * as cells from './read-cell.ts';
import type { Places } from './row-numbers.ts';

export type SheetTable = readonly (readonly Cell[])[];

/** The sheets of a file. */
export interface Spreadsheet {
  products: SheetTable;
  categories?: SheetTable | undefined;
  /** Name of the sheet of products; a CSV file has none. */
  sheet?: string | undefined;
  /** Names of other sheets, which are not read. */
  others?: readonly string[];
  /** Numbers of the hidden rows of the sheet of products. */
  hidden?: readonly number[];
  /** Where the rows of joined sheets come from. */
  places?: Places;
  /** The sheets that may be read, if there are several. */
  choice?: SheetChoice | undefined;
}

/** A problem or warning with its place. */
export interface CellRemark {
  sheet?: string | undefined;
  row: number;
  column: string | null;
  /** Name of the product, where it is known. */
  product?: string | null;
  message: string;
}

/** Adds a problem of a row, or of its cell in a column. */
export type Refuse = (row: number, column: string | null, message: string) => void;

interface Column {
  heading: string;
  field: keyof StoredProduct;
  read: (cell: Cell) => CellReading<string | number | null>;
  /** In characters. */
  width: number;
  /** Its values in many products; null where a change of many is no matter of its own. */
  plural: string | null;
}

export const sheetColumns: readonly Column[] = [
  { heading: 'Código', field: 'id', read: cells.readCodeCell, width: 9, plural: null },
  { heading: 'Nombre', field: 'name', read: cells.readNameCell, width: 52, plural: 'nombres' },
  {
    heading: 'Categoría',
    field: 'category',
    read: cells.readCategoryCell,
    width: 24,
    plural: 'categorías de productos',
  },
  { heading: 'Precio', field: 'price', read: cells.readAmountCell, width: 11, plural: 'precios' },
  {
    heading: 'Descuento %',
    field: 'discount',
    read: cells.readDiscountCell,
    width: 12,
    plural: 'descuentos',
  },
  {
    heading: 'Descuento desde',
    field: 'discountFrom',
    read: cells.readDateCell,
    width: 16,
    plural: null,
  },
  {
    heading: 'Descuento hasta',
    field: 'discountUntil',
    read: cells.readDateCell,
    width: 16,
    plural: null,
  },
  { heading: 'Stock', field: 'stock', read: cells.readWholeCell, width: 9, plural: 'existencias' },
  { heading: 'Marca', field: 'marca', read: cells.readTextCell, width: 16, plural: 'marcas' },
  {
    heading: 'Descripción',
    field: 'description',
    read: cells.readTextCell,
    width: 60,
    plural: 'descripciones',
  },
  {
    heading: 'Imagen',
    field: 'imageUrl',
    read: cells.readPictureCell,
    width: 40,
    plural: 'imágenes',
  },
  {
    heading: 'Precio de compra',
    field: 'priceBuy',
    read: cells.readAmountCell,
    width: 16,
    plural: 'precios de compra',
  },
  { heading: 'UUID', field: 'uuid', read: cells.readTextCell, width: 38, plural: null },
];

/** The heading of the column of a field. */
export const headingOfField = (field: keyof StoredProduct) =>
  sheetColumns.find((column) => column.field === field)?.heading ?? '';

/** Heading of the column that removes a product by `sí`; empty in an export. */
export const REMOVE = 'Quitar';

/** Headings of other systems that are no field of a product. */
export const SIZE = 'Medida';
export const CURRENCY = 'Moneda';
export const UNIT = 'Unidad';

/** Headings of the sheet of categories. */
export const CATEGORY = 'Categoría';
export const NEW_NAME = 'Nombre nuevo';

/** Without accents, punctuation and small words: `PRECIO DE VENTA (S/)` is `precio venta soles`. */
export function plainHeading(cell: Cell | undefined): string {
  const text = foldText(String(cell ?? ''))
    .replace(withoutTaxSign, ' sin igv ')
    .replace(/s\/\.?/g, ' soles ')
    .replaceAll('$', ' dolares ');
  const words = text.split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '' && !smallWords.includes(word)).join(' ');
}

/** Prices are in soles. */
const withoutSoles = (plain: string) => plain.replace(/ ?\bsoles\b/, '');

/** `precio venta` of `precio venta sin igv`. */
function withoutEnd(plain: string, ends: readonly string[]): string {
  const end = ends.find((words) => plain.endsWith(` ${words}`));
  return end === undefined ? plain : plain.slice(0, -end.length - 1);
}

/** The headings that a column can have. */
export const columnHeadings = () => [...ownHeadings, SIZE, UNIT, CURRENCY];

const ownHeadings = [...sheetColumns.map(({ heading }) => heading), REMOVE];
const plainOwnHeadings = ownHeadings.map(plainHeading);

const headingsByText = new Map<string, string>();
for (const heading of [...ownHeadings, NEW_NAME, SIZE, CURRENCY, UNIT]) {
  headingsByText.set(plainHeading(heading), heading);
}
for (const [heading, names] of Object.entries(otherHeadings)) {
  for (const name of names) headingsByText.set(name, heading);
}

/** The heading that a cell means; only prices are in soles. */
export function headingOf(cell: Cell | undefined): string | undefined {
  const text = plainHeading(cell);
  const amount = headingsByText.get(
    withoutEnd(withoutSoles(text), [...withoutTaxEnds, ...withTaxEnds]),
  );
  return amount === 'Precio' || amount === 'Precio de compra' ? amount : headingsByText.get(text);
}

/** Whether the heading of a column of prices says that they are without the tax. */
export function isWithoutTax(cell: Cell | undefined): boolean {
  const text = withoutSoles(plainHeading(cell));
  return pricesWithoutTax.includes(text) || withoutEnd(text, withoutTaxEnds) !== text;
}

/** Whether a cell has one of our headings as it is. */
export const isOwnHeading = (cell: Cell | undefined) =>
  plainOwnHeadings.includes(plainHeading(cell));

/**
 * Index of the row with the headings: a code, or a name next to another column; -1 without.
 * @param meaningOf a cell of this row
 */
export function findHeader(table: SheetTable, meaningOf = headingOf): number {
  const withCode = table.findIndex((row) => row.some((cell) => meaningOf(cell) === 'Código'));
  if (withCode !== -1) return withCode;
  return table.findIndex((row) => {
    const headings = row.flatMap((cell) => meaningOf(cell) ?? []);
    const isNamed = headings.includes('Nombre') || headings.includes('Descripción');
    return isNamed && headings.some((heading) => ['Precio', 'Stock'].includes(heading));
  });
}

const VERSION = /^Versión ([\da-f]{12})$/;

export const isVersion = (cell: Cell) => VERSION.test(String(cell));

/** The version of the catalogue that a sheet was exported from; null if it has none. */
export function versionOf(table: SheetTable): string | null {
  const cell = table.flat().find(isVersion);
  return VERSION.exec(String(cell))?.[1] ?? null;
}

/** @param version heads an empty column: it survives Excel and CSV */
export function sheetsOf({ categories, products }: Catalogue, version = ''): Spreadsheet {
  const rows = products.map((product) =>
    sheetColumns.map(({ field }) => exportedCell(shownValue(field, product[field] ?? null))),
  );
  return {
    sheet: 'Productos',
    products: [[...ownHeadings, version && `Versión ${version}`], ...rows],
    categories: [[CATEGORY, NEW_NAME, REMOVE], ...categories.map((name) => [exportedCell(name)])],
  };
}

/** A value as the owner writes it. */
export const shownValue = (field: string, value: StoredProduct[keyof StoredProduct]) =>
  typeof value === 'string' && dateFields.includes(field) ? cells.writtenDate(value) : value;

const exportedCell = (value: StoredProduct[keyof StoredProduct]): Cell =>
  typeof value === 'string' ? cells.exportedText(value) : value;
