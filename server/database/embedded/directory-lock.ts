/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartUpError } from '../../start-up-error.ts';

const LOCK_FILE = 'lock';

/** Whether a file of a locked directory belongs to its lock; earlier versions numbered theirs. */
export function isLockFile(name: string): boolean {
  return name === LOCK_FILE || /^lock-\d+\.json$/.test(name);
}

/**
 * Locks a directory for this process, or says who holds it.
 *
 * The kernel holds the lock, and lets go of it when the process ends, however it does: nothing that
 * was written down has to be believed, and processes see one another's locks across containers.
 * What stands in the file is for people only. Network file systems: see the README.
 *
 * @returns what releases the lock; harmless when called twice.
 * @throws StartUpError that names the holder's PID.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, LOCK_FILE);
  const file = openSync(path, 'a+');
  if (!tryLock(file)) {
    const holder = readFileSync(path, 'utf8').trim() || 'another process';
    closeSync(file);
    throw new StartUpError(
      `The data directory ${directory} is in use by ${holder}. Stop that process, or choose another directory: DATA_DIR=…`,
    );
  }
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} on ${hostname()}\n`);
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(file);
    isHeld = false;
  };
}
