import type { Database } from './database.ts';
import { withMaintenanceLock } from './maintenance-lock.ts';
import { migrations } from './migrations.ts';

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
