import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listen } from '../server/http/listen.ts';
import { findPostgres } from '../tools/lib/postgres.ts';

/** A PostgreSQL server of a test's own, with one empty database. */
export interface PostgresServer {
  url: string;
  /** Ends the server with a signal: SIGINT has it clear up, SIGKILL leaves it no time to. Its files stay. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again after that, where it was. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Where its files go; a folder of its own, which is removed with it, unless one is named. */
  folder?: string;
  /** Which it asks for; anybody is let in unless one is named. */
  password?: string;
  /** A free one unless it is named. */
  port?: number;
  /** The address of a server of which it is to be a standby, until it is promoted. */
  standbyOf?: string;
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

/** Starts a server on a free port. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL server on this machine.');

  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'kuntur-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, env: { PATH: bin, LC_ALL: 'C.UTF-8' } };

  const { password } = options;
  const passwordFile = join(folder, 'password');
  if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o644 });
  const auth =
    password === undefined
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = ['--username=shop', ...auth, '--encoding=UTF8', '--no-sync', data];
  const copy = [`--dbname=${options.standbyOf}`, `--pgdata=${data}`, '-R', '--checkpoint=fast'];
  const [make, args] = options.standbyOf ? ['pg_basebackup', copy] : ['initdb', initdb];
  execFileSync(join(bin, make), args, { ...run, stdio: 'pipe' });

  const port = options.port ?? (await freePort());
  const url = `postgres://shop${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/postgres`;
  const flags = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'];
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));

  const start = async () => {
    // The children of a server that was killed may take a moment to notice.
    for (const began = Date.now(); Date.now() - began < START_MS; await sleep(50)) {
      const child = spawn(join(bin, 'postgres'), flags, { ...run, stdio: 'ignore' });
      server = child;
      if (await answering(url, () => child.exitCode !== null)) return;
    }
    throw new Error('The PostgreSQL server did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    end,
    start,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement over a connection of its own. */
export async function runSql<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is still recovering ends connections while they are being made.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root; root's tests run it as nobody. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  probe.close();
  return port;
}

/** Waits until a server answers; false when it has ended instead. */
export async function answering(url: string, hasEnded: () => boolean): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < START_MS; await sleep(50)) {
    if (hasEnded()) return false;
    try {
      await runSql(url, 'SELECT 1');
      return true;
    } catch {
      // Not yet; a server that starts refuses connections.
    }
  }
  return false;
}
