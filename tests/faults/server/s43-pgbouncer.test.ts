// @vitest-environment node
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../server/database/pool.ts';
import { operations } from '../../../server/generated/operations.ts';
import { fixture } from '../../../testing/fixture.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { hasPgBouncer, type Pooler, startPgBouncer } from '../../../testing/pgbouncer.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { CONTACT } from '../../../testing/writers.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe.skipIf(!hasPostgres() || !hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  let store: Store;
  let pooler: Pooler;
  let servers: ServerProcess[];

  beforeAll(async () => {
    store = await makeStore('postgres');
    pooler = await startPgBouncer(store.location.DATABASE_URL ?? '');
    const environment = { ...store.environment, DATABASE_URL: pooler.url };
    // At once, so that their migrations wait for one another.
    servers = await Promise.all([startServer(environment), startServer(environment)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await pooler.stop();
    await store.remove();
  });

  const urls = () => servers.map(({ url }) => url);
  const names = async (url: string) =>
    (await post(url, '/graphql', { query: operations.ProductosResumen })).body;

  it('shops start, list, search and take messages', async () => {
    for (const url of urls()) {
      expect(JSON.parse(await names(url)).data.productosResumen).toHaveLength(
        fixture.products.length,
      );
      const search = JSON.parse(requestBody('buscar-productos-por-nombre', { nombre: 'tubo' }));
      const found = await Promise.all(
        Array.from({ length: 30 }, () => post(url, '/graphql', search)),
      );
      expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await post(url, CONTACT, contactRequest(`De ${url}`))).status).toBe(200);
      expect((await rawFetch(url, '/healthz')).body).toBe('OK');
    }
    expect((await store.messages()).toSorted()).toEqual(
      urls()
        .map((url) => `De ${url}`)
        .toSorted(),
    );
  });

  it('shops show an edit', async () => {
    const outside = await store.open();
    await outside.query(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`);
    await outside.close();
    for (const url of urls()) {
      await vi.waitFor(async () => expect(await names(url)).toContain('CAMBIADO'), 20_000);
    }
  });

  it('statements have their deadline, and leave none behind for others', async () => {
    const shown = `SELECT current_setting('statement_timeout') AS timeout`;
    const database = await openPostgres(pooler.url);
    expect(await database.query(shown)).toEqual([{ timeout: '10s' }]);
    const inTransaction = database.transaction((transaction) => transaction.query(shown), 2_000);
    expect(await inTransaction).toEqual([{ timeout: '2s' }]);
    const slow = database.transaction((one) => one.query('SELECT pg_sleep(60)'), 200);
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailable', code: '57014' });
    await database.close();

    const others = Array.from({ length: 15 }, () => new pg.Client(pooler.url));
    await Promise.all(others.map((other) => other.connect()));
    const seen = await Promise.all(others.map((other) => other.query(shown)));
    expect(new Set(seen.map(({ rows }) => rows[0].timeout))).toEqual(new Set(['0']));
    await Promise.all(others.map((other) => other.end()));
  });
});
