// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, type CutProblem, cutBars } from './cut-bars.ts';

const untilProved = () => 0;
const outOfTime = () => 1;

/** Numbers from 0 to below 1 that are the same in each run (the Lehmer generator «MINSTD»). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The fewest bars for pieces that are taken one by one: over all subsets, so for few pieces. */
function fewestBySubsets({ bar, kerf, cuts }: CutProblem): number {
  const pieces = cuts.flatMap(({ length, quantity }) =>
    Array<number>(quantity).fill(length + kerf),
  );
  const capacity = bar + kerf;
  // For each subset: bars that are full, and what is in the one that is being filled, at the least.
  const best = new Map<number, [bars: number, used: number]>([[0, [0, capacity]]]);
  for (let subset = 1; subset < 2 ** pieces.length; subset++) {
    let least: [number, number] = [Number.POSITIVE_INFINITY, 0];
    for (const [index, piece] of pieces.entries()) {
      if (!(subset & (1 << index))) continue;
      const [bars, used] = best.get(subset ^ (1 << index)) ?? [0, 0];
      const next: [number, number] =
        used + piece <= capacity ? [bars, used + piece] : [bars + 1, piece];
      if (next[0] < least[0] || (next[0] === least[0] && next[1] < least[1])) least = next;
    }
    best.set(subset, least);
  }
  return best.get(2 ** pieces.length - 1)?.[0] ?? 0;
}

/** The fewest bars for many pieces of few lengths: over all counts that can be left. */
function fewestByCounts({ bar, kerf, cuts }: CutProblem): number {
  const known = new Map<string, number>();
  const fewest = (left: readonly number[]): number => {
    const first = left.findIndex((count) => count > 0);
    if (first < 0) return 0;
    const key = left.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    let least = Number.POSITIVE_INFINITY;
    const fill = (index: number, room: number, after: readonly number[]): void => {
      const cut = cuts[index];
      if (!cut) {
        // One bar more than its rest; a bar around the first length alone, as the order is free.
        if (after[first] !== left[first]) least = Math.min(least, 1 + fewest(after));
        return;
      }
      for (let n = 0; n <= (left[index] ?? 0) && n * (cut.length + kerf) <= room; n++) {
        fill(index + 1, room - n * (cut.length + kerf), after.with(index, (left[index] ?? 0) - n));
      }
    };
    fill(0, bar + kerf, left);
    known.set(key, least);
    return least;
  };
  return fewest(cuts.map(({ quantity }) => quantity));
}

/** What is wrong with a plan: pieces that are missing or too many, bars that are too short. */
function faultsOf(problem: CutProblem): string[] {
  const plan = cutBars(problem, untilProved);
  const faults: string[] = [];
  const made = new Map<number, number>();
  let bars = 0;
  for (const { bars: count, cuts, left } of plan.plans) {
    bars += count;
    const pieces = cuts.reduce((sum, { quantity }) => sum + quantity, 0);
    const length = cuts.reduce((sum, cut) => sum + cut.length * cut.quantity, 0);
    const free = problem.bar - length - pieces * problem.kerf;
    if (free < -problem.kerf - 1e-6) faults.push(`too long: ${length}`);
    if (Math.abs(Math.max(0, free) - left) > 1e-6) faults.push(`left: ${left}, not ${free}`);
    for (const cut of cuts) {
      made.set(cut.length, (made.get(cut.length) ?? 0) + count * cut.quantity);
    }
  }
  if (bars !== plan.bars) faults.push(`bars: ${bars}, not ${plan.bars}`);
  const wanted = new Map<number, number>();
  for (const { length, quantity } of problem.cuts) {
    wanted.set(length, (wanted.get(length) ?? 0) + quantity);
  }
  for (const length of new Set([...made.keys(), ...wanted.keys()])) {
    if (made.get(length) !== wanted.get(length)) faults.push(`pieces of ${length}`);
  }
  return faults;
}

const cut = (length: number, quantity: number): Cut => ({ length, quantity });
const bars = (problem: CutProblem) => cutBars(problem, untilProved).bars;

