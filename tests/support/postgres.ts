import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../tools/lib/postgres.mjs';

/** A PostgreSQL server of a test's own, with one empty database. */
export interface PostgresServer {
  url: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

const START_MS = 20_000;

/**
 * Whether this machine has a PostgreSQL to test on. Where it has none, says so;
 * in CI that is an error, lest a suite be missing without anyone's noticing.
 */
export function hasPostgres(): boolean {
  if (findPostgres()) return true;
  const message = 'No PostgreSQL server was found in /usr/lib/postgresql or PATH';
  if (process.env.CI) throw new Error(`${message}: install postgresql.`);
  console.warn(`${message}: the tests that need one are skipped.`);
  return false;
}

/** Starts a server on a free port, with its files in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL server on this machine.');

  const folder = mkdtempSync(join(tmpdir(), 'kuntur-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, env: { PATH: bin, LC_ALL: 'C.UTF-8' } };

  const initdb = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--no-sync', data];
  execFileSync(join(bin, 'initdb'), initdb, { ...run, stdio: 'pipe' });

  const port = await freePort();
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'];
  const server = spawn(join(bin, 'postgres'), options, { ...run, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await answering(url, () => server.exitCode !== null);
  return {
    url,
    stop: async () => {
      process.removeListener('exit', kill);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; root's tests run it as nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port.')),
      );
    });
  });
}

async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (const start = Date.now(); Date.now() - start < START_MS; await sleep(50)) {
    if (hasEnded()) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not yet; a server that starts refuses connections.
    }
  }
  throw new Error('The PostgreSQL server did not start.');
}
