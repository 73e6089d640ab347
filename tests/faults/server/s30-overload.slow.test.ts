// @vitest-environment node
import { expect, it } from 'vitest';
import { hasPostgres } from '../../../testing/postgres.ts';
import { overload } from '../../../testing/runs/overload.ts';

it.skipIf(!hasPostgres())(
  'asked for ten times what it can answer, the server answers some and sheds the rest with Retry-After',
  async () => {
    const report = await overload({ engine: 'postgres', seconds: 5 });
    expect(report.wrong).toBe(0);
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.shed).toBeGreaterThan(0);
  },
  90_000,
);
