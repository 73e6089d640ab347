import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.ts';

/** The folder of PostgreSQL's server programs. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const path = (process.env.PATH || '').split(delimiter);
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

export const missingPostgres = 'PostgreSQL (add the folder of its initdb to PATH)';

/**
 * Installs them by apt.
 * @returns whether they are installed
 */
export async function ensurePostgres(): Promise<boolean> {
  if (findPostgres()) return true;
  if (!canUseApt()) return false;
  // Debian's package would create and start a cluster; the tests start their own.
  const settings = '/etc/postgresql-common/createcluster.conf';
  mkdirSync('/etc/postgresql-common', { recursive: true });
  if (!existsSync(settings)) writeFileSync(settings, 'create_main_cluster = false\n');
  await aptInstall('postgresql');
  return findPostgres() !== undefined;
}
