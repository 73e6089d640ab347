// @vitest-environment node
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../server/graphql/precomputed-requests.ts';
import { rawFetch } from '../../testing/http-client.ts';
import { freePort } from '../../testing/postgres.ts';
import { beginServer, type ServerProcess, startServer } from '../../testing/server-process.ts';
import { makeStore, type Store } from '../../testing/store.ts';
import { requestBody } from '../../tools/lib/request-body.ts';

describe('what an operator sees', () => {
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

  const metrics = async () => (await rawFetch(`http://127.0.0.1:${metricsPort}`, '/metrics')).body;
  const graphql = (body: string) =>
    rawFetch(server.url, '/graphql', {
      method: 'POST',
      headers: { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' },
      body,
    });

  it('counts requests, how they were answered, and the state of the process and its database', async () => {
    const [list = ''] = PRECOMPUTED_BODIES;
    for (const body of [list, list]) expect((await graphql(body)).status).toBe(200);
    const product = requestBody('producto', { id: 60 });
    for (const body of [product, product, product]) expect((await graphql(body)).status).toBe(200);
    await rawFetch(server.url, '/');
    await rawFetch(server.url, '/nowhere');

    const text = await metrics();
    for (const line of [
      'shop_response_cache_total{result="hit"} 4',
      'shop_response_cache_total{result="miss"} 1',
      'shop_requests_total{route="graphql",status="200"} 1',
      'shop_requests_total{route="site",status="200"} 1',
      'shop_requests_total{route="site",status="404"} 1',
      'shop_request_duration_seconds_count{route="site"} 2',
      'shop_database_up 1',
      'shop_searches_waiting 0',
      'shop_requests_in_flight 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
  });

  it('is not on the public port, and of the machine itself alone', async () => {
    expect((await rawFetch(server.url, '/metrics')).status).toBe(404);
    expect(server.log()).toContainEqual(
      expect.objectContaining({ msg: 'Metrics are served', host: '127.0.0.1', port: metricsPort }),
    );
  });

  it('is ready until it is told to stop, and says so on a connection that is still open', async () => {
    for (const path of ['/livez', '/readyz', '/healthz']) {
      expect(await rawFetch(server.url, path)).toMatchObject({ status: 200, body: 'OK' });
    }
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const responses: string[] = [];
    socket.on('data', (chunk) => responses.push(chunk.toString()));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const probe = 'GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n';
    socket.write(probe);
    await expect.poll(() => responses.join('')).toContain('200 OK');

    const code = server.end('SIGTERM');
    await expect.poll(() => server.log().map(({ msg }) => msg)).toContain('Stopping');
    socket.write(probe);
    await ended;
    expect(responses.join('')).toContain('503 Service Unavailable');
    expect(responses.join('')).toContain('Connection: close');
    expect(await code).toBe(0);
  });

  it('lives, and is not ready, while it starts', async () => {
    const port = await freePort();
    const starting = beginServer({ ...store.environment, PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    const probe = (path: string) => rawFetch(url, path).catch(() => null);
    await expect.poll(() => probe('/livez'), { timeout: 20_000, interval: 10 }).not.toBeNull();
    const early = await probe('/readyz');
    expect(early).toMatchObject({ status: 503, body: 'Starting' });
    expect(early?.headers['retry-after']).toBe('5');
    await starting.end('SIGKILL');
  });
});
