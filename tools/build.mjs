import { buildSite } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { main } from './lib/project.mjs';

const help = `npm run build [-- --force]

Builds the site into dist/, with .br and .gz beside what gains by it.
Does nothing when dist/ was built from the present sources.

  --force   builds in any case`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  requireNode();
  await installDependencies();
  await buildSite({ force: process.argv.includes('--force') });
});
