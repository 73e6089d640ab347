import { describe, expect, it, vi } from 'vitest';
import { numbers } from '../../src/trade/numbers.ts';

type Numbers = { [name: string]: number | Numbers };

/** The path of each number that can be changed by a share. */
function pathsOf(record: Numbers, path: readonly string[] = []): string[][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const own = [...path, name];
    if (typeof value !== 'number') return pathsOf(value, own);
    return Number.isFinite(value) && value !== 0 ? [own] : [];
  });
}

const changes = pathsOf(numbers).flatMap((path) =>
  [0.75, 1.25].map((factor) => ({ name: path.join('.'), path, factor })),
);

/** The first row of the corpus that is read otherwise with the changed number. */
async function firstFault(path: readonly string[], factor: number): Promise<string | undefined> {
  vi.resetModules();
  const fresh = await import('../../src/trade/numbers.ts');
  const owner = path
    .slice(0, -1)
    .reduce<Numbers>((record, name) => record[name] as Numbers, fresh.numbers);
  const name = path.at(-1) ?? '';
  owner[name] = (owner[name] as number) * factor;
  const { corpusFiles } = await import('./corpus.ts');
  for (const { faults } of corpusFiles()) {
    const { value } = faults().next();
    if (value !== undefined) return value;
  }
  return undefined;
}

describe('each number that decides', () => {
  it.each(changes)(
    'is needed by a row of the corpus: $name by $factor',
    async ({ path, factor }) => {
      expect(await firstFault(path, factor)).toBeDefined();
    },
  );
});
