import { readSettings } from '../server/config.ts';
import { sqlState } from '../server/database/sql-state.ts';
import { escapeControlCharacters } from '../server/observability/escape-control-characters.ts';
import { main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { withDatabase } from './lib/with-database.ts';

const help = `Usage: npm run messages

Prints the stored contact messages, oldest first, as JSON lines without terminal
control characters. DATABASE_URL or DATA_DIR selects the database. The server locks
the embedded one while it runs: stop it first.`;

const UNDEFINED_TABLE = '42P01';
const columns = 'id, received_at, from_name, reply_to, phone, message';

main(async () => {
  if (process.argv.includes('--help')) return console.log(help);
  await withDatabase(readSettings(process.env), async (database) => {
    const messages = await database
      .query(`SELECT ${columns} FROM contact_messages ORDER BY id`)
      .catch((error: unknown) => {
        if (sqlState(error) !== UNDEFINED_TABLE) throw error;
        throw new UserError('The database is empty: no server has been started on it yet.');
      });
    for (const message of messages) console.log(escapeControlCharacters(JSON.stringify(message)));
  });
});
