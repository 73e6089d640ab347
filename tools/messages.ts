/** Prints what the contact form has brought; see `USAGE`. */
import { parseArgs } from 'node:util';
import { readSettings } from '../server/config.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { StartUpError } from '../server/start-up-error.ts';

const USAGE = `Usage: npm run messages [-- --help]

Prints the messages that the contact form has stored, oldest first, one JSON
object a line. Reads the database that DATABASE_URL or DATA_DIR names, as the
server does. The embedded database is held by the server while it runs: stop
it first.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const database = await openDatabase(readSettings(process.env));
  try {
    const messages = await database.query(
      'SELECT id, received_at, from_name, reply_to, phone, message FROM contact_messages ORDER BY id',
      [],
    );
    for (const message of messages) console.log(JSON.stringify(message));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof StartUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
