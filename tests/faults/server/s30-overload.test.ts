// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/config.ts';
import { createConcurrencyLimiter } from '../../../server/database/concurrency-limiter.ts';
import type { Database } from '../../../server/database/database.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../../server/graphql/precomputed-requests.ts';
import { openShop, type Shop } from '../../../server/shop.ts';
import { LoadShed } from '../../../server/unavailable.ts';
import { listenLocally, rawFetch } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';
import { makeStore } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

const types = { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('a shop whose searches take as long as they like', () => {
    let shop: Shop;
    let server: Server;
    let url: string;
    let remove: () => Promise<void>;
    /** Lets the searches go on that are held up in the database. */
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
    const search = () => {
      const body = requestBody('buscar-productos-por-nombre', { nombre: `tubo ${term++}` });
      return rawFetch(url, '/graphql', { method: 'POST', headers: types, body });
    };

    it('turns away what is too much at once, answers all else, and recovers by itself', async () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
      const all: ReturnType<typeof search>[] = [];
      await vi.waitFor(() => {
        all.push(search());
        expect(inDatabase).toBe(7);
      });
      all.push(...Array.from({ length: 300 }, search));
      const tooMany = all.length - 7;

      // What waits too long is turned away while not one search has been answered.
      const shed = await firstOf(all, tooMany);
      expect(inDatabase).toBe(7);
      expect(new Set(shed.map(({ status }) => status))).toEqual(new Set([503]));
      for (const { headers, body } of shed) {
        expect(headers['retry-after']).toBe('2');
        expect(JSON.parse(body).errors[0]).toMatchObject({
          message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        });
      }
      for (const body of PRECOMPUTED_BODIES) {
        expect(
          (await rawFetch(url, '/graphql', { method: 'POST', headers: types, body })).status,
        ).toBe(200);
      }
      for (const path of ['/livez', '/readyz', '/healthz']) {
        expect((await rawFetch(url, path)).status).toBe(200);
      }

      release();
      held = null;
      const responses = await Promise.all(all);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
      await vi.waitFor(async () => expect((await search()).status).toBe(200));
      const counted = (await shop.metrics.text()).matchAll(/^shop_sheds_total (\d+)$/gm);
      const sheds = [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(sheds).toBeGreaterThanOrEqual(tooMany);
    });
  });
});

/** The first so many of some promises to be kept. */
async function firstOf<Value>(
  promises: readonly Promise<Value>[],
  count: number,
): Promise<Value[]> {
  const kept: Value[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const promise of promises) {
      promise.then((value) => {
        kept.push(value);
        if (kept.length === count) resolve();
      }, reject);
    }
  });
  return kept;
}

describe('the concurrency limiter before the database', () => {
  it('runs so many, has so many wait, and sheds the next at once', async () => {
    const onShed = vi.fn();
    const limiter = createConcurrencyLimiter({ running: 2, waiting: 1, waitMs: 60_000 }, onShed);
    const ends: (() => void)[] = [];
    const task = () => limiter.run(() => new Promise<void>((resolve) => ends.push(resolve)));
    const [first, second, third] = [task(), task(), task()];
    await expect(task()).rejects.toThrow(LoadShed);
    expect(ends).toHaveLength(2);
    expect(limiter.waiting()).toBe(1);
    expect(onShed).toHaveBeenCalledTimes(1);

    ends.shift()?.();
    await first;
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    for (const end of ends) end();
    await Promise.all([second, third]);
    expect(limiter.waiting()).toBe(0);
  });

  it('goes on after a task that failed', async () => {
    const limiter = createConcurrencyLimiter({ running: 1, waiting: 1, waitMs: 60_000 });
    const failing = limiter.run(() => Promise.reject(new DatabaseUnavailable('away')));
    const behind = limiter.run(async () => 'done');
    await expect(failing).rejects.toThrow('away');
    await expect(behind).resolves.toBe('done');
  });
});
