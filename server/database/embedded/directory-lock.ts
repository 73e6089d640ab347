/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartUpError } from '../../start-up-error.ts';

export const LOCK_FILE = 'lock';

/**
 * Locks a directory for this process. The kernel holds the lock, across containers too, and releases
 * it when the process ends for any reason. The content of the file is only for people.
 * @returns a function that releases the lock.
 * @throws StartUpError that names the PID of the holder.
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
  return () => closeSync(file);
}