describe('a cutting plan', () => {
  it('says how to cut each bar, what is left of it and what is lost', () => {
    expect(cutBars({ bar: 6000, kerf: 3, cuts: [cut(2500, 3), cut(900, 3)] }, untilProved)).toEqual(
      {
        bars: 2,
        atLeast: 2,
        plans: [
          { bars: 1, cuts: [cut(2500, 2), cut(900, 1)], left: 91 },
          { bars: 1, cuts: [cut(2500, 1), cut(900, 2)], left: 1691 },
        ],
        waste: expect.closeTo(1 - 10_200 / 12_000),
      },
    );
  });

  it.each([
    ['whole bars need no cut', 6000, 3, [cut(6000, 2)], 2],
    ['the last piece of a bar needs none', 6000, 5, [cut(2995, 1), cut(3000, 1)], 1],
    ['the cut between two takes its width', 6000, 5, [cut(2996, 1), cut(3000, 1)], 2],
    ['half bars come in pairs without a kerf', 6000, 0, [cut(3000, 10)], 5],
    ['and alone with one', 6000, 1, [cut(3000, 10)], 10],
    ['tenths of a millimetre count', 100, 0, [cut(33.4, 3)], 2],
    ['the same length twice is one', 6000, 0, [cut(2000, 2), cut(2000, 1)], 1],
  ])('%s', (_, bar, kerf, cuts, expected) => {
    expect(bars({ bar, kerf, cuts })).toBe(expected);
  });

  it('finds what first fit does not', () => {
    // From large to small: 44 + 17, 24 + 24 + 8, 22 + 21 + 8 + 6 and 6 alone.
    const cuts = [cut(44, 1), cut(24, 2), cut(22, 1), cut(21, 1), cut(17, 1), cut(8, 2), cut(6, 2)];
    expect(bars({ bar: 61, kerf: 0, cuts })).toBe(3);
  });

  const problems = fc.record({
    bar: fc.constantFrom(6000, 9000, 1000),
    kerf: fc.constantFrom(0, 0.5, 3),
    cuts: fc.array(
      fc.record({
        length: fc.integer({ min: 100, max: 1000 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  });

  it('makes each piece once, from bars that are long enough', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(faultsOf(problem)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('stands when the time is up, with a bound that is one', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const hasty = cutBars(problem, outOfTime);
        const proved = cutBars(problem, untilProved);
        expect(hasty.atLeast).toBeLessThanOrEqual(proved.bars);
        expect(hasty.bars).toBeGreaterThanOrEqual(proved.bars);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the search for a plan', () => {
  it('ends as soon as the time is up, however many ways are left to try', () => {
    const next = numbersFrom(3);
    const cuts = Array.from({ length: 100 }, () => cut(300 + Math.round(next() * 2000), 1));
    let asked = 0;
    const spent = () => {
      asked += 1;
      return asked > 100_000 ? 1 : 0;
    };
    const plan = cutBars({ bar: 6000, kerf: 0, cuts }, spent);
    expect(plan.atLeast).toBeLessThan(plan.bars);
    expect(asked).toBeLessThan(100_100);
  });
});

describe('the fewest bars', () => {
  it('are found and proved for 100 random lists of up to 12 different lengths', () => {
    const next = numbersFrom(15);
    for (let run = 0; run < 100; run++) {
      const [least, most] = [0.05 + next() * 0.25, 0.35 + next() * 0.6];
      const cuts = Array.from({ length: 4 + Math.floor(next() * 9) }, () =>
        cut(Math.round(6000 * (least + next() * (most - least))), 1),
      );
      const problem = { bar: 6000, kerf: run % 3, cuts };
      const plan = cutBars(problem, untilProved);
      expect([plan.bars, plan.atLeast], JSON.stringify(problem)).toEqual(
        Array(2).fill(fewestBySubsets(problem)),
      );
    }
  });

  it('are found and proved for 100 random lists of 30 pieces in few lengths', () => {
    const next = numbersFrom(2026);
    for (let run = 0; run < 100; run++) {
      const cuts = Array.from({ length: 3 + (run % 3) }, () =>
        cut(700 + Math.round(next() * 2600), 0),
      );
      for (let piece = 0; piece < 30; piece++) {
        const one = cuts[Math.floor(next() * cuts.length)];
        if (one) one.quantity += 1;
      }
      const problem = { bar: 6000, kerf: run % 4, cuts: cuts.filter(({ quantity }) => quantity) };
      const plan = cutBars(problem, untilProved);
      expect([plan.bars, plan.atLeast], JSON.stringify(problem)).toEqual(
        Array(2).fill(fewestByCounts(problem)),
      );
    }
  });

  it('are proved for 30 pieces of 30 lengths', () => {
    const next = numbersFrom(30);
    for (let run = 0; run < 60; run++) {
      const [least, most] = [0.02 + next() * 0.25, 0.3 + next() * 0.4];
      const cuts = Array.from({ length: 30 }, () =>
        cut(Math.round(6000 * (least + next() * (most - least))), 1),
      );
      const problem = { bar: 6000, kerf: 3, cuts };
      const plan = cutBars(problem, untilProved);
      expect(plan.bars, JSON.stringify(problem)).toBe(plan.atLeast);
    }
  });
});
