/** Writes the pages that links and search engines see, as files; see `USAGE`. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createMemoryStore } from '../server/catalogue/memory-store.ts';
import { readCatalogue } from '../server/catalogue/sql-catalogue.ts';
import { readSettings } from '../server/config.ts';
import { createPreviewPages } from '../server/preview/preview-pages.ts';
import { main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { withDatabase } from './lib/with-database.ts';

const USAGE = `Usage: npm run pages -- <folder>

Writes a small page for each product and category of the catalogue into a
folder (p/101/index.html, c/tubos/index.html), with sitemap.xml and robots.txt,
for a host that serves files alone. Reads the database that DATABASE_URL or
DATA_DIR names, as the server does; PUBLIC_URL is the origin in the addresses.`;

main(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new UserError(USAGE);
  const settings = readSettings(process.env);
  const { publicUrl, siteDirectory } = settings;
  if (publicUrl === null) throw new UserError('Set PUBLIC_URL to the origin of the pages.');
  await withDatabase(settings, async (database) => {
    const store = createMemoryStore(await database.transaction(readCatalogue));
    const hasFile = (path: string) => existsSync(join(siteDirectory, path));
    const pages = createPreviewPages(store, publicUrl, hasFile);
    const paths = await pages.paths();
    const write = async (path: string) => {
      const page = await pages.at(path);
      if (page?.status !== 200) return null;
      const file = join(folder, path, path.includes('.') ? '' : 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page.body);
      return page.body.toString();
    };
    for (const path of [...paths, '/sitemap.xml', '/robots.txt']) {
      const picture = `${path}.png`;
      // Only where it is what links show.
      if ((await write(path))?.includes(`content="${publicUrl}${picture}"`)) await write(picture);
    }
    console.log(`Wrote ${paths.length} pages, sitemap.xml and robots.txt into ${folder}.`);
  });
});
