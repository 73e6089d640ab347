// @vitest-environment node
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { freePort } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { openConnection } from './raw-connection.ts';
import { makeSite } from './site-folder.ts';

const PATIENCE = { timeout: 20_000 };
const ALL_WELL = [200, 200, 200, 200, 200];

const { site, remove } = makeSite();
// More than the system takes in for somebody who does not read.
writeFileSync(join(site, 'assets/big-a1b2c3.js'), Buffer.alloc(8 * 2 ** 20, 32));
let store: Store;
let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  store = await makeStore('embedded');
  metricsPort = await freePort();
  server = await startServer({
    ...store.environment,
    SITE_DIR: site,
    METRICS_PORT: String(metricsPort),
    // Senders are told apart by X-Forwarded-For.
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await store.remove();
  remove();
});

const metric = async (name: string) => {
  const { body } = await rawFetch(`http://127.0.0.1:${metricsPort}`, '/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
};
const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

/** What a visitor of another address gets: page, file, list, a new search, the form. */
let term = 0;
async function visit(): Promise<number[]> {
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const search = JSON.parse(requestBody('buscar-productos-por-nombre', { nombre: `t${term++}` }));
  const responses = [
    await rawFetch(server.url, '/', { headers: from }),
    await rawFetch(server.url, '/assets/app-a1b2c3.js', { headers: from }),
    await post(server.url, '/graphql', { query: operations.Category }, from),
    await post(server.url, '/graphql', search, from),
    await post(server.url, CONTACT_PATH, contactRequest('Hola'), from),
  ];
  return responses.map(({ status }) => status);
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 198.51.100.1\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const list = JSON.stringify({ query: operations.ProductosResumen });
const whole = head('/graphql', list.length) + list;
const file = get('/assets/big-a1b2c3.js');

describe('a client that hangs up leaves nothing behind, having sent', () => {
  it.each([
    ['a page', get('/')],
    ['files behind a file', file.repeat(4)],
    ['files behind a page', get('/') + file.repeat(3)],
    ['a file behind lists', whole.repeat(8) + file],
    ['probes behind a file', file + get('/healthz').repeat(5)],
    ['a message behind a file', `${file}${head(CONTACT_PATH, 40)}${' '.repeat(40)}`],
    ['half a header', 'GET / HTT'],
    ['half a body of GraphQL', head('/graphql', 1_000) + list.slice(0, 20)],
    ['half a message', `${head(CONTACT_PATH, 1_000)}{`],
    ['half a body behind a file', `${file}${head('/graphql', 1_000)}{`],
  ])('%s', async (_, text) => {
    const before = openFiles();
    for (const leave of ['resetAndDestroy', 'destroy', 'end'] as const) {
      const leaving = Array.from({ length: 40 }, async (_, time) => {
        const connection = await openConnection(server.url);
        connection.say(text);
        // Some before the server has read it, some after.
        if (time % 2) await rawFetch(server.url, '/livez');
        connection.socket[leave]();
        await connection.closed;
      });
      await Promise.all(leaving);
    }
    await vi.waitFor(async () => expect(await metric('shop_requests_in_flight')).toBe(0), PATIENCE);
    // Connections that are kept open for another request aside.
    await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 10), PATIENCE);
    expect(await visit()).toEqual(ALL_WELL);
  });
});

describe('bodies that never end', () => {
  it.each(['/graphql', CONTACT_PATH])('cost their sender alone at %s', async (path) => {
    const connections = await Promise.all(
      Array.from({ length: 1_050 }, async () => {
        const connection = await openConnection(server.url);
        connection.say(`${head(path, 1_000)}{`);
        return connection;
      }),
    );
    const isAnswered = connections.map(({ closed }) => closed);
    // More than a hundred of one address are refused at once, while the first still wait.
    await Promise.any(isAnswered);
    expect(await visit()).toEqual(ALL_WELL);
    const responses = await Promise.all(isAnswered);
    const statuses = responses.map((response) => response.slice(9, 12));
    expect(new Set(statuses)).toEqual(new Set(['408', '429']));
    expect(statuses.filter((status) => status === '408')).toHaveLength(100);
    await vi.waitFor(async () => expect(await metric('shop_requests_in_flight')).toBe(0), PATIENCE);
  });
});
