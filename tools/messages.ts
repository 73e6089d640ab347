/** Prints what the contact form has brought; see `USAGE`. */
import { parseArgs } from 'node:util';
import { readSettings } from '../server/config.ts';
import { openExistingDatabase } from '../server/database/open-existing.ts';
import { sqlState } from '../server/database/sql-state.ts';
import { printable } from '../server/observability/printable.ts';
import { StartUpError } from '../server/start-up-error.ts';

const USAGE = `Usage: npm run messages [-- --help]

Prints the messages that the contact form has stored, oldest first, one JSON
object a line, without what steers a terminal. Reads the database that DATABASE_URL or DATA_DIR names, as the
server does. The embedded database is held by the server while it runs: stop
it first.`;

const UNDEFINED_TABLE = '42P01';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const database = await openExistingDatabase(readSettings(process.env));
  try {
    const messages = await database.query(
      'SELECT id, received_at, from_name, reply_to, phone, message FROM contact_messages ORDER BY id',
      [],
    );
    for (const message of messages) console.log(printable(JSON.stringify(message)));
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    throw new StartUpError(
      'The database has no contact messages: no server was started on it yet.',
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
