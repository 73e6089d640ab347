import { existsSync } from 'node:fs';
import { resetPassword } from './admin/password.ts';
import { readSettings } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { StartUpError } from './start-up-error.ts';

// `npm run reset-password`: the password of the private page is ADMIN_TOKEN again.
try {
  const { DATABASE_URL: url = null, DATA_DIR } = readSettings(process.env);
  if (url === null && !existsSync(DATA_DIR)) {
    throw new StartUpError(`There is no database in ${DATA_DIR}. Set DATABASE_URL or DATA_DIR.`);
  }
  const database = await openDatabase(url, DATA_DIR);
  await resetPassword(database).finally(() => database.close());
  console.log('The password of the private page is ADMIN_TOKEN again; all sessions have ended.');
} catch (error) {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
