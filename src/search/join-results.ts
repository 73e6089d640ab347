/** What the catalogue in the browser has for a search, and behind it what the backend alone has; each product once. */
export function joinResults<Product extends { id: number }>(
  local: readonly Product[],
  remote: readonly Product[],
): readonly Product[] {
  const ids = new Set(local.map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !ids.has(id))];
}
