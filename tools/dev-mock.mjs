import { resolve } from 'node:path';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { options } from './lib/options.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';

const help = `npm run dev:mock [-- --base /folder/] [-- --build <folder>]

The site without a backend: a service worker in the browser answers, in the
named scenario that the address or the QA panel chooses. docs/qa.md says how
to use it.

  --base /tienda/    puts the site into a folder of its host
  --build <folder>   builds it there, for a web server, instead of running it;
                     works in any folder of that server unless --base names one
  PORT               where the site listens (3000)`;

const known = /** @type {const} */ ({
  base: { type: 'string' },
  build: { type: 'string' },
});

main(async () => {
  const { base, build, help: wantsHelp } = options(known, help);
  if (wantsHelp) return console.log(help);
  if (base !== undefined && !/^\/(.*\/)?$/.test(base)) {
    throw new UserError(`--base must begin and end with a slash; it is "${base}".`);
  }
  requireNode();
  endWithNpm();
  const port = chosenPort();
  if (build === undefined) await requireFreePort(port, 'npm run dev:mock');
  await installDependencies();
  const vite = await import('vite');
  const settings = {
    root: inProject(),
    configFile: inProject('vite.mock.config.ts'),
    ...(base && { base }),
  };
  if (build !== undefined) {
    await vite.build({ ...settings, build: { outDir: resolve(build), emptyOutDir: true } });
    return;
  }
  const site = await vite.createServer({ ...settings, clearScreen: false, server: { port } });
  await site.listen();
  site.printUrls();
});
