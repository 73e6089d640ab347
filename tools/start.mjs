import { buildSite } from './lib/build.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { main } from './lib/project.mjs';

const help = `npm start

Installs what is missing, builds what has changed, and runs the shop: the
built site and the backend in one server. Its settings come from the
environment; the README lists them.

  PORT           where to listen (3000)
  DATABASE_URL   a PostgreSQL to use instead of the embedded one`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  requireNode();
  endWithNpm();
  const port = chosenPort();
  await requireFreePort(port, 'npm start');
  await installDependencies();
  await buildSite();
  const { register } = await import('tsx/esm/api');
  register();
  process.env.PORT = String(port);
  // Ends this process itself when it is told to stop.
  await import('../server/main.ts');
});
