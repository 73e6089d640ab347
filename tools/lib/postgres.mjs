import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';

/**
 * The folder of PostgreSQL's server programs, the newest where there are several.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const path = (process.env.PATH || '').split(delimiter);
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * The program of PgBouncer, a pooler before PostgreSQL.
 * @returns {string | undefined}
 */
export function findPgBouncer() {
  const path = (process.env.PATH || '').split(delimiter);
  return [...path, '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find(existsSync);
}

/**
 * Gets PostgreSQL's server programs, and a pooler, where that is possible. Elsewhere the tests
 * on real ones say that they are skipped.
 */
export async function ensurePostgres() {
  if (!canUseApt()) return;
  if (!findPostgres()) {
    keepClusterFromStarting();
    await aptInstall('postgresql');
  }
  if (!findPgBouncer()) await aptInstall('pgbouncer');
}

/** Debian's package would create a database and run it; the tests start their own. */
function keepClusterFromStarting() {
  const folder = '/etc/postgresql-common';
  const settings = join(folder, 'createcluster.conf');
  if (existsSync(settings)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}
