import { readSettings } from '../server/config.ts';
import { escapeControlCharacters } from '../server/observability/escape-control-characters.ts';
import { main } from './lib/project.mjs';
import { withDatabase } from './lib/with-database.ts';

const columns = 'id, received_at, from_name, reply_to, phone, topic, message';

// `npm run messages` prints the stored contact messages, oldest first, as JSON lines without terminal
// control characters.
main(async () => {
  await withDatabase(readSettings(process.env), async (database) => {
    const messages = await database.query(`SELECT ${columns} FROM contact_messages ORDER BY id`);
    for (const message of messages) console.log(escapeControlCharacters(JSON.stringify(message)));
  });
});
