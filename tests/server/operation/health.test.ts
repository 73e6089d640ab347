// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../../server/database/database.ts';
import { log } from '../../../server/observability/log.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';
import { freePort } from '../../../testing/postgres.ts';
import { beginServer, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { openShopOn } from '../open-shop-on.ts';

describe('the server process', () => {
  let store: Store;
  let server: ServerProcess;
  beforeAll(async () => {
    store = await makeStore('embedded');
    server = await startServer(store.environment);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await store.remove();
  });

  it('is live, ready and healthy once it runs', async () => {
    for (const path of ['/livez', '/readyz', '/healthz']) {
      expect(await rawFetch(server.url, path)).toMatchObject({ status: 200, body: 'OK' });
    }
  });

  it('is live and not ready while it starts', async () => {
    const port = await freePort();
    const starting = beginServer({ ...store.environment, PORT: String(port) });
    const probe = (path: string) => rawFetch(`http://127.0.0.1:${port}`, path).catch(() => null);
    await expect.poll(() => probe('/livez'), { timeout: 20_000, interval: 10 }).not.toBeNull();
    const early = await probe('/readyz');
    expect(early).toMatchObject({ status: 503, body: 'Starting' });
    expect(early?.headers['retry-after']).toBe('5');
    await starting.end('SIGKILL');
  });
});

describe.each(databaseKinds)('/healthz on $name', (kind) => {
  describe.skipIf(kind.isMissing)('of a shop that stays ready', () => {
    let outside: Queryable;
    let url: string;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ outside, url, close } = await openShopOn(kind));
    });
    afterAll(() => close());

    const expectHealth = async (status: number, body: unknown) => {
      await vi.waitFor(
        async () => expect(await rawFetch(url, '/healthz')).toMatchObject({ status, body }),
        { timeout: 20_000, interval: 100 },
      );
      expect((await rawFetch(url, '/readyz')).status).toBe(200);
    };

    it('reports that messages cannot be stored until one can be stored again', async () => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      const write = () => post(url, CONTACT_PATH, contactRequest('Hola'));
      await expectHealth(200, 'OK');
      await outside.query('ALTER TABLE contact_messages RENAME COLUMN phone TO gone');
      expect((await write()).status).toBe(500);
      await expectHealth(503, 'Contact messages cannot be stored');
      await outside.query('ALTER TABLE contact_messages RENAME COLUMN gone TO phone');
      expect((await write()).status).toBe(200);
      await expectHealth(200, 'OK');
      error.mockRestore();
    });

    it('reports a read-only database before a message is refused', async () => {
      vi.spyOn(log, 'error').mockImplementation(() => {});
      vi.spyOn(log, 'warn').mockImplementation(() => {});
      const [row] = await outside.query<{ name: string }>('SELECT current_database() AS name');
      // For new sessions, and for the only one of the embedded database.
      for (const [value, status, body] of [
        ['on', 503, 'Contact messages cannot be stored: the database is read-only'],
        ['off', 200, 'OK'],
      ] as const) {
        const setting = `default_transaction_read_only = ${value}`;
        if (value === 'off') await outside.query(`SET ${setting}`);
        await outside.query(`ALTER DATABASE "${row?.name}" SET ${setting}`);
        await outside.query(`SET ${setting}`);
        await outside.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`);
        await expectHealth(status, body);
      }
      vi.restoreAllMocks();
    });

    it('reports an empty catalogue, and logs it once', async () => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      await outside.query('TRUNCATE products');
      await expectHealth(503, 'The catalogue is empty');
      expect(error.mock.calls).toEqual([['The catalogue is empty: the shop shows no products']]);
    });
  });
});
