import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Daily, with two hours for the backup itself. */
const MAX_AGE_HOURS = 26;

/** Reads what `deploy/backup.sh` leaves in DATA_DIR. Without a backup so far there is no problem. */
export function backupProblem(directory: string): string | null {
  if (existsSync(join(directory, 'backup-failed'))) return 'The last backup failed';
  const done = statSync(join(directory, 'backup-done'), { throwIfNoEntry: false });
  const isOld = done !== undefined && Date.now() - done.mtimeMs > MAX_AGE_HOURS * 3_600_000;
  return isOld ? `The last backup is older than ${MAX_AGE_HOURS} hours` : null;
}
