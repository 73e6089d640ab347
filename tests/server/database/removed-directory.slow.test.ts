// @vitest-environment node
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';

describe('a data directory that changes while the shop runs', () => {
  let store: Store;
  let server: ServerProcess;
  beforeEach(async () => {
    store = await makeStore('embedded');
    server = await startServer(store.environment);
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await store.remove();
  });

  let written = 0;
  const write = () => post(server.url, CONTACT_PATH, contactRequest(`Hola ${++written}`));

  it.each<[string, (directory: string) => void]>([
    ['is removed', (directory) => rmSync(directory, { recursive: true })],
    [
      'is emptied',
      (directory) => {
        for (const name of readdirSync(directory))
          rmSync(join(directory, name), { recursive: true });
      },
    ],
    ['loses its cluster', (directory) => rmSync(join(directory, 'cluster'), { recursive: true })],
    [
      'loses its tables',
      (directory) => rmSync(join(directory, 'cluster/base'), { recursive: true }),
    ],
    ['is moved away', (directory) => renameSync(directory, `${directory}-old`)],
    [
      'is replaced by a copy',
      (directory) => {
        renameSync(directory, `${directory}-old`);
        cpSync(`${directory}-old`, directory, { recursive: true });
      },
    ],
    [
      'is replaced by an empty one',
      (directory) => {
        rmSync(directory, { recursive: true });
        mkdirSync(directory);
      },
    ],
  ])('and %s has messages refused, and is reported at /healthz', async (_, change) => {
    expect((await write()).status).toBe(200);
    change(store.dataDirectory);
    const refused = await write();
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    const health = await rawFetch(server.url, '/healthz');
    expect(health.status).toBe(503);
    expect(health.body).toContain('The data directory was removed or replaced');
    expect((await rawFetch(server.url, '/readyz')).status).toBe(200);
  });
});
