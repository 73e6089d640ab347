/** `Array.prototype.findLastIndex`, which Firefox before 104 does not have. */
export function lastIndex<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  let at = items.length - 1;
  while (at >= 0 && !fits(items[at] as Item)) at -= 1;
  return at;
}
