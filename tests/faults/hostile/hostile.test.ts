// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../../testing/fixture.ts';
import { runHostile } from '../../../testing/hostile/run-hostile.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { startInProcessShop } from '../../../testing/in-process-shop.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';

/** A slice of what `npm run audit -- hostile` sends. */
const slice = { count: 400, seed: 6 };

const folder = mkdtempSync(join(tmpdir(), 'kuntur-hostile-'));
let server: ServerProcess;

beforeAll(async () => {
  writeFileSync(join(folder, 'seed.json'), JSON.stringify(fixture));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await startServer({
    OPEN_GRAPHQL: '0',
    DATA_DIR: join(folder, 'data'),
    SEED_FILE: join(folder, 'seed.json'),
    SITE_DIR: folder,
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('hostile requests are all answered, none with an error of the server’s own', async () => {
  const { answered, faults, statuses } = await runHostile({ url: server.url, ...slice });
  expect(faults).toEqual([]);
  expect(answered).toBe(slice.count);
  // Some get through and some do not; else they would try nothing.
  expect(statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number) });
  expect((await rawFetch(server.url, '/healthz')).status).toBe(200);
  expect(server.output()).not.toMatch(/unhandled|rejection|TypeError|RangeError|\n +at /i);
});

it('hostile documents are run where any is allowed, or refused', async () => {
  const shop = await startInProcessShop({ allowAny: true });
  const before = shop.asked();
  const { faults } = await runHostile({ url: shop.url, ...slice });
  expect(faults).toEqual([]);
  expect(shop.asked()).toBeGreaterThan(before + 10);
  shop.close();
});
