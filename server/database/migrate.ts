import { StartUpError } from '../start-up-error.ts';
import { type Database, MAINTENANCE_TIMEOUT_MS, type Queryable } from './database.ts';
import type { Migration } from './migration.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { contactMessages } from './migrations/0002-contact-messages.ts';
import { catalogueVersion } from './migrations/0003-catalogue-version.ts';
import { soundNumbers } from './migrations/0004-sound-numbers.ts';
import { catalogueImports } from './migrations/0005-catalogue-imports.ts';
import { removedProducts } from './migrations/0006-removed-products.ts';
import { contactTopic } from './migrations/0007-contact-topic.ts';
import { answeredMessages } from './migrations/0008-answered-messages.ts';
import { catalogueExports } from './migrations/0009-catalogue-exports.ts';
import { sqlState } from './sql-state.ts';

const MIGRATIONS: readonly Migration[] = [
  catalogue,
  contactMessages,
  catalogueVersion,
  soundNumbers,
  catalogueImports,
  removedProducts,
  contactTopic,
  answeredMessages,
  catalogueExports,
];

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MAINTENANCE_LOCK = 7_850;

/**
 * Applies the missing migrations, each in a transaction. Several processes may call it at once.
 * @returns the names of the migrations that this call applied.
 * @throws StartUpError when an extension is not installed or may not be created.
 */
export async function migrate(database: Database): Promise<string[]> {
  const done = await appliedMigrations(database);
  const applied: string[] = [];
  for (const migration of MIGRATIONS) {
    if (done.has(migration.name)) continue;
    const isNew = await withMaintenanceLock(database, (transaction) =>
      apply(migration, transaction),
    );
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

async function appliedMigrations(database: Database): Promise<Set<string>> {
  const [table] = await database.query<{ exists: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return new Set();
  const rows = await database.query<{ name: string }>('SELECT name FROM schema_migrations');
  return new Set(rows.map(({ name }) => name));
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

async function apply(migration: Migration, transaction: Queryable): Promise<boolean> {
  await transaction.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const found = await transaction.query('SELECT 1 FROM schema_migrations WHERE name = $1', [
    migration.name,
  ]);
  if (found.length > 0) return false;

  for (const statement of migration.statements) {
    await transaction.query(statement).catch((error: unknown) => {
      throw explained(error, statement);
    });
  }
  await transaction.query('INSERT INTO schema_migrations (name) VALUES ($1)', [migration.name]);
  return true;
}

/** SQLSTATEs of an extension that is not installed on the server's machine. */
const NOT_AVAILABLE = ['0A000', '58P01'];
const INSUFFICIENT_PRIVILEGE = '42501';

function explained(error: unknown, statement: string): unknown {
  const extension = /^CREATE EXTENSION IF NOT EXISTS (\w+)$/.exec(statement)?.[1];
  const state = sqlState(error);
  if (extension && NOT_AVAILABLE.includes(state)) {
    return new StartUpError(
      `The database lacks the extension ${extension}: install PostgreSQL's contrib package on its machine.`,
    );
  }
  if (extension && state === INSUFFICIENT_PRIVILEGE) {
    return new StartUpError(
      `The database user may not add the extension ${extension}: let an administrator run "${statement}" in this database once.`,
    );
  }
  return error;
}
