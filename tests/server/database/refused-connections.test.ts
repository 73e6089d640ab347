// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { hasPostgres, runSql } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';

describe.skipIf(!hasPostgres())('while PostgreSQL refuses connections to the database', () => {
  let store: Store;
  let server: ServerProcess;
  let name: string;
  let system: string;
  beforeAll(async () => {
    store = await makeStore('postgres', { isOwn: true });
    const url = new URL(store.postgres?.url ?? '');
    await runSql(url.href, 'CREATE DATABASE shop');
    await runSql(url.href, 'CREATE ROLE clerk LOGIN SUPERUSER');
    name = 'shop';
    system = url.href;
    url.pathname = `/${name}`;
    url.username = 'clerk';
    server = await startServer({ ...store.environment, DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await store.remove();
  });

  let written = 0;
  const write = () => post(server.url, CONTACT_PATH, contactRequest(`Hola ${++written}`));
  const health = () => rawFetch(server.url, '/healthz');
  const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shop'`;

  it.each([
    [
      '55000',
      'ALTER DATABASE shop ALLOW_CONNECTIONS false',
      'ALTER DATABASE shop ALLOW_CONNECTIONS true',
    ],
    ['28000', 'ALTER ROLE clerk NOLOGIN', 'ALTER ROLE clerk LOGIN'],
    ['3D000', 'ALTER DATABASE shop RENAME TO other', 'ALTER DATABASE other RENAME TO shop'],
  ])(
    'with %s, messages are answered 503, and the cause is in the log and at /healthz',
    async (code, refuse, allow) => {
      expect((await write()).status).toBe(200);
      // A database with connections cannot be renamed.
      await vi.waitFor(
        async () => {
          await runSql(system, disconnect);
          await runSql(system, refuse);
        },
        { timeout: 20_000, interval: 50 },
      );
      await runSql(system, disconnect);
      await vi.waitFor(async () => expect((await health()).body).toContain(code), 20_000);
      const refused = await write();
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');
      expect(server.log()).toContainEqual(
        expect.objectContaining({ status: 503, err: expect.objectContaining({ code }) }),
      );
      await runSql(system, allow);
      await vi.waitFor(async () => expect((await write()).status).toBe(200), 20_000);
      await vi.waitFor(async () => expect((await health()).status).toBe(200), 20_000);
    },
  );
});
