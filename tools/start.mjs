import { buildSite } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { endWithNpm, main } from './lib/project.mjs';

const help = `npm start

Installs missing dependencies, builds the site when its sources have changed,
and runs the shop: the built site and the backend in one server. Settings come
from the environment; docs/operations.md lists them.

  PORT           where to listen (3000)
  DATABASE_URL   a PostgreSQL server instead of the embedded database`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  endWithNpm();
  await installDependencies();
  await buildSite();
  const { register } = await import('tsx/esm/api');
  register();
  // Ends this process itself on a signal.
  await import('../server/main.ts');
});
