import type { Catalogue, ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Cell, Reading } from './read-cell.ts';
import * as cells from './read-cell.ts';

export type Table = readonly (readonly Cell[])[];

/** The sheets of a file. */
export interface Spreadsheet {
  products: Table;
  categories?: Table | undefined;
  /** Name of the sheet of products; a CSV file has none. */
  sheet?: string | undefined;
  /** Names of other sheets, which are not read. */
  others?: readonly string[];
}

/** A problem or warning with its place. */
export interface Remark {
  sheet?: string | undefined;
  row: number;
  column: string | null;
  message: string;
}

/** Adds a problem of a row, or of its cell in a column. */
export type Refuse = (row: number, column: string | null, message: string) => void;

interface Column {
  heading: string;
  field: keyof ProductRow;
  read: (cell: Cell) => Reading<string | number | null>;
  /** In characters. */
  width: number;
}

export const columns: readonly Column[] = [
  { heading: 'Código', field: 'id', read: cells.readCode, width: 9 },
  { heading: 'Nombre', field: 'name', read: cells.readText, width: 52 },
  { heading: 'Categoría', field: 'category', read: cells.readCategory, width: 24 },
  { heading: 'Precio', field: 'price', read: cells.readAmount, width: 11 },
  { heading: 'Descuento %', field: 'discount', read: cells.readDiscount, width: 12 },
  { heading: 'Stock', field: 'stock', read: cells.readWhole, width: 9 },
  { heading: 'Marca', field: 'marca', read: cells.readText, width: 16 },
  { heading: 'Descripción', field: 'description', read: cells.readText, width: 60 },
  { heading: 'Imagen', field: 'imageUrl', read: cells.readPicture, width: 40 },
  { heading: 'Precio de compra', field: 'priceBuy', read: cells.readAmount, width: 16 },
  { heading: 'UUID', field: 'uuid', read: cells.readText, width: 38 },
];

/** Heading of the column that removes a product by `sí`; empty in an export. */
export const REMOVE = 'Quitar';

/** Headings of the sheet of categories. */
export const CATEGORY = 'Categoría';
export const NEW_NAME = 'Nombre nuevo';

/** Without accents, punctuation and small words: `PRECIO DE VENTA (S/)` is `precio venta soles`. */
const plain = (cell: Cell | undefined) =>
  foldText(String(cell ?? ''))
    .replace(/s\/\.?/g, ' soles ')
    .replace(/\$/g, ' dolares ')
    .replace(/\b(de|del|el|la|en)\b|[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ +/g, ' ');

/** Other headings in use, plain. */
const synonyms = {
  Código: 'cod, codigo producto, codigo interno, cod producto, cod interno, id, sku',
  Nombre: 'producto, nombre producto, articulo',
  Categoría: 'familia, linea, rubro',
  Precio:
    'precio venta, p venta, pv, p v, pvp, p v p, precio unitario, precio unit, p unit, p unitario, pu, p u, precio lista, precio publico, precio actual, precio nuevo, nuevo precio, precio c igv, precio con igv, precio inc igv, precio incl igv',
  'Descuento %': 'dscto, dcto, dto, porcentaje descuento',
  Stock: 'stock actual, stock disponible, existencia, existencias, inventario',
  Marca: 'fabricante',
  Descripción: 'detalle',
  Imagen: 'foto',
  'Precio de compra': 'costo, costo unitario, p compra, precio costo',
  [REMOVE]: 'eliminar',
  [NEW_NAME]: 'nuevo nombre',
};

const known = new Map([
  ...[...columns.map(({ heading }) => heading), REMOVE, NEW_NAME].map((one) => [plain(one), one]),
  ...Object.entries(synonyms).flatMap(([heading, names]) =>
    names.split(', ').map((name) => [name, heading]),
  ),
] as [string, string][]);

/** The heading that a cell means; only prices are in soles. */
export function headingOf(cell: Cell | undefined): string | undefined {
  const text = plain(cell);
  const amount = known.get(text.replace(/ ?\bsoles\b/, ''));
  return amount === 'Precio' || amount === 'Precio de compra' ? amount : known.get(text);
}

/** Index of the row with the headings; -1 if none has the column Código. */
export const findHeader = (table: Table) =>
  table.findIndex((row) => row.some((cell) => headingOf(cell) === 'Código'));

const VERSION = /^Versión ([\da-f]{12})$/;

export const isVersion = (cell: Cell) => VERSION.test(String(cell));

/** The version of the catalogue that a sheet was exported from; null if it has none. */
export function versionOf(table: Table): string | null {
  const cell = table.flat().find(isVersion);
  return VERSION.exec(String(cell))?.[1] ?? null;
}

/** @param version heads an empty column: it survives Excel and CSV */
export function sheetsOf({ categories, products }: Catalogue, version = ''): Spreadsheet {
  const headings = [...columns.map(({ heading }) => heading), REMOVE];
  const rows = products.map((product) => columns.map(({ field }) => cellOf(product[field])));
  return {
    sheet: 'Productos',
    products: [[...headings, version && `Versión ${version}`], ...rows],
    categories: [[CATEGORY, NEW_NAME, REMOVE], ...categories.map((name) => [cellOf(name)])],
  };
}

const cellOf = (value: ProductRow[keyof ProductRow]): Cell =>
  typeof value === 'string' ? cells.exportedText(value) : value;
