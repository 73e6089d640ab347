// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../server/config.ts';
import type { Queryable } from '../../server/database/database.ts';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../server/graphql/precomputed-requests.ts';
import { openShop, type Shop } from '../../server/shop.ts';
import { fixture } from '../../testing/fixture.ts';
import { ask, listenLocally } from '../../testing/http-client.ts';
import { databaseKinds } from '../../testing/open-stores.ts';

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('what the storefront asks first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-changes-'));
    let outside: Queryable;
    let remove: () => Promise<void>;
    let shop: Shop;
    let server: Server;
    let url: string;

    beforeAll(async () => {
      const seedFile = join(folder, 'seed.json');
      writeFileSync(seedFile, JSON.stringify(fixture));
      const opened = await open();
      ({ outside, remove } = opened);
      const settings = readSettings({ SEED_FILE: seedFile, SITE_DIR: folder });
      shop = await openShop(opened.database, settings, 'https://tienda.example');
      server = createServer(shop.answer);
      url = await listenLocally(server);
    });
    afterAll(async () => {
      server.close();
      shop.close();
      await remove();
      rmSync(folder, { recursive: true });
    });

    const answers = async () => {
      const headers = { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };
      const given = PRECOMPUTED_BODIES.map((body) =>
        ask(url, '/graphql', { method: 'POST', headers, body }),
      );
      return (await Promise.all(given)).map(({ body }) => body).join('\n');
    };

    it('is answered anew soon after another connection has changed it', async () => {
      expect(await answers()).toContain(fixture.products[0]?.name?.slice(0, 20));
      await outside.query(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`);
      await vi.waitFor(async () => expect(await answers()).toContain('CAMBIADO'), 20_000);
      await outside.query(`UPDATE categories SET name = 'MALLAS' WHERE name = 'TUBOS'`);
      await vi.waitFor(async () => expect(await answers()).not.toContain('TUBOS'), 20_000);
      expect(await answers()).toContain('"category":["MALLAS"');
    });
  });
});
