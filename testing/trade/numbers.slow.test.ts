import { describe, expect, it, vi } from 'vitest';
import { numbers } from '../../src/trade/numbers.ts';

type Numbers = { [name: string]: number | Numbers };

interface Change {
  /** `costs.noThickness`. */
  name: string;
  from: number;
  to: number;
}

/** Costs, their margin and ranks are half steps: less than one changes no order. */
const leastChange = (name: string) => (/^(costs|margin|measureRank)\b/.test(name) ? 0.5 : 0);

/** Each number of the record a quarter smaller and larger; not 0 and not infinite ones. */
function changesOf(record: Numbers, path: readonly string[] = []): Change[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const own = [...path, key];
    if (typeof value !== 'number') return changesOf(value, own);
    const name = own.join('.');
    const change = Math.max(value / 4, leastChange(name));
    const isFixed = value === 0 || !Number.isFinite(value);
    return isFixed ? [] : [value - change, value + change].map((to) => ({ name, from: value, to }));
  });
}

/** The first row of the corpus that is read otherwise with the changed number. */
async function firstFault({ name, to }: Change): Promise<string | undefined> {
  vi.resetModules();
  const fresh = await import('../../src/trade/numbers.ts');
  const path = name.split('.');
  const key = path.pop() ?? '';
  const owner = path.reduce<Numbers>((record, part) => record[part] as Numbers, fresh.numbers);
  owner[key] = to;
  const { corpusFiles } = await import('./corpus.ts');
  for (const { faults } of corpusFiles()) {
    const { value } = faults().next();
    if (value !== undefined) return value;
  }
  return undefined;
}

describe('each number that decides', () => {
  it.each(changesOf(numbers))(
    'is needed by a row of the corpus: $name from $from to $to',
    async (change) => {
      expect(await firstFault(change)).toBeDefined();
    },
  );
});
