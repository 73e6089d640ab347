import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartUpError } from '../../start-up-error.ts';
import { LOCK_FILE, lockDirectory } from './directory-lock.ts';

const CLUSTER = 'cluster';

/** Exists while the database is created. */
const UNFINISHED_MARK = 'unfinished';

/** What a running database always has. */
const PRESENT = [
  LOCK_FILE,
  CLUSTER,
  inCluster('PG_VERSION'),
  inCluster('base'),
  inCluster('global'),
  inCluster('pg_wal'),
];

/** Uploaded pictures; with a PostgreSQL server the directory contains nothing else. */
export const PICTURES = 'pictures';

export type DataDirectory = ReturnType<typeof openDataDirectory>;

/**
 * Creates or opens the directory of the embedded database and locks it.
 * PGlite would initialise any directory that it does not recognise, over existing data. So only an
 * empty directory or an interrupted initialisation is initialised; a damaged database or a directory
 * with other files is refused and not changed.
 * @throws StartUpError when the directory cannot be used, with the reason.
 */
export function openDataDirectory(path: string) {
  const directory = resolve(path);
  const clusterPath = join(directory, CLUSTER);
  const marker = join(directory, UNFINISHED_MARK);
  let release = () => {};
  try {
    mkdirSync(directory, { recursive: true });
    refuseForeign(directory);
    release = lockDirectory(directory);
    // Under the lock: another process may have created the database.
    const names = readdirSync(directory);
    const isNew = !names.includes(CLUSTER) || names.includes(UNFINISHED_MARK);
    if (isNew) {
      writeFileSync(marker, '');
      rmSync(clusterPath, { recursive: true, force: true });
    } else checkAccess(directory);
    /** To be called when a new database is complete. */
    const markReady = () => rmSync(marker);
    return { clusterPath, isNew, markReady, watch: () => watchDirectory(directory), release };
  } catch (error) {
    release();
    if (error instanceof StartUpError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartUpError(`The data directory ${directory} cannot be used: ${error.message}.`);
  }
}

function inCluster(name: string): string {
  return join(CLUSTER, name);
}

/**
 * @returns a function that returns whether the opened directory is still at its path. After `rm` or
 *   `mv` the database goes on with files that nobody will find again. The number of the lock file is
 *   not given to another one while it is open.
 */
function watchDirectory(directory: string): () => boolean {
  const identify = () =>
    PRESENT.map((name) => {
      const { dev, ino } = statSync(join(directory, name), { throwIfNoEntry: false }) ?? {};
      return ino === undefined ? null : `${dev}:${ino}`;
    });
  const opened = identify().join();
  return () => identify().join() === opened;
}

function refuseForeign(directory: string): void {
  const known = [LOCK_FILE, PICTURES, UNFINISHED_MARK];
  // The owner may write the record of the shop before the first start.
  const isKnown = (name: string) => known.includes(name) || /^(shop\.json|simbolo-)/.test(name);
  const others = readdirSync(directory).filter((name) => !isKnown(name));
  if (others.length === 0 || others.includes(CLUSTER)) return;
  throw new StartUpError(
    `The data directory ${directory} is not empty and was not made by this program; it is left untouched. Choose another: DATA_DIR=…`,
  );
}

/** Files of another user are not damaged: they must not be replaced by an older backup. */
function checkAccess(directory: string): void {
  const file = join(CLUSTER, 'PG_VERSION');
  try {
    accessSync(join(directory, file), constants.W_OK);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? damaged(directory, `${file} is missing`) : error;
  }
}

/** The error for a database that was complete and cannot be opened. */
export function damaged(directory: string, reason: string): StartUpError {
  return new StartUpError(
    `The database in ${directory} is damaged: ${reason}. Its data is left as it is. Restore it from a backup, or choose another directory: DATA_DIR=…`,
  );
}
