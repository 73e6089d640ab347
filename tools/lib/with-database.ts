import { readSettings, type Settings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { openExistingDatabase } from '../../server/database/open-existing.ts';
import { StartUpError } from '../../server/start-up-error.ts';
import { UserError } from './user-error.mjs';

/** @throws {UserError} that says which setting is wrong */
export function operatorSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw told(error);
  }
}

/**
 * Opens the shop's database for some work, and closes it after that.
 *
 * @throws {UserError} when there is none, or it cannot be opened
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openExistingDatabase(settings).catch((error: unknown) => {
    throw told(error);
  });
  try {
    return await work(database);
  } catch (error) {
    throw told(error);
  } finally {
    await database.close();
  }
}

const told = (error: unknown) =>
  error instanceof StartUpError ? new UserError(error.message) : error;
