// @vitest-environment node
import { expect, it } from 'vitest';
import { soak } from '../../../testing/runs/soak.ts';
import { engines } from '../../../testing/store.ts';

it.each(engines.filter(({ isMissing }) => !isMissing))(
  'asked for everything in turn on $name, the server answers every request',
  async ({ engine }) => {
    const report = await soak({ engine, minutes: 1 / 20 });
    expect(report.errors).toBe(0);
    expect(report.responses).toBeGreaterThan(100);
    for (const bytes of Object.values(report.memory).flat()) expect(bytes).toBeGreaterThan(0);
  },
  60_000,
);
