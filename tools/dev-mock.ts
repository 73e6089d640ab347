import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as vite from 'vite';
import { endWithNpm, inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';

const help = `npm run dev:mock [-- --base /folder/] [-- --build <folder>]

The site on a mock backend: a service worker in the browser answers, in the
scenario that the URL or the QA panel selects. See docs/qa.md.

  --base /tienda/    serves the site from a folder of its host
  --build <folder>   builds it there, for a static host, instead of running it;
                     works in any folder of that host unless --base names one
  PORT               where to listen (3000)`;

main(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, base: { type: 'string' }, build: { type: 'string' } },
  });
  const { base, build } = values;
  if (values.help) return console.log(help);
  if (base !== undefined && !/^\/(.*\/)?$/.test(base)) {
    throw new UserError(`--base must begin and end with a slash; it is "${base}".`);
  }
  endWithNpm();
  const settings = {
    root: inProject(),
    configFile: inProject('vite.mock.config.ts'),
    ...(base && { base }),
  };
  if (build !== undefined) {
    await vite.build({ ...settings, build: { outDir: resolve(build), emptyOutDir: true } });
    return;
  }
  const port = Number(process.env.PORT || 3000);
  const site = await vite.createServer({ ...settings, clearScreen: false, server: { port } });
  await site.listen().catch((error: Error) => {
    throw new UserError(error.message);
  });
  site.printUrls();
});
