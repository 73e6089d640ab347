// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../../server/database/database.ts';
import { log } from '../../../server/observability/log.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';
import { freePort } from '../../../testing/postgres.ts';
import { beginServer, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { openShopOn } from '../open-shop-on.ts';

describe('the server process', () => {
  let store: Store;
  let server: ServerProcess;
  let metricsPort: number;
  beforeAll(async () => {
    store = await makeStore('embedded');
    metricsPort = await freePort();
    server = await startServer({ ...store.environment, METRICS_PORT: String(metricsPort) });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await store.remove();
  });

  it('counts requests by route and status, and describes the process and its database', async () => {
    const product = requestBody('Producto', { id: 60 });
    for (const body of [product, product]) {
      expect((await postGraphql(server.url, body)).status).toBe(200);
    }
    await rawFetch(server.url, '/nowhere');
    const { body } = await rawFetch(`http://127.0.0.1:${metricsPort}`, '/metrics');
    for (const line of [
      'shop_requests_total{route="graphql",status="200"} 2',
      'shop_requests_total{route="site",status="404"} 1',
      'shop_request_duration_seconds_count{route="site"} 1',
      'shop_database_up 1',
      'shop_searches_waiting 0',
      'shop_requests_in_flight 0',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect((await rawFetch(server.url, '/metrics')).status).toBe(404);
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

    const search = () =>
      postGraphql(url, requestBody('BuscarProductosPorNombre', { nombre: 'tubo' }));
    const write = () => post(url, CONTACT_PATH, contactRequest('Hola'));

    it.each([
      ['Searches fail', search, 'products', 'name_folded'],
      ['Contact messages cannot be stored', write, 'contact_messages', 'phone'],
    ])('reports "%s" until they succeed again', async (problem, request, table, column) => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      await expectHealth(200, 'OK');
      await outside.query(`ALTER TABLE ${table} RENAME COLUMN ${column} TO gone`);
      expect((await request()).status).toBe(500);
      await expectHealth(503, problem);
      await outside.query(`ALTER TABLE ${table} RENAME COLUMN gone TO ${column}`);
      expect((await request()).status).toBe(200);
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
