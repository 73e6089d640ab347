import { pack } from './pack.ts';

/** Pieces of one length that are wanted. */
export interface Cut {
  /** mm, to a tenth. */
  length: number;
  quantity: number;
}

export interface CutProblem {
  /** Length of a bar as it is sold, in mm. */
  bar: number;
  /** Width of the saw's cut in mm, to a tenth; 0 for shears. */
  kerf: number;
  cuts: readonly Cut[];
}

/** Bars that are all cut in the same way. */
export interface BarPlan {
  bars: number;
  /** Lengths in mm from long to short. */
  cuts: readonly Cut[];
  /** What is left of each bar, in mm. */
  left: number;
}

export interface CutPlan {
  bars: number;
  /** No plan does with fewer; equal to `bars` where that is proved. */
  atLeast: number;
  plans: readonly BarPlan[];
  /** The part of the bars bought that ends up in no piece, saw cuts included; from 0 to 1. */
  waste: number;
}

/** Lengths are counted in tenths of a millimetre. */
const unit = 10;

/**
 * How to cut bars so that as few as possible are bought. Each piece but one that ends with its bar
 * takes a saw cut: so bars, and pieces, are all longer by its width.
 *
 * @param problem pieces no longer than the bar, of quantities from 1 on
 * @param spent the part of the time for the search that is gone, from 0 to 1
 */
export function cutBars({ bar, kerf, cuts }: CutProblem, spent: () => number): CutPlan {
  const wanted = new Map<number, number>();
  for (const { length, quantity } of cuts) {
    const units = Math.round(length * unit);
    wanted.set(units, (wanted.get(units) ?? 0) + quantity);
  }
  const lengths = [...wanted.keys()].sort((a, b) => b - a);
  const saw = Math.round(kerf * unit);
  const whole = Math.round(bar * unit);
  const packed = pack(
    {
      capacity: whole + saw,
      sizes: lengths.map((length) => length + saw),
      counts: lengths.map((length) => wanted.get(length) ?? 0),
    },
    spent,
  );
  const plans = new Map<string, BarPlan>();
  let used = 0;
  for (const fill of packed.fills) {
    const pieces = fill.flatMap((quantity, index) =>
      quantity > 0 ? [{ length: (lengths[index] ?? 0) / unit, quantity }] : [],
    );
    const length = fill.reduce((sum, count, index) => sum + count * (lengths[index] ?? 0), 0);
    const count = fill.reduce((sum, pieces) => sum + pieces, 0);
    used += length;
    const key = fill.join();
    const left = Math.max(0, whole - length - count * saw) / unit;
    const bars = (plans.get(key)?.bars ?? 0) + 1;
    plans.set(key, { bars, cuts: pieces, left });
  }
  return {
    bars: packed.fills.length,
    atLeast: packed.atLeast,
    plans: [...plans.values()].sort((a, b) => b.bars - a.bars || a.left - b.left),
    waste: 1 - used / (packed.fills.length * whole),
  };
}
