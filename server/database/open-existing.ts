import { StartUpError } from '../start-up-error.ts';
import type { Database } from './database.ts';
import { holdsDatabase } from './embedded/data-directory.ts';
import { openDatabase } from './open-database.ts';

/**
 * Opens the shop's database for a program beside the server, which makes none.
 *
 * @throws StartUpError when there is none, or it cannot be opened.
 */
export async function openExistingDatabase(
  settings: Parameters<typeof openDatabase>[0],
): Promise<Database> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null && !holdsDatabase(dataDirectory)) {
    throw new StartUpError(`There is no database in ${dataDirectory}.`);
  }
  return openDatabase(settings);
}
