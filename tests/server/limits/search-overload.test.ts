// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/config.ts';
import { createConcurrencyLimiter } from '../../../server/database/concurrency-limiter.ts';
import type { Database } from '../../../server/database/database.ts';
import { openShop, type Shop } from '../../../server/shop.ts';
import { listenLocally, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';
import { makeStore } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('a shop whose database delays searches', () => {
    let shop: Shop;
    let server: Server;
    let url: string;
    let remove: () => Promise<void>;
    let release: () => void = () => {};
    let held: Promise<void> | null = null;
    let inDatabase = 0;

    beforeAll(async () => {
      const opened = await open();
      const store = await makeStore('embedded');
      remove = async () => {
        await opened.remove();
        await store.remove();
      };
      const slow: Database = {
        ...opened.database,
        query: async (text, params) => {
          if (text.includes('catalogue_fold')) {
            inDatabase++;
            await held;
          }
          return opened.database.query(text, params);
        },
      };
      shop = await openShop(slow, readSettings(store.environment), 'https://tienda.example');
      server = createServer(shop.handle);
      url = await listenLocally(server);
    });
    afterAll(async () => {
      server.close();
      shop.close();
      await remove();
    });

    let term = 0;
    const search = () =>
      postGraphql(url, requestBody('BuscarProductosPorNombre', { nombre: `tubo ${term++}` }));

    it('refuses excess searches with 503, serves everything else, and recovers', async () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
      const all: ReturnType<typeof search>[] = [];
      await vi.waitFor(() => {
        all.push(search());
        expect(inDatabase).toBe(7);
      });
      all.push(...Array.from({ length: 300 }, search));
      const excess = all.length - 7;

      // Searches that wait too long are refused before any search has finished.
      const refusals: Awaited<ReturnType<typeof search>>[] = [];
      for (const answer of all) void answer.then((refusal) => refusals.push(refusal));
      await vi.waitFor(() => expect(refusals).toHaveLength(excess), 20_000);
      for (const { status, headers, body } of refusals) {
        expect({ status, retryAfter: headers['retry-after'] }).toEqual({
          status: 503,
          retryAfter: '2',
        });
        expect(JSON.parse(body).errors[0]).toMatchObject({
          message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        });
      }
      expect(inDatabase).toBe(7);
      expect((await postGraphql(url, requestBody('Category'))).status).toBe(200);
      for (const path of ['/livez', '/readyz', '/healthz']) {
        expect((await rawFetch(url, path)).status).toBe(200);
      }

      release();
      held = null;
      const responses = await Promise.all(all);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
      await vi.waitFor(async () => expect((await search()).status).toBe(200));
      const [, refused] = /^shop_sheds_total (\d+)$/m.exec(await shop.metrics.text()) ?? [];
      expect(Number(refused)).toBeGreaterThanOrEqual(excess);
    });
  });
});

describe('the concurrency limiter', () => {
  it('runs the next task after one that failed', async () => {
    const limiter = createConcurrencyLimiter({ running: 1, waiting: 1, waitMs: 60_000 });
    const failing = limiter.run(() => Promise.reject(new Error('failed')));
    const next = limiter.run(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    await expect(next).resolves.toBe('done');
  });
});
