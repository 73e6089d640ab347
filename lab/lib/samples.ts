/** The result of a series of runs. */
export interface Sample {
  median: number;
  low: number;
  high: number;
}

/** @throws if there are no values */
export function summarize(values: readonly number[]): Sample {
  const sorted = [...values].sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  const lower = sorted[(sorted.length - 1) >> 1];
  const upper = sorted[sorted.length >> 1];
  if (low === undefined || high === undefined || lower === undefined || upper === undefined) {
    throw new Error('There are no values.');
  }
  return { median: (lower + upper) / 2, low, high };
}

/**
 * Measures each name once per round and begins each round with another one, so that a slow moment of
 * the machine affects all of them.
 */
export async function interleave<Name extends string, Measured>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Measured>,
): Promise<Map<Name, Measured[]>> {
  const measured = new Map(names.map((name): [Name, Measured[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      measured.get(name)?.push(await measure(name));
    }
  }
  return measured;
}

/** Ratios round by round; less disturbed by a slow moment than the ratio of two medians. */
export function ratios(ours: readonly number[], others: readonly number[]): Sample {
  return summarize(ours.map((value, round) => value / (others[round] ?? Number.NaN)));
}
