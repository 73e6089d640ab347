import type { ProductRow } from '../catalogue/catalogue-store.ts';

/** A cell; null if it is empty. */
export type Cell = string | number | boolean | Date | null;
/** A sheet: the heading, then a row per product. */
export type Table = readonly (readonly Cell[])[];

type Kind = 'text' | 'amount' | 'whole';

interface Column {
  heading: string;
  field: keyof ProductRow;
  kind: Kind;
  /** In characters. */
  width: number;
}

/** The columns of the sheet, in order. */
export const columns: readonly Column[] = [
  { heading: 'Código', field: 'id', kind: 'whole', width: 9 },
  { heading: 'Nombre', field: 'name', kind: 'text', width: 52 },
  { heading: 'Categoría', field: 'category', kind: 'text', width: 24 },
  { heading: 'Precio', field: 'price', kind: 'amount', width: 11 },
  { heading: 'Descuento %', field: 'discount', kind: 'amount', width: 12 },
  { heading: 'Stock', field: 'stock', kind: 'whole', width: 9 },
  { heading: 'Marca', field: 'marca', kind: 'text', width: 16 },
  { heading: 'Descripción', field: 'description', kind: 'text', width: 60 },
  { heading: 'Imagen', field: 'imageUrl', kind: 'text', width: 40 },
  { heading: 'Precio de compra', field: 'priceBuy', kind: 'amount', width: 16 },
  { heading: 'UUID', field: 'uuid', kind: 'text', width: 38 },
];

/** Heading of the column that removes a product by `sí`; empty in an export. */
export const REMOVE = 'Quitar';

/** The sheet of a catalogue. */
export function tableOf(products: readonly ProductRow[]): Cell[][] {
  return [
    [...columns.map(({ heading }) => heading), REMOVE],
    ...products.map((product) => [...columns.map(({ field }) => product[field] ?? null), null]),
  ];
}
