import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../testing/server-process.ts';
import { buildSite } from '../../tools/lib/build.mjs';

/** The built shop as its operator runs it, on an embedded database that is gone afterwards. */
export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Starts the shop in production mode on a free port of the loopback. */
async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
  await buildSite({ report: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-audit-'));
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ...environment,
  });
  return {
    url: server.url,
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs something against the shop and stops it in any case. */
export async function withSite<Result>(
  work: (site: Site) => Promise<Result>,
  environment?: NodeJS.ProcessEnv,
): Promise<Result> {
  const site = await startSite(environment);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
