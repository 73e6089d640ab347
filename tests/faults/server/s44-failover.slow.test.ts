// @vitest-environment node
import { expect, it } from 'vitest';
import { hasPostgres } from '../../../testing/postgres.ts';
import { runFailovers } from '../../../testing/runs/failovers.ts';

it.skipIf(!hasPostgres())(
  'the primary dies and the standby is promoted, three times over: lists go on, messages wait, none is lost',
  async () => {
    const report = await runFailovers({ failovers: 3 });
    expect(report).toMatchObject({ lost: [], lists: [], messages: [], health: 'OK' });
    expect(report.acceptedAfter).toHaveLength(3);
    expect(report.acknowledged).toBeGreaterThan(200);
  },
);
