import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listen } from '../server/http/listen.ts';
import { findPostgres } from '../tools/lib/postgres.ts';

/** A PostgreSQL server with one empty database. */
export interface PostgresServer {
  url: string;
  /** Ends the server and keeps its files. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same port and files. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

const startTimeoutMs = 20_000;

/** Whether this machine has PostgreSQL. A missing one is a warning, in CI an error. */
export function hasPostgres(): boolean {
  if (findPostgres()) return true;
  const message = 'No PostgreSQL server was found in /usr/lib/postgresql or PATH';
  if (process.env.CI) throw new Error(`${message}: install postgresql.`);
  console.warn(`${message}: its tests are skipped.`);
  return false;
}

/** @param options `password`: every user is trusted without one */
export async function startPostgres({
  folder = mkdtempSync(join(tmpdir(), 'kuntur-postgres-')),
  password = '',
} = {}): Promise<PostgresServer> {
  const { data, program, options } = createCluster(folder, password);
  const port = await freePort();
  const url = `postgres://shop${password && `:${password}`}@127.0.0.1:${port}/postgres`;
  const flags = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'];
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));

  const start = async () => {
    // After SIGKILL the remaining children hold the data directory for a moment: it is tried again.
    for (const begin = Date.now(); Date.now() - begin < startTimeoutMs; await sleep(50)) {
      const child = spawn(program, flags, { ...options, stdio: 'ignore' });
      server = child;
      if (await accepts(url, child)) return;
    }
    throw new Error('The PostgreSQL server did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };

  await start();
  return { url, end, start, stop };
}

/** Creates the files of a server in a folder. */
function createCluster(folder: string, password: string) {
  const bin = findPostgres();
  if (!bin) throw new Error('This machine has no PostgreSQL server.');
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: bin, LC_ALL: 'C.UTF-8' } };
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const auth = password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
  const initdb = ['--username=shop', ...auth, '--encoding=UTF8', '--no-sync', data];
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  return { data, program: join(bin, 'postgres'), options };
}

/** Runs a statement on its own connection. */
export async function runSql<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A recovering server closes connections while they are opened.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root; tests run by root start it as nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  server.close();
  return port;
}

/** Waits until a server answers. @returns false if it exits instead */
async function accepts(url: string, server: ChildProcess): Promise<boolean> {
  for (const begin = Date.now(); Date.now() - begin < startTimeoutMs; await sleep(50)) {
    if (server.exitCode !== null) return false;
    try {
      await runSql(url, 'SELECT 1');
      return true;
    } catch {
      // Refuses connections while it starts.
    }
  }
  return false;
}
