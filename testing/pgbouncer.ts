import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgBouncer } from '../tools/lib/postgres.mjs';
import { answering, freePort, unprivilegedUser } from './postgres.ts';

/** A pooler before a PostgreSQL server. */
export interface Pooler {
  /** As the server's own, but through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Whether this machine has PgBouncer; says so where it has none, which in CI is an error. */
export function hasPgBouncer(): boolean {
  if (findPgBouncer()) return true;
  if (process.env.CI) throw new Error('No PgBouncer was found: install pgbouncer.');
  console.warn('No PgBouncer was found: the tests behind a pooler are skipped.');
  return false;
}

/** Starts PgBouncer in transaction mode, and else as it comes. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const program = findPgBouncer();
  if (!program) throw new Error('There is no PgBouncer on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-pooler-'));
  const { hostname, port, username } = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`,
  );
  const user = unprivilegedUser();
  if (user) for (const path of [folder, settings, users]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  if (!(await answering(url.href, () => child.exitCode !== null))) {
    throw new Error('PgBouncer did not start.');
  }
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
