import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `kuntur-backup-failed.service` writes this file, and the next backup that succeeds removes it. */
const MARK = 'backup-failed';

export const backupProblem = (directory: string) =>
  existsSync(join(directory, MARK)) ? 'The last backup failed' : null;
