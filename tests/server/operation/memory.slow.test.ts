// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopFromFiles } from '../../../testing/reference-files.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeStore } from '../../../testing/store.ts';

/** Of Linux. */
const statusOf = (pid: number) => `/proc/${pid}/status`;

describe.skipIf(!existsSync(statusOf(process.pid)))('the memory of a first start', () => {
  it('leaves room in 512 MB, the database included', async () => {
    const store = await makeStore('embedded', { isOwn: true, catalogue: shopFromFiles.seed() });
    const server = await startServer(store.environment);
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(statusOf(server.pid), 'utf8')) ?? [];
    await server.end('SIGTERM');
    await store.remove();
    // 300 to 340 MB; with initdb in the process over 850 MB.
    expect(Number(kilobytes) / 1024).toBeLessThan(448);
  });
});
