import { lowerBound, type Packing } from './bound.ts';
import { type Fill, fillsAround } from './fills.ts';

export interface Packed {
  fills: readonly Fill[];
  /** No packing has fewer bars; as many as there are fills where these are proved the fewest. */
  atLeast: number;
}

/** Of the time that is left, what one number of bars is searched for. */
const share = 0.7;

/**
 * Packs pieces into as few bars as it can: one-dimensional bin packing by bin completion, that is by
 * filling one whole bar after another around the largest piece that is left, the fullest bars first
 * (Korf, «An improved algorithm for optimal bin packing», 2003).
 *
 * @param packing sizes from large to small, all different and none above the capacity
 * @param spent the part of the time that is gone, from 0 to 1; asked again and again
 */
export function pack(packing: Packing, spent: () => number): Packed {
  let best: readonly Fill[] = firstFit(packing);
  let atLeast = lowerBound(packing);
  for (let bars = atLeast; bars < best.length; bars++) {
    const from = spent();
    const until = from + (1 - from) * share;
    const { fills, isProof } = search(packing, bars, () => spent() >= until);
    if (fills) best = fills;
    else if (isProof && bars === atLeast) atLeast += 1;
  }
  return { fills: best, atLeast };
}

/** Each piece, from the largest on, into the first bar that has room: the packing to improve on. */
function firstFit({ capacity, sizes, counts }: Packing): Fill[] {
  const bars: { room: number; fill: number[] }[] = [];
  for (const [index, size] of sizes.entries()) {
    for (let left = counts[index] ?? 0; left > 0; left--) {
      let bar = bars.find(({ room }) => room >= size);
      if (!bar) {
        bar = { room: capacity, fill: sizes.map(() => 0) };
        bars.push(bar);
      }
      bar.room -= size;
      bar.fill[index] = (bar.fill[index] ?? 0) + 1;
    }
  }
  return bars.map(({ fill }) => fill);
}

/**
 * Looks for a packing into so many bars.
 *
 * @returns no fills where none was found; `isProof` then says whether there is none
 */
function search(
  packing: Packing,
  bars: number,
  isOver: () => boolean,
): { fills: readonly Fill[] | null; isProof: boolean } {
  const counts = [...packing.counts];
  const left = { ...packing, counts };
  const hopeless = new Set<string>();
  let isProof = true;

  const into = (barsLeft: number): Fill[] | null => {
    const first = counts.findIndex((count) => count > 0);
    if (first < 0) return [];
    if (lowerBound(left) > barsLeft) return null;
    const key = `${barsLeft}:${counts.join()}`;
    if (hopeless.has(key)) return null;
    const total = packing.sizes.reduce((sum, size, index) => sum + size * (counts[index] ?? 0), 0);
    const { fills, areAll } = fillsAround(left, first, barsLeft * packing.capacity - total, isOver);
    if (!areAll) isProof = false;
    for (const fill of fills) {
      if (isOver()) {
        isProof = false;
        return null;
      }
      for (const [index, count] of fill.entries()) counts[index] = (counts[index] ?? 0) - count;
      const others = into(barsLeft - 1);
      for (const [index, count] of fill.entries()) counts[index] = (counts[index] ?? 0) + count;
      if (others) return [...others, fill];
    }
    hopeless.add(key);
    return null;
  };

  return { fills: into(bars), isProof };
}
