import { buildSite } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { main } from './lib/project.mjs';

const help = `npm run build [-- --force]

Builds the site into dist/, with precompressed .br and .gz files.
Does nothing when dist/ is up to date.

  --force   builds in any case`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  await installDependencies();
  await buildSite({ force: process.argv.includes('--force') });
});
