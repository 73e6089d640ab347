import type { PlacedProduct } from './stored-catalogue.ts';

/** The rows with the changed ones, in the order of the catalogue: by position, then id. */
export function mergeChanges(
  rows: readonly PlacedProduct[],
  changed: readonly PlacedProduct[],
): readonly PlacedProduct[] {
  const newById = new Map(changed.map((row) => [row.product.id, row]));
  const merged = rows.map((row) => newById.get(row.product.id) ?? row);
  const knownIds = new Set(rows.map(({ product }) => product.id));
  const added = changed.filter(({ product }) => !knownIds.has(product.id));
  return [...merged, ...added].sort(
    (a, b) => a.position - b.position || a.product.id - b.product.id,
  );
}
