import { spawn } from 'node:child_process';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { inProject, main } from './lib/project.mjs';

const help = `npm run dev

The site with hot reloading, and the backend, restarted when its code changes.
Its GraphQL answers any query, and introspection.

  PORT   where the site listens (3000); the backend takes the next one`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
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
  const site = await createServer({ root: inProject(), clearScreen: false, server: { port } });
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
  const args = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts'];
  return spawn(process.execPath, args, {
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
