/** Appends results that only the backend has. */
export function mergeResults<Product extends { id: number }>(
  local: readonly Product[],
  remote: readonly Product[],
): readonly Product[] {
  const ids = new Set(local.map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !ids.has(id))];
}
