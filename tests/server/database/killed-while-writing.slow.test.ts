// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../../server/database/database-errors.ts';
import { startWriters } from '../../../testing/concurrent-writers.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { killCycles } from '../../../testing/runs/kill-cycles.ts';
import { startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';

describe.each(engines)('kill -9 on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)(
    'while storing messages and while starting loses no acknowledged message',
    async () => {
      const secondOpeners = engine === 'embedded' ? 2 : 0;
      const report = await killCycles({ engine, cycles: 3, secondOpeners });
      expect(report).toMatchObject({
        kills: { firstStart: 1, start: 1, storing: 1 },
        lost: [],
        incomplete: 0,
        secondOpeners,
        refused: secondOpeners,
      });
      expect(report.acknowledged).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe.skipIf(!hasPostgres())('kill -9 of PostgreSQL', () => {
  let store: Store;
  beforeAll(async () => {
    store = await makeStore('postgres', { isOwn: true });
  });
  afterAll(() => store.remove());

  it('loses no acknowledged message, and the server recovers by itself', async () => {
    const server = await startServer(store.environment);
    const writers = startWriters(server.url, 'kill', { keepsOn: true });
    await writers.reached(100);
    await store.postgres?.end('SIGKILL');
    const before = writers.acknowledged.length;
    await vi.waitFor(async () => expect((await rawFetch(server.url, '/healthz')).status).toBe(503));
    await store.postgres?.start();
    await writers.reached(before + 100);
    await server.end('SIGKILL');
    await writers.gone;
    expect(await store.messages()).toEqual(expect.arrayContaining([...writers.acknowledged]));
  }, 60_000);

  it('between two statements fails only that transaction', async () => {
    const database = await store.open();
    const broken = database.transaction(async (transaction) => {
      await transaction.query('SELECT 1');
      await store.postgres?.end('SIGKILL');
      // The connection is lost while no statement is waiting.
      await vi.waitFor(() => expect(database.query('SELECT 1')).rejects.toThrow('ECONNREFUSED'));
      await transaction.query('SELECT 2');
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    await store.postgres?.start();
    await expect(database.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.close();
  }, 60_000);
});
