import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { endWithNpm, inProject, main } from './lib/project.mjs';
import { programOf } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';
import { backendTypes } from './vite/contract-watch.ts';

// `npm run dev [-- --host]`: the site on PORT (3000), the backend on the next port. With --host the
// site is reachable from the local network.
main(async () => {
  const { host } = parseArgs({ options: { host: { type: 'boolean', default: false } } }).values;
  const port = Number(process.env.PORT || 3000);
  endWithNpm();
  await requireFreePort(port + 1);
  process.env.BACKEND_PORT = String(port + 1);
  const site = await createServer({
    root: inProject(),
    clearScreen: false,
    server: { port, host },
  });
  await site.listen().catch((error: Error) => {
    throw new UserError(error.message);
  });
  site.printUrls();
  const backend = startBackend(port);
  backend.once('exit', () => void site.close());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => backend.kill(signal));
  }
});

/** @throws UserError when a program listens on the port, or nobody may. */
async function requireFreePort(port: number) {
  const server = createTcpServer().listen(port, 'localhost');
  await once(server, 'listening').catch(({ message }: Error) => {
    const hint = 'The backend needs the port after that of the site: choose another PORT.';
    throw new UserError(`${message}. ${hint}`);
  });
  await once(server.close(), 'close');
}

/**
 * Starts the backend on the port after the site's. It restarts when its code changes, and when types
 * have been generated from a changed schema: not for one with errors.
 */
function startBackend(port: number) {
  const watched = ['--include', backendTypes, '--exclude', 'server/generated/operations.ts'];
  const watch = ['watch', '--clear-screen=false', ...watched, 'server/main.ts'];
  const [program = '', ...args] = programOf('tsx', 'tsx', watch);
  return spawn(program, args, {
    cwd: inProject(),
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      OPEN_GRAPHQL: '1',
    },
    stdio: 'inherit',
  });
}
