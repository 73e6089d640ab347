/**
 * The server that the end-to-end tests visit: the real one, with the built
 * site, on `PORT`, over an embedded database that lives as long as the run. It
 * serves a copy of the site, so that a build meanwhile does not disturb it.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../tools/lib/build.mjs';
import { inProject, main } from '../tools/lib/project.mjs';
import { runServer } from '../tools/lib/server.mjs';

main(async () => {
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'site');
  cpSync(inProject('dist'), site, { recursive: true });
  await runServer({ DATA_DIR: join(folder, 'data'), SITE_DIR: site, DATABASE_URL: '' });
});
