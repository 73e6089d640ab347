// @vitest-environment node
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { openConnection } from '../raw-connection.ts';
import { makeSite } from '../site-folder.ts';

const PATIENCE = { timeout: 20_000 };

const { site, remove } = makeSite();
// More than the system's socket buffers hold.
writeFileSync(join(site, 'assets/big-a1b2c3.js'), Buffer.alloc(8 * 2 ** 20, 32));
let store: Store;
let server: ServerProcess;

beforeAll(async () => {
  store = await makeStore('embedded');
  server = await startServer({
    ...store.environment,
    SITE_DIR: site,
    CONTACT_PER_ADDRESS: '100',
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await store.remove();
  remove();
});

const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const list = JSON.stringify({ query: operations.ProductosResumen });
const file = get('/assets/big-a1b2c3.js');

describe('a client that disconnects', () => {
  it.each([
    ['a file pipelined behind lists', (head('/graphql', list.length) + list).repeat(8) + file],
    ['a message pipelined behind a file', `${file}${head(CONTACT_PATH, 40)}${' '.repeat(40)}`],
    ['half a header', 'GET / HTT'],
    ['half a body pipelined behind a file', `${file}${head('/graphql', 1_000)}{`],
  ])('after %s leaves no file or connection open', async (_, text) => {
    const before = openFiles();
    for (const leave of ['resetAndDestroy', 'end'] as const) {
      const leaving = Array.from({ length: 40 }, async (_, index) => {
        const connection = await openConnection(server.url);
        connection.send(text);
        // Half of them disconnect after the server has read the request.
        if (index % 2) await rawFetch(server.url, '/livez');
        connection.socket[leave]();
        await connection.closed;
      });
      await Promise.all(leaving);
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 10), PATIENCE);
    // Requests that were never counted as ended would exceed the limit of the client.
    const message = contactRequest('Hola');
    expect((await post(server.url, CONTACT_PATH, message)).status).toBe(200);
  });
});
