import { spawn } from 'node:child_process';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { options } from './lib/options.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { inProject, main } from './lib/project.mjs';
import { programOf } from './lib/run.mjs';

const help = `npm run dev [-- --host]

The site with hot reloading, and the backend, restarted when its code changes. Its
GraphQL answers any query, and introspection. A saved schema.graphql or document
is followed by the types that it gives, the page and the running backend; what is
wrong with it is said here and over the page.

  --host   lets other machines of the network reach the site, a phone for instance
  PORT     where the site listens (3000); the backend takes the next one`;

const known = /** @type {const} */ ({ host: { type: 'boolean' } });

main(async () => {
  const { help: wantsHelp, host } = options(known, help);
  if (wantsHelp) return console.log(help);
  requireNode();
  endWithNpm();
  const port = chosenPort();
  const backendPort = port + 1;
  await requireFreePort(port, 'npm run dev');
  await requireFreePort(backendPort, 'npm run dev');
  await installDependencies();

  const backend = startBackend(port, backendPort);
  process.env.BACKEND_PORT = String(backendPort);
  const { createServer } = await import('vite');
  const site = await createServer({
    root: inProject(),
    clearScreen: false,
    server: { port, ...(host && { host }) },
  });
  await site.listen();
  site.printUrls();
  backend.once('exit', () => void site.close());
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => backend.kill(signal));
  }
});

/**
 * @param {number} port of the site
 * @param {number} backendPort
 */
function startBackend(port, backendPort) {
  // With OPEN_GRAPHQL the server itself follows the contract, and needs nothing that is generated from it.
  const watch = ['watch', '--clear-screen=false', '--exclude', 'server/generated/**'];
  const [program = '', ...args] = programOf('tsx', 'tsx', [...watch, 'server/main.ts']);
  return spawn(program, args, {
    cwd: inProject(),
    env: {
      ...process.env,
      LOG_FORMAT: process.env.LOG_FORMAT || 'text',
      PORT: String(backendPort),
      PUBLIC_URL: `http://localhost:${port}`,
      OPEN_GRAPHQL: '1',
    },
    stdio: 'inherit',
  });
}
