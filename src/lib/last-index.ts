/** `Array.prototype.findLastIndex`, which Chrome before 97 and Safari before 15.4 do not have. */
export function lastIndex<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  let at = items.length - 1;
  while (at >= 0 && !fits(items[at] as Item)) at -= 1;
  return at;
}
