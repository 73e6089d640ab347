// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTE_LABELS } from '../../server/web-vitals/web-vitals.ts';
import { createWebVitalsEndpoint } from '../../server/web-vitals/web-vitals-endpoint.ts';
import { pageRegistry } from '../../src/page-registry.ts';
import { listenLocally, rawFetch } from '../../testing/http-client.ts';
import { freePort } from '../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { makeStore, type Store } from '../../testing/store.ts';

let store: Store;
let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  store = await makeStore('embedded');
  metricsPort = await freePort();
  server = await startServer({
    ...store.environment,
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await store.remove();
});

/** Sends what a browser would at the end of a visit, from an address. */
const send = (body: string, address = '198.51.100.1') =>
  rawFetch(server.url, '/api/web-vitals', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': address },
    body,
  });
const lines = async () =>
  (await rawFetch(`http://127.0.0.1:${metricsPort}`, '/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('web_vitals_'));

it('counts Web Vitals by the route where a visit began, and trusts nothing', async () => {
  const sound = { route: 'products', lcp: 1_400, inp: 80, cls: 0.02 };
  expect(await send(JSON.stringify(sound))).toMatchObject({ status: 204, body: '' });
  await send(JSON.stringify({ route: 'products', lcp: 2_600 }));
  // Invented labels, absurd numbers, other keys.
  await send(JSON.stringify({ route: 'x"} 1\nshop_forged 1', lcp: 1e300, id: 'Marcaria' }));
  for (const wrong of [
    '',
    '{',
    '[]',
    'null',
    '{}',
    '"x"',
    '{"lcp":"1"}',
    '{"lcp":-1}',
    '{"cls":null}',
  ]) {
    expect((await send(wrong)).status).toBe(204);
  }
  const long = JSON.stringify({ ...sound, more: 'x'.repeat(1_024) });
  expect((await send(long)).status).toBe(204);

  const counted = await lines();
  for (const line of [
    'web_vitals_lcp_seconds_bucket{le="1.5",route="products"} 1',
    'web_vitals_lcp_seconds_bucket{le="3",route="products"} 2',
    'web_vitals_lcp_seconds_sum{route="products"} 4',
    'web_vitals_inp_seconds_count{route="products"} 1',
    'web_vitals_inp_seconds_sum{route="products"} 0.08',
    'web_vitals_cls_sum{route="products"} 0.02',
    'web_vitals_lcp_seconds_sum{route="other"} 60',
    'web_vitals_reports_total{result="counted"} 3',
    'web_vitals_reports_total{result="refused"} 10',
  ]) {
    expect(counted).toContain(line);
  }
  expect(counted.join()).not.toMatch(/forged|Marcaria/);
});

it('an address that sends many counts for sixty a minute, and others go on counting', async () => {
  const total = async (result: string) => {
    const text = (await lines()).find((line) => line.includes(`_total{result="${result}"}`));
    return Number(text?.split(' ')[1]);
  };
  const before = { counted: await total('counted'), refused: await total('refused') };
  for (let times = 0; times < 70; times++) {
    expect((await send('{"route":"home","lcp":900}', '198.51.100.2')).status).toBe(204);
  }
  await send('{"route":"home","lcp":900}', '198.51.100.3');
  expect(await total('counted')).toBe(before.counted + 61);
  expect(await total('refused')).toBe(before.refused + 10);
});

it('takes beacons from pages of any origin, and nothing but those', async () => {
  const answer = await send('{"route":"home","lcp":900}', '198.51.100.4');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect((await rawFetch(server.url, '/api/web-vitals')).status).toBe(405);
});

it('answers all the same where visits are not counted', async () => {
  const answer = createWebVitalsEndpoint(undefined, () => []);
  const uncounting = createServer((request, response) => void answer(request, response));
  const url = await listenLocally(uncounting);
  expect(await rawFetch(url, '/api/web-vitals', { method: 'POST', body: '{' })).toMatchObject({
    status: 204,
  });
  uncounting.close();
});

it('knows every route of the site by its first part', () => {
  const parts = pageRegistry.flatMap(({ paths }) => paths.map((path) => path.split('/')[0]));
  const pages = new Set(parts.filter((part) => part !== '*'));
  expect([...pages, 'home', 'list', 'other'].toSorted()).toEqual(ROUTE_LABELS.toSorted());
});
