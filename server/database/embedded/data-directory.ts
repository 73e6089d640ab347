import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartUpError } from '../../start-up-error.ts';
import { isLockFile, lockDirectory } from './directory-lock.ts';

/** Says that the directory is ours, and whether its database was ever complete. */
const MARKER = 'database.json';

/** The folder of the database itself, which PostgreSQL fills. */
const CLUSTER = 'cluster';

type State = 'initialising' | 'ready';

/** A directory that this process holds, and no other. */
export interface DataDirectory {
  /** Where PostgreSQL keeps its files. */
  clusterPath: string;
  /** True when there is no database in it yet. */
  isNew: boolean;
  /** To be called once a new database is complete. */
  markReady(): void;
  release(): void;
}

/**
 * Creates or opens the folder of the embedded database, and locks it.
 *
 * The engine itself would initialise whatever folder it does not recognise,
 * over what is left of the old data. So a marker is written before and after
 * initialisation: what was interrupted before it was ever complete is begun
 * anew; what was complete and no longer is, and what is not ours, is refused
 * and left untouched.
 *
 * @throws StartUpError when the folder cannot be used, with the reason.
 */
export function openDataDirectory(path: string): DataDirectory {
  const directory = resolve(path);
  try {
    mkdirSync(directory, { recursive: true });
    inspect(directory);
    const release = lockDirectory(directory);
    try {
      return prepare(directory, release);
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartUpError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartUpError(`The data directory ${directory} cannot be used: ${error.message}.`);
  }
}

/** Whether a program of ours has made a database there: who only reads must not make one. */
export function holdsDatabase(path: string): boolean {
  return existsSync(join(path, MARKER));
}

function prepare(directory: string, release: () => void): DataDirectory {
  // Looked at again under the lock: another process may have filled it meanwhile.
  const isNew = inspect(directory) !== 'ready';
  const clusterPath = join(directory, CLUSTER);
  if (isNew) {
    mark(directory, 'initialising');
    rmSync(clusterPath, { recursive: true, force: true });
  }
  return { clusterPath, isNew, markReady: () => mark(directory, 'ready'), release };
}

function inspect(directory: string): State | 'empty' {
  const names = readdirSync(directory).filter(
    (name) => !isLockFile(name) && name !== `${MARKER}.new`,
  );
  if (names.length === 0) return 'empty';
  if (!names.includes(MARKER)) {
    throw new StartUpError(
      `The data directory ${directory} is not empty and was not made by this program; it is left untouched. Choose another: DATA_DIR=…`,
    );
  }
  const marker = readFileSync(join(directory, MARKER), 'utf8');
  if (marker === content('initialising')) return 'initialising';
  if (marker !== content('ready')) throw damaged(directory, `${MARKER} is not what it was`);
  if (!existsSync(join(directory, CLUSTER, 'PG_VERSION'))) {
    throw damaged(directory, `${join(CLUSTER, 'PG_VERSION')} is missing`);
  }
  return 'ready';
}

/** The error of a database that was complete once and cannot be opened any more. */
export function damaged(directory: string, reason: string): StartUpError {
  return new StartUpError(
    `The database in ${directory} is damaged: ${reason}. Its data is left as it is. Restore it from a backup, or choose another directory: DATA_DIR=…`,
  );
}

/** Written beside and renamed, so that no reader ever sees half of it. */
function mark(directory: string, state: State): void {
  const path = join(directory, MARKER);
  writeFileSync(`${path}.new`, content(state));
  renameSync(`${path}.new`, path);
}

function content(state: State): string {
  return `${JSON.stringify({ program: 'kuntur-aceros', state })}\n`;
}
