// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sigtermUnderLoad } from '../../../testing/runs/sigterm-under-load.ts';
import { engines } from '../../../testing/store.ts';

describe.each(engines)('SIGTERM under load on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)(
    'loses no response and no message',
    async () => {
      const report = await sigtermUnderLoad({ engine });
      expect(report).toMatchObject({ cut: 0, otherStatus: [], lost: [], exitCode: 0 });
      expect(report.before).toBeGreaterThanOrEqual(400);
    },
    60_000,
  );
});
