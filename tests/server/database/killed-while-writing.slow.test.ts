// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWriters } from '../../../testing/concurrent-writers.ts';
import { fixture } from '../../../testing/fixture.ts';
import { postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { beginServer, startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe.each(engines)('kill -9 of the server on $name', ({ engine, isMissing }) => {
  const stores: Store[] = [];
  const createStore = async () => {
    const store = await makeStore(engine, { isOwn: true });
    stores.push(store);
    return store;
  };
  afterAll(() => Promise.all(stores.map((store) => store.remove())));

  it.skipIf(isMissing)(
    'during the first start leaves a database that the next start completes',
    async () => {
      const undisturbed = await createStore();
      const begin = performance.now();
      await startServer(undisturbed.environment).then((server) => server.end('SIGKILL'));
      const startMs = performance.now() - begin;
      const store = await createStore();
      for (const share of [0.4, 0.8]) {
        const server = beginServer(store.environment);
        await sleep(startMs * share);
        await server.end('SIGKILL');
      }
      const server = await startServer(store.environment);
      const { body } = await postGraphql(server.url, requestBody('Category'));
      await server.end('SIGKILL');
      expect(JSON.parse(body).data.category).toEqual(fixture.categories);
    },
    240_000,
  );

  it.skipIf(isMissing)(
    'while storing messages loses no acknowledged one',
    async () => {
      const store = await createStore();
      const acknowledged: string[] = [];
      for (const count of [1, 40]) {
        const server = await startServer(store.environment);
        const writers = startWriters(server.url, `kill-${count}`);
        await writers.reached(count);
        await server.end('SIGKILL');
        await writers.gone;
        acknowledged.push(...writers.acknowledged);
      }
      expect(await store.messages()).toEqual(expect.arrayContaining(acknowledged));
    },
    240_000,
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
});
