import type { Settings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { holdsDatabase } from '../../server/database/embedded/data-directory.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { UserError } from './user-error.mjs';

/**
 * Opens the shop's database for some work, and closes it after that. Makes none where there is none.
 *
 * @throws {UserError} when there is none
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null && !holdsDatabase(dataDirectory)) {
    throw new UserError(`There is no database in ${dataDirectory}.`);
  }
  const database = await openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
