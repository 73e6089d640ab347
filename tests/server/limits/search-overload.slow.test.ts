// @vitest-environment node
import { expect, it } from 'vitest';
import { hasPostgres } from '../../../testing/postgres.ts';
import { overload } from '../../../testing/runs/overload.ts';

it.skipIf(!hasPostgres())(
  'the server answers ten times its capacity of searches with 200, or 503 and Retry-After',
  async () => {
    const report = await overload({ engine: 'postgres', seconds: 5 });
    expect(report.wrong).toBe(0);
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.shed).toBeGreaterThan(0);
  },
  90_000,
);
