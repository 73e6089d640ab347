// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/config.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { type OpenShop, openShop } from '../../../server/shop.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, listenLocally, post, rawFetch } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';
import { freePort } from '../../../testing/postgres.ts';
import { beginServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';

it('a server that starts is live and not ready', async () => {
  const store = await makeStore('embedded');
  const port = await freePort();
  const starting = beginServer({ ...store.environment, PORT: String(port) });
  const probe = (path: string) => rawFetch(`http://127.0.0.1:${port}`, path).catch(() => null);
  await expect.poll(() => probe('/livez'), { timeout: 60_000, interval: 10 }).not.toBeNull();
  const early = await probe('/readyz');
  expect(early).toMatchObject({ status: 503, body: 'Starting' });
  expect(early?.headers['retry-after']).toBe('5');
  await starting.end('SIGKILL');
  await store.remove();
});

describe.each(databaseKinds)('/healthz on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('of a shop that stays ready', () => {
    let outside: Queryable;
    let remove: () => Promise<void>;
    let files: Store;
    let shop: OpenShop;
    let server: Server;
    let url: string;
    beforeAll(async () => {
      const opened = await open();
      ({ outside, remove } = opened);
      files = await makeStore('embedded');
      const settings = readSettings(files.environment);
      shop = await openShop(opened.database, settings, 'https://tienda.example');
      server = createServer(shop.handle);
      url = await listenLocally(server);
    });
    afterAll(async () => {
      server.close();
      shop.close();
      await remove();
      await files.remove();
    });

    const expectHealth = async (status: number, body: unknown) => {
      await vi.waitFor(
        async () => expect(await rawFetch(url, '/healthz')).toMatchObject({ status, body }),
        { timeout: 20_000, interval: 100 },
      );
      expect((await rawFetch(url, '/readyz')).status).toBe(200);
    };

    it('reports that a message was not stored until one is stored again', async () => {
      const write = () => post(url, CONTACT_PATH, contactRequest('Hola'));
      await expectHealth(200, 'OK');
      await outside.query('ALTER TABLE contact_messages RENAME COLUMN phone TO gone');
      expect((await write()).status).toBe(500);
      await expectHealth(503, 'The last contact message was not stored');
      await outside.query('ALTER TABLE contact_messages RENAME COLUMN gone TO phone');
      expect((await write()).status).toBe(200);
      await expectHealth(200, 'OK');
    });

    it('reports a failed backup until one succeeds', async () => {
      const mark = join(files.dataDirectory, 'backup-failed');
      mkdirSync(files.dataDirectory, { recursive: true });
      writeFileSync(mark, '');
      await expectHealth(503, 'The last backup failed');
      rmSync(mark);
      await expectHealth(200, 'OK');
    });

    it('reports an empty catalogue', async () => {
      await outside.query('TRUNCATE products');
      await expectHealth(503, 'The catalogue is empty');
    });
  });
});
