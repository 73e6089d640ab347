import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTogether } from './lib/children.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { main, Trouble } from './lib/project.mjs';

const help = `npm run dev:mock [-- --base /folder/] [-- --build <folder>]

The site without a backend: a service worker in the browser answers, in the
named scenario that the address or the QA panel chooses. docs/qa.md says how
to use it.

  --base /tienda/    puts the site into a folder of its host
  --build <folder>   builds it there, for a web server, instead of running it;
                     works in any folder of that server unless --base names one
  PORT               where the site listens (3000)`;

main(async () => {
  const { base, build, help: wantsHelp } = options();
  if (wantsHelp) return console.log(help);
  requireNode();
  const port = chosenPort();
  if (build === undefined) await requireFreePort(port, 'npm run dev:mock');
  await installDependencies();
  const vite = ['node_modules/vite/bin/vite.js'];
  const settings = ['--config', 'vite.mock.config.ts', ...(base ? ['--base', base] : [])];
  const run = ['--port', String(port), '--clearScreen', 'false'];
  const args =
    build === undefined
      ? [...vite, ...settings, ...run]
      : [...vite, 'build', ...settings, '--outDir', resolve(build), '--emptyOutDir'];
  return runTogether([{ args }]);
});

/** @throws {Trouble} for an option that there is not, or a base that is no folder */
function options() {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        build: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.base !== undefined && !/^\/(.*\/)?$/.test(values.base)) {
      throw new Trouble(`--base must begin and end with a slash; it is "${values.base}".`);
    }
    return values;
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}
