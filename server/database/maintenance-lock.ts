import { type Database, MAINTENANCE_TIMEOUT_MS, type Queryable } from './database.ts';

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MAINTENANCE_LOCK = 7_850;

/** Runs `work` in a transaction under a lock that one process at a time can hold. */
export function withMaintenanceLock<Result>(
  database: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [MAINTENANCE_LOCK]);
    return work(transaction);
  }, MAINTENANCE_TIMEOUT_MS);
}
