/** Pieces of one length, in mm to a tenth. */
export interface Cut {
  length: number;
  quantity: number;
}

/** Lengths in mm; no cut is longer than the bar. */
export interface CutProblem {
  bar: number;
  /** Width of the saw cut; 0 for shears. */
  kerf: number;
  cuts: readonly Cut[];
}

/** Bars that are cut alike, longest piece first; `left` is the offcut of each in mm. */
export interface BarPlan {
  bars: number;
  cuts: readonly Cut[];
  left: number;
}

export interface CutPlan {
  bars: number;
  plans: readonly BarPlan[];
  /** Share of the bought length that ends up in no piece, saw cuts included; 0 to 1. */
  waste: number;
}

/** Plans cuts by first-fit decreasing. Counts in tenths of a millimetre. */
export function cutBars({ bar, kerf, cuts }: CutProblem): CutPlan {
  const pieces = cuts
    .flatMap(({ length, quantity }) => Array<number>(quantity).fill(Math.round(length * 10)))
    .sort((a, b) => b - a);
  const saw = Math.round(kerf * 10);
  const whole = Math.round(bar * 10);
  const bars: { room: number; pieces: number[] }[] = [];
  for (const piece of pieces) {
    let target = bars.find(({ room }) => room >= piece);
    if (!target) {
      target = { room: whole, pieces: [] };
      bars.push(target);
    }
    target.room -= piece + saw;
    target.pieces.push(piece);
  }
  const plans = new Map<string, BarPlan>();
  for (const { room, pieces } of bars) {
    const key = pieces.join();
    const left = Math.max(0, room) / 10;
    plans.set(key, { bars: (plans.get(key)?.bars ?? 0) + 1, cuts: countLengths(pieces), left });
  }
  return {
    bars: bars.length,
    plans: [...plans.values()].sort((a, b) => b.bars - a.bars || a.left - b.left),
    waste: 1 - pieces.reduce((sum, piece) => sum + piece, 0) / (bars.length * whole),
  };
}

function countLengths(pieces: readonly number[]): Cut[] {
  return [...new Set(pieces)].map((piece) => ({
    length: piece / 10,
    quantity: pieces.filter((other) => other === piece).length,
  }));
}
