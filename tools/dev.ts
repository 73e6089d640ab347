import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { endWithNpm, inProject, main } from './lib/project.mjs';
import { programOf } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';

const help = `npm run dev [-- --host]

The site with hot reloading, and the backend, restarted when its code changes.
It answers any GraphQL query, and introspection. Saving schema.graphql or a
document regenerates the types; errors are shown here and over the page.

  --host   makes the site reachable from the local network, for a phone
  PORT     port of the site (3000); the backend uses the next one`;

main(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, host: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const port = Number(process.env.PORT || 3000);
  if (!(port > 0 && port < 65_535)) throw new UserError('PORT must be a number from 1 to 65534.');
  endWithNpm();

  process.env.BACKEND_PORT = String(port + 1);
  const site = await createServer({
    root: inProject(),
    clearScreen: false,
    server: { port, ...(values.host && { host: true }) },
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

/** Starts the backend on the port after the site's. */
function startBackend(port: number) {
  const followed = ['--include', 'schema.graphql', '--exclude', 'server/generated/**'];
  const watch = ['watch', '--clear-screen=false', ...followed];
  const [program = '', ...args] = programOf('tsx', 'tsx', [...watch, 'server/main.ts']);
  return spawn(program, args, {
    cwd: inProject(),
    env: {
      ...process.env,
      LOG_FORMAT: process.env.LOG_FORMAT || 'text',
      PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      OPEN_GRAPHQL: '1',
    },
    stdio: 'inherit',
  });
}
