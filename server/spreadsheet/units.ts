import { quantityUnitOf } from '../../src/trade/index.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Addition, CellChange } from './merge-rows.ts';
import type { SheetRow } from './read-rows.ts';

/** A product that a file counts in another unit than the piece. */
export interface CountedProduct {
  id: number;
  /** As written: `KG`, `CIENTO`. */
  unit: string;
}

/** Of the new products and those with a new price, the ones in another unit that their name lacks. */
export function unitsOf(
  rows: readonly SheetRow[],
  planned: ReadonlyMap<number, StoredProduct>,
  changes: readonly CellChange[],
  additions: readonly Addition[],
): CountedProduct[] {
  const idOfRow = new Map([
    ...changes.flatMap(({ row, id, field }): [number, number][] =>
      field === 'price' ? [[row, id]] : [],
    ),
    ...additions.map(({ row, product }): [number, number] => [row, product.id]),
  ]);
  return rows.flatMap(({ row, unit }) => {
    const id = idOfRow.get(row);
    const product = planned.get(id ?? 0);
    if (id === undefined || !product || isPiece(unit)) return [];
    const written = `${foldText(product.name ?? '')} ${foldText(product.description ?? '')}`;
    const isNamed = written.split(/[^a-z0-9]+/).includes(foldText(unit));
    return isNamed ? [] : { id, unit };
  });
}

function isPiece(unit: string): boolean {
  const word = foldText(unit).trim();
  if (word === '' || word === '-') return true;
  const named = quantityUnitOf(word);
  return named?.unit === 'piece' && named.times === 1;
}

/** Writes the unit where the owner wants it: `CLAVO 2" x KG`, or `Se vende por KG.`. */
export function noteUnit(
  product: StoredProduct,
  unit: string,
  place: 'name' | 'description',
): StoredProduct {
  if (place === 'name') return { ...product, name: `${product.name} x ${unit}` };
  const lines = [product.description, `Se vende por ${unit}.`];
  return { ...product, description: lines.filter(Boolean).join('\n') };
}
