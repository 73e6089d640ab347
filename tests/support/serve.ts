/**
 * The server that the end-to-end tests visit: the real one, with the built
 * site, on `PORT`, over an embedded database that lives as long as the run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../tools/lib/build.mjs';
import { runTogether } from '../../tools/lib/children.mjs';
import { main } from '../../tools/lib/project.mjs';

main(async () => {
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  try {
    return await runTogether([
      {
        args: ['--import', 'tsx', 'server/main.ts'],
        env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
