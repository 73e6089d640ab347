/**
 * The server that the end-to-end tests visit: the real one, with the built
 * site, on `PORT`, over an embedded database that lives as long as the run. It
 * serves a copy of the site, so that a build meanwhile does not disturb it.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../tools/lib/build.mjs';
import { runTogether } from '../tools/lib/children.mjs';
import { inProject, main } from '../tools/lib/project.mjs';

main(async () => {
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const site = join(folder, 'site');
  try {
    cpSync(inProject('dist'), site, { recursive: true });
    return await runTogether([
      {
        args: ['--import', 'tsx', 'server/main.ts'],
        env: { DATA_DIR: join(folder, 'data'), SITE_DIR: site, DATABASE_URL: '' },
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
