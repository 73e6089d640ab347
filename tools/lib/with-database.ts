import type { Settings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { holdsDatabase } from '../../server/database/embedded/data-directory.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { UserError } from './user-error.mjs';

/**
 * Opens the shop's database, migrated, and closes it after the work.
 *
 * @throws {UserError} when the data directory contains no database
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null && !holdsDatabase(dataDirectory)) {
    throw new UserError(`${dataDirectory} contains no database.`);
  }
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
