import type { Packing } from './bound.ts';

/** How often each size is cut from one bar, by the index of the size. */
export type Fill = readonly number[];

/** Fillings of one bar that are weighed against each other, at the most. */
const mostFills = 5000;

interface Fills {
  /** The fullest first. */
  fills: readonly Fill[];
  /** Whether none was left out. */
  areAll: boolean;
}

/**
 * The fillings of one bar around its largest piece that waste no more than may be wasted, without
 * those that another is at least as good as whatever follows.
 *
 * @param packing the pieces that are left
 * @param first index of the largest of them
 */
export function fillsAround(
  { capacity, sizes, counts }: Packing,
  first: number,
  mayWaste: number,
  isOver: () => boolean,
): Fills {
  const free = counts.map((count, index) => (index === first ? count - 1 : count));
  const fill: number[] = sizes.map((_, index) => (index === first ? 1 : 0));
  const later = sizes.map(() => 0);
  for (let index = sizes.length - 1; index >= 0; index--) {
    later[index] = (later[index + 1] ?? 0) + (sizes[index] ?? 0) * (free[index] ?? 0);
  }
  const found: { fill: Fill; room: number }[] = [];
  let areAll = true;
  const extend = (index: number, room: number): void => {
    if (room - (later[index] ?? 0) > mayWaste) return;
    if (found.length >= mostFills || isOver()) {
      areAll = false;
      return;
    }
    const size = sizes[index];
    if (size === undefined) {
      if (!isDominated(sizes, counts, fill, room)) found.push({ fill: [...fill], room });
      return;
    }
    const least = index === first ? 1 : 0;
    for (let more = Math.min(free[index] ?? 0, Math.floor(room / size)); more >= 0; more--) {
      fill[index] = least + more;
      extend(index + 1, room - more * size);
    }
  };
  extend(first, capacity - (sizes[first] ?? 0));
  found.sort((a, b) => a.room - b.room);
  return { fills: found.map((one) => one.fill), areAll };
}

/**
 * Whether one more piece fits, or a larger one in the place of one: that filling then does as well
 * whatever follows (the dominance criterion of Martello and Toth, 1990).
 */
function isDominated(
  sizes: readonly number[],
  counts: readonly number[],
  fill: Fill,
  room: number,
): boolean {
  return sizes.some((size, index) => {
    if ((counts[index] ?? 0) <= (fill[index] ?? 0)) return false;
    if (size <= room) return true;
    return fill.some((count, other) => {
      const inside = sizes[other] ?? 0;
      return count > 0 && inside < size && size - inside <= room;
    });
  });
}
