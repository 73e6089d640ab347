/** What a series of runs came to: its median, and its lowest and highest as the spread. */
export interface Sample {
  median: number;
  low: number;
  high: number;
  runs: number;
}

/** @throws where there was no run */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return { median: medianOf(sorted), low, high, runs: sorted.length };
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Measures contenders in turn, round after round, each round beginning with another, so that what
 * slows the machine for a while slows all of them.
 */
export async function interleaved<Name extends string, Measured>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Measured[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length];
      if (name !== undefined) measured[name].push(await measure(name, round));
    }
  }
  return measured;
}

/**
 * The ratio of two contenders round by round, which a slow minute disturbs less than the ratio of
 * their medians.
 */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Sample {
  return sampleOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

/** The exponent of growth: the slope of the line through the points on paper of logarithms. */
export function exponentOf(points: readonly { size: number; value: number }[]): number {
  const logs = points.map(({ size, value }) => ({ x: Math.log(size), y: Math.log(value) }));
  const mean = (pick: (log: { x: number; y: number }) => number) =>
    logs.reduce((sum, log) => sum + pick(log), 0) / logs.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const above = logs.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0);
  const below = logs.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
  return above / below;
}
