import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../server/config.ts';
import type { Queryable } from '../../server/database/database.ts';
import { openShop } from '../../server/shop.ts';
import { fixture } from '../../testing/fixture.ts';
import { listenLocally } from '../../testing/http-client.ts';
import type { databaseKinds } from '../../testing/open-stores.ts';

/** The whole shop in this process. */
export interface OpenedShop {
  url: string;
  /** Another connection to its database. */
  outside: Queryable;
  close(): Promise<void>;
}

/** Opens the shop with the fixture on a temporary database. */
export async function openShopOn({ open }: (typeof databaseKinds)[number]): Promise<OpenedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-shop-'));
  const seedFile = join(folder, 'seed.json');
  writeFileSync(seedFile, JSON.stringify(fixture));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { database, outside, remove } = await open();
  const settings = readSettings({ SEED_FILE: seedFile, SITE_DIR: folder, DATA_DIR: folder });
  const shop = await openShop(database, settings, 'https://tienda.example');
  const server = createServer(shop.handle);
  return {
    url: await listenLocally(server),
    outside,
    close: async () => {
      server.close();
      shop.close();
      await remove();
      rmSync(folder, { recursive: true });
    },
  };
}
