/** What a series of runs came to: its median, and its lowest and highest as the spread. */
export interface Sample {
  median: number;
  low: number;
  high: number;
}

/** @throws where there was no run */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return { median, low, high };
}

/**
 * Measures contenders in turn, round after round, each round beginning with another, so that what
 * slows the machine for a while slows all of them.
 */
export async function interleaved<Name extends string, Measured>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Measured[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length];
      if (name !== undefined) measured[name].push(await measure(name));
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
