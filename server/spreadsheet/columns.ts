import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { type Cell, exportedText } from './read-cell.ts';

export type Table = readonly (readonly Cell[])[];

type Kind = 'text' | 'amount' | 'whole' | 'code' | 'category';

interface Column {
  heading: string;
  field: keyof ProductRow;
  kind: Kind;
  /** In characters. */
  width: number;
}

export const columns: readonly Column[] = [
  { heading: 'Código', field: 'id', kind: 'code', width: 9 },
  { heading: 'Nombre', field: 'name', kind: 'text', width: 52 },
  { heading: 'Categoría', field: 'category', kind: 'category', width: 24 },
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

export function tableOf(products: readonly ProductRow[]): Cell[][] {
  return [
    [...columns.map(({ heading }) => heading), REMOVE],
    ...products.map((product) => [...columns.map(({ field }) => cellOf(product[field])), null]),
  ];
}

const cellOf = (value: ProductRow[keyof ProductRow]): Cell =>
  typeof value === 'string' ? exportedText(value) : value;
