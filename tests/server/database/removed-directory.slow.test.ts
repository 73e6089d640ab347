// @vitest-environment node
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeStore } from '../../../testing/store.ts';

describe('a data directory that changes while the shop runs', () => {
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
    const store = await makeStore('embedded');
    const server = await startServer(store.environment);
    const write = (text: string) => post(server.url, CONTACT_PATH, contactRequest(text));
    expect((await write('Hola')).status).toBe(200);
    change(store.dataDirectory);
    const refused = await write('Hola otra vez');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    const health = await rawFetch(server.url, '/healthz');
    expect(health.status).toBe(503);
    expect(health.body).toContain('The data directory was removed or replaced');
    expect((await rawFetch(server.url, '/readyz')).status).toBe(200);
    await server.end('SIGKILL');
    await store.remove();
  });
});
