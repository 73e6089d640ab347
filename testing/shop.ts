import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../tools/lib/build.ts';
import { inProject } from '../tools/lib/project.mjs';
import { catalogueOf, shopFromFiles } from './reference-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Engine, makeStore } from './store.ts';

/** The built shop in a process of its own. */
export interface Shop extends Pick<ServerProcess, 'url' | 'pid' | 'ended'> {
  /** Stops it and removes its store. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** What its catalogue is kept in. */
  engine?: Engine;
  /** How many products it sells: the shop's own, and variations of them. Its own alone by default. */
  products?: number;
  /** Settings that differ from an operator's. */
  environment?: NodeJS.ProcessEnv;
}

/**
 * Starts the built shop as its operator runs it, in production mode on the loopback, on a store that
 * is gone afterwards. It serves a copy of the site, so that a build meanwhile does not disturb it.
 */
export async function startShop({
  engine = 'embedded',
  products,
  environment = {},
}: ShopOptions = {}): Promise<Shop> {
  await buildSite();
  const catalogue = products === undefined ? shopFromFiles.seed() : catalogueOf(products);
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
    pid: server.pid,
    ended: server.ended,
    stop: async () => {
      await server.end('SIGTERM');
      await store.remove();
    },
  };
}

/** Runs something against the shop, which is stopped in any case. */
export async function withShop<Result>(
  options: ShopOptions,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(options);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
