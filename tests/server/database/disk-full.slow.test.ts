// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { canMount, makeSmallDisk, type SmallDisk } from './small-disk.ts';

/** Both databases start with about 40 MB and write WAL segments of 16 MB. */
const MEGABYTES = 120;

const isPossible = canMount();

describe.each(engines)('a full disk on $name', { timeout: 120_000 }, ({ engine, isMissing }) => {
  describe.skipIf(isMissing || !isPossible)('while messages are stored', () => {
    let disk: SmallDisk;
    let store: Store;
    let server: ServerProcess;

    beforeAll(async () => {
      disk = makeSmallDisk(MEGABYTES);
      store = await makeStore(engine, { where: disk.folder });
      server = await startServer(store.environment);
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
      disk.remove();
    });

    it('refuses messages with 503, shows the catalogue, and recovers when space is freed', async () => {
      const acknowledged: string[] = [];
      const write = async () => {
        const message = `Mensaje ${acknowledged.length} ${'con mucho texto '.repeat(250)}`;
        const { status } = await post(server.url, CONTACT_PATH, contactRequest(message));
        if (status === 200) acknowledged.push(message.trim());
        return status;
      };
      disk.fill();
      let status = 200;
      for (let sent = 0; status === 200 && sent < 20_000; sent++) status = await write();
      expect(status).toBe(503);

      expect((await postGraphql(server.url, requestBody('ProductosResumen'))).status).toBe(200);
      expect((await rawFetch(server.url, '/readyz')).status).toBe(200);
      const health = await rawFetch(server.url, '/healthz');
      expect(health.status).toBe(503);
      expect(health.body).toContain('The disk of DATA_DIR is full');

      disk.free();
      await vi.waitFor(async () => expect(await write()).toBe(200), {
        timeout: 60_000,
        interval: 200,
      });
      await server.end('SIGKILL');
      const stored = await store.messages();
      expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
    });
  });
});
