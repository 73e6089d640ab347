import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../server/catalogue/stored-product.ts';
import { buildSite } from '../tools/lib/build.ts';
import { inProject } from '../tools/lib/project.mjs';
import { catalogueOf, shopFromFiles } from './reference-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type EngineName, makeStore } from './store.ts';

/** The built shop in its own process. */
export interface ShopProcess extends Pick<ServerProcess, 'url' | 'ended'> {
  /** Stops it and removes its store. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  engine?: EngineName;
  /** The catalogue or its size; the seed's by default. */
  products?: number | Catalogue;
  environment?: NodeJS.ProcessEnv;
}

/**
 * Builds the site and starts the server in production mode on a temporary store. It serves a copy of
 * the site, so that a later build does not disturb it.
 */
export async function startShop({
  engine = 'embedded',
  products = shopFromFiles.seed(),
  environment = {},
}: ShopOptions = {}): Promise<ShopProcess> {
  await buildSite();
  const catalogue = typeof products === 'object' ? products : catalogueOf(products);
  const store = await makeStore(engine, { catalogue });
  const site = join(store.folder, 'site');
  cpSync(inProject('dist'), site, { recursive: true });
  const server = await startServer({
    ...store.location,
    SITE_DIR: site,
    OPEN_GRAPHQL: '0',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ...environment,
  });
  return {
    url: server.url,
    ended: server.ended,
    stop: async () => {
      await server.end('SIGTERM');
      await store.remove();
    },
  };
}

/** Runs `work` with a shop and stops it. */
export async function withShop<Result>(
  options: ShopOptions,
  work: (shop: ShopProcess) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(options);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
