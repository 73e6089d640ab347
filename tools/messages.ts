/** Prints what the contact form has brought; see `USAGE`. */
import { readSettings } from '../server/config.ts';
import { sqlState } from '../server/database/sql-state.ts';
import { printable } from '../server/observability/printable.ts';
import { main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { withDatabase } from './lib/with-database.ts';

const USAGE = `Usage: npm run messages [-- --help]

Prints the messages that the contact form has stored, oldest first, one JSON
object a line, without what steers a terminal. Reads the database that DATABASE_URL or DATA_DIR names, as the
server does. The embedded database is held by the server while it runs: stop
it first.`;

const UNDEFINED_TABLE = '42P01';

main(async () => {
  if (process.argv.includes('--help')) return console.log(USAGE);
  await withDatabase(readSettings(process.env), async (database) => {
    const messages = await database
      .query(
        'SELECT id, received_at, from_name, reply_to, phone, message FROM contact_messages ORDER BY id',
      )
      .catch((error: unknown) => {
        if (sqlState(error) !== UNDEFINED_TABLE) throw error;
        throw new UserError(
          'The database has no contact messages: no server was started on it yet.',
        );
      });
    for (const message of messages) console.log(printable(JSON.stringify(message)));
  });
});
