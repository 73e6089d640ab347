// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCaddy, startCaddy } from '../../../testing/caddy.ts';
import { postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { freePort, hasPostgres } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { signIn } from '../../../tools/lib/sign-in.ts';
import { type Requests, sendMessage, startLoad } from './load.ts';

const token = 'un-token-de-prueba';
const query = JSON.stringify({ query: '{ producto(id: 70) { price imageUrl } }' });

/** What visitors of a shop do. */
const pageAndQuery = (url: string): Requests => ({
  page: async () => (await rawFetch(url, '/')).status,
  query: async () => (await postGraphql(url, query)).status,
});

const isMissing = !hasPostgres() || !hasCaddy();

describe.skipIf(isMissing)('two processes behind Caddy on one database', () => {
  let store: Store;
  let settings: NodeJS.ProcessEnv[];
  let servers: ServerProcess[];
  let adminUrl: string;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;
  beforeAll(async () => {
    store = await makeStore('postgres', { isOwn: true });
    const adminPort = String(await freePort());
    adminUrl = `http://127.0.0.1:${adminPort}`;
    const ports = [String(await freePort()), String(await freePort())];
    const admin = { ADMIN_PORT: adminPort, ADMIN_TOKEN: token };
    settings = ports.map((PORT, index) => ({
      ...store.environment,
      PORT,
      TRUST_PROXY: '127.0.0.1',
      ...(index === 0 && admin),
    }));
    servers = await Promise.all(settings.map(startServer));
    proxy = await startCaddy(servers.map(({ url }) => url));
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await store.remove();
  });

  it('both show an import with a photo', async () => {
    const headers = { cookie: await signIn(adminUrl, token) };
    const send = async (path: string, fields: Record<string, string | Blob>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return (await fetch(`${adminUrl}${path}`, { method: 'POST', body, headers })).text();
    };
    const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } });
    const foto = new File([(await picture.jpeg().toBuffer()) as BlobPart], 'image.jpg');
    const preview = await send('/admin/productos', { codigo: '70', price: '95.5', foto });
    const [, plan = ''] = /name="plan" value="([^"]+)"/.exec(preview) ?? [];
    expect(await send('/admin/apply', { plan })).toContain('Escrito: importación');

    const imageUrl = expect.stringMatching(/^\/images\/catalogue\/70-\w{8}-640\.webp$/);
    for (const { url } of servers) {
      const product = async () => JSON.parse((await postGraphql(url, query)).body).data.producto;
      await expect.poll(product, { timeout: 20_000 }).toEqual({ price: 95.5, imageUrl });
      expect((await rawFetch(url, (await product()).imageUrl)).status).toBe(200);
    }
  });

  /** Waits for 100 responses before and after each step. */
  const expectNoFailure = async (
    requests: Requests,
    steps: readonly (() => Promise<unknown>)[],
  ) => {
    const load = startLoad(requests);
    for (const step of [...steps, async () => undefined]) {
      await load.more(100);
      await step();
    }
    await load.stop();
    expect(load.failures).toEqual([]);
  };
  const stop = (index: number) => () => servers[index]?.end('SIGTERM') ?? Promise.reject();
  const start = (index: number) => async () => {
    servers[index] = await startServer(settings[index] ?? {});
    // Until Caddy has noticed it.
    await sleep(2_000);
  };

  it('fail no request while they are restarted one after the other', async () => {
    const sent: string[] = [];
    const restarts = [stop(0), start(0), stop(1), start(1)];
    await expectNoFailure({ ...pageAndQuery(proxy.url), ...sendMessage(proxy.url, sent) }, [
      ...restarts,
      ...restarts,
    ]);
    expect(sent.length).toBeGreaterThan(0);
    expect(await store.messages()).toEqual(expect.arrayContaining(sent));
  });

  it('let pages and queries wait for a restart where there is only one', async () => {
    const single = await startCaddy(servers.slice(0, 1).map(({ url }) => url));
    const restart = () => stop(0)().then(start(0));
    await expectNoFailure(pageAndQuery(single.url), [restart]).finally(single.stop);
  });
});
