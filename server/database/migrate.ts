import { type Database, MAINTENANCE_TIMEOUT_MS, type Queryable } from './database.ts';
import { migrations } from './migrations.ts';

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MAINTENANCE_LOCK = 7_850;

/**
 * Applies the missing migrations, all or none. Several processes may call it at once.
 * @returns the names of the migrations that this call applied.
 */
export function migrate(database: Database): Promise<string[]> {
  return withMaintenanceLock(database, async (transaction) => {
    await transaction.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const rows = await transaction.query<{ name: string }>('SELECT name FROM schema_migrations');
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const { name, statements } of missing) {
      for (const statement of statements) await transaction.query(statement);
      await transaction.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
    }
    return missing.map(({ name }) => name);
  });
}

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
