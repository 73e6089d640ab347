import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartUpError } from '../../start-up-error.ts';
import { LOCK_FILE, lockDirectory } from './directory-lock.ts';

/** Marks the directory as ours, and its database as complete. */
const MARKER = 'database.json';

const CLUSTER = 'cluster';

/** Uploaded pictures; with a PostgreSQL server the directory contains nothing else. */
export const PICTURES = 'pictures';

type State = 'initialising' | 'ready';

export type DataDirectory = ReturnType<typeof openDataDirectory>;

/**
 * Creates or opens the directory of the embedded database and locks it.
 *
 * PGlite would initialise any directory that it does not recognise, over existing data. So a marker
 * is written before and after initialisation: an interrupted initialisation is repeated; a damaged
 * database or a directory with other files is refused and not changed.
 * @throws StartUpError when the directory cannot be used, with the reason.
 */
export function openDataDirectory(path: string) {
  const directory = resolve(path);
  let release = () => {};
  try {
    mkdirSync(directory, { recursive: true });
    inspect(directory);
    release = lockDirectory(directory);
    // Again under the lock: another process may have created the database.
    const isNew = inspect(directory) !== 'ready';
    const clusterPath = join(directory, CLUSTER);
    if (isNew) {
      mark(directory, 'initialising');
      rmSync(clusterPath, { recursive: true, force: true });
    }
    /** To be called when a new database is complete. */
    const markReady = () => mark(directory, 'ready');
    return { clusterPath, isNew, markReady, release };
  } catch (error) {
    release();
    if (error instanceof StartUpError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartUpError(`The data directory ${directory} cannot be used: ${error.message}.`);
  }
}

function inspect(directory: string): State | 'empty' {
  const names = readdirSync(directory).filter(
    (name) => ![LOCK_FILE, `${MARKER}.new`, PICTURES].includes(name),
  );
  if (names.length === 0) return 'empty';
  if (!names.includes(MARKER)) {
    throw new StartUpError(
      `The data directory ${directory} is not empty and was not made by this program; it is left untouched. Choose another: DATA_DIR=…`,
    );
  }
  const marker = readFileSync(join(directory, MARKER), 'utf8');
  if (marker === content('initialising')) return 'initialising';
  if (marker !== content('ready')) throw damaged(directory, `${MARKER} is not valid`);
  try {
    // Files of another user are not damaged: they must not be replaced by an older backup.
    accessSync(join(directory, CLUSTER, 'PG_VERSION'), constants.W_OK);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? damaged(directory, `${join(CLUSTER, 'PG_VERSION')} is missing`) : error;
  }
  return 'ready';
}

/** The error for a database that was complete and cannot be opened. */
export function damaged(directory: string, reason: string): StartUpError {
  return new StartUpError(
    `The database in ${directory} is damaged: ${reason}. Its data is left as it is. Restore it from a backup, or choose another directory: DATA_DIR=…`,
  );
}

/** Renaming is atomic: no reader sees an incomplete marker. */
function mark(directory: string, state: State): void {
  const path = join(directory, MARKER);
  writeFileSync(`${path}.new`, content(state));
  renameSync(`${path}.new`, path);
}

function content(state: State): string {
  return `${JSON.stringify({ program: 'kuntur-aceros', state })}\n`;
}
