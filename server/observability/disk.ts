import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** In bytes. Databases write segments of 16 MB. */
const LEAST_FREE = 48 * 2 ** 20;

/** What an operator has to know about the disk of a directory, which need not exist yet; or null. */
export function diskProblem(directory: string): string | null {
  let path = resolve(directory);
  while (!existsSync(path)) path = dirname(path);
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    const free = bavail * bsize;
    return free < LEAST_FREE
      ? `The disk of DATA_DIR is full: ${Math.round(free / 2 ** 20)} MB are free`
      : null;
  } catch {
    return 'DATA_DIR cannot be written: its disk is read-only, or its owner is another user';
  }
}
