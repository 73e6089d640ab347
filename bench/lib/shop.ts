import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../testing/postgres.ts';
import { startServer } from '../../testing/server-process.ts';
import { buildSite } from '../../tools/lib/build.mjs';
import { catalogueOf } from './catalogue.ts';

export interface Shop {
  url: string;
  /** Of further processes on the same database; none unless they were asked for. */
  others: string[];
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** The built shop, as its operator runs it, on a PostgreSQL of its own with so many products. */
export async function startShop({
  size,
  processes = 1,
}: {
  size: number;
  processes?: number;
}): Promise<Shop> {
  await buildSite({ report: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-bench-'));
  const seed = join(folder, 'seed.json');
  writeFileSync(seed, JSON.stringify(catalogueOf(size)));
  const postgres = await startPostgres();
  const environment = {
    DATABASE_URL: postgres.url,
    SEED_FILE: seed,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
  };
  const servers = [await startServer(environment)];
  while (servers.length < processes) servers.push(await startServer(environment));
  const [url = '', ...others] = servers.map((server) => server.url);
  return {
    url,
    others,
    databaseUrl: postgres.url,
    stop: async () => {
      for (const server of servers) await server.end('SIGTERM');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
