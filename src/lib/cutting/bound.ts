/** Pieces to be packed into bars, in whole units: sizes from large to small, each with its count. */
export interface Packing {
  capacity: number;
  sizes: readonly number[];
  counts: readonly number[];
}

/**
 * Bars that no packing does without: the bound L2 of Martello and Toth (Knapsack Problems, 1990,
 * chapter 8). Pieces over half a bar need one each; the room that they leave is open to small pieces
 * alone, and which count as small is tried for each size.
 */
export function lowerBound({ capacity, sizes, counts }: Packing): number {
  let most = 0;
  for (const small of [0, ...sizes]) {
    if (2 * small > capacity) continue;
    let [alone, large, room, rest] = [0, 0, 0, 0];
    for (const [index, size] of sizes.entries()) {
      const count = counts[index] ?? 0;
      if (size > capacity - small) alone += count;
      else if (2 * size > capacity) {
        large += count;
        room += count * (capacity - size);
      } else if (size >= small) rest += count * size;
    }
    most = Math.max(most, alone + large + Math.max(0, Math.ceil((rest - room) / capacity)));
  }
  return most;
}
