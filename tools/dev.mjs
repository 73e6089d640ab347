import { runTogether } from './lib/children.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { chosenPort, requireFreePort } from './lib/port.mjs';
import { main } from './lib/project.mjs';

const help = `npm run dev

The site with hot reloading, and the backend, restarted when its code changes.
Its GraphQL answers any query, and introspection.

  PORT   where the site listens (3000); the backend takes the next one`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  requireNode();
  const port = chosenPort();
  const backendPort = port + 1;
  await requireFreePort(port, 'npm run dev');
  await requireFreePort(backendPort, 'npm run dev');
  await installDependencies();
  return runTogether([
    {
      name: 'site   ',
      args: ['node_modules/vite/bin/vite.js', '--port', String(port), '--clearScreen', 'false'],
      env: { BACKEND_PORT: String(backendPort) },
    },
    {
      name: 'backend',
      args: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts'],
      env: {
        LOG_FORMAT: process.env.LOG_FORMAT || 'text',
        PORT: String(backendPort),
        PUBLIC_URL: `http://localhost:${port}`,
        OPEN_GRAPHQL: '1',
      },
    },
  ]);
});
