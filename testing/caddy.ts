import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../tools/lib/project.mjs';
import { rawFetch } from './http-client.ts';
import { freePort } from './postgres.ts';

/** Whether this machine has Caddy; tests that need it are skipped without it. */
export function hasCaddy(): boolean {
  const isFound = spawnSync('caddy', ['version']).status === 0;
  if (!isFound) console.warn('Caddy was not found in PATH: its tests are skipped.');
  return isFound;
}

/** Starts Caddy with the configuration of the installation, in front of servers by their URLs. */
export async function startCaddy(servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-caddy-'));
  const [port, adminPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const caddy = spawn('caddy', ['run', '--config', inProject('deploy/Caddyfile')], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${apiPort}`,
      PUBLIC_URL: url,
      ADMIN_HOST: `http://127.0.0.1:${adminPort}`,
      UPSTREAMS: servers.map((server) => new URL(server).host).join(' '),
    },
    stdio: 'ignore',
  });
  const kill = () => caddy.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => caddy.once('exit', resolve));
  while ((await rawFetch(url, '/readyz').catch(() => null))?.status !== 200) {
    if (caddy.exitCode !== null) throw new Error(`Caddy exited with ${caddy.exitCode}`);
  }
  return {
    url,
    stop: async () => {
      process.removeListener('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
