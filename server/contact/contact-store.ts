import type { Queryable } from '../database/database.ts';
import { sqlState } from '../database/database-errors.ts';
import type { ContactMessage } from './contact-message.ts';

/** How long `/healthz` reports a failure if no message is stored after it, in milliseconds. */
const REPORT_MS = 60 * 60_000;

export type ContactStore = ReturnType<typeof createContactStore>;

export function createContactStore(database: Queryable) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Stores a contact message; resolves once it is committed. */
    save: async ({ from_name, reply_to, phone = '', topic = '', message }: ContactMessage) => {
      try {
        await database.query(
          'INSERT INTO contact_messages (from_name, reply_to, phone, topic, message) VALUES ($1, $2, $3, $4, $5)',
          [from_name, reply_to, phone, topic, message],
        );
        failedAt = Number.NEGATIVE_INFINITY;
      } catch (error) {
        // Without a SQLSTATE the connection was lost, which the live catalogue reports.
        if (sqlState(error) !== '') failedAt = performance.now();
        throw error;
      }
    },
    /** For the operator, or null. */
    problem: () =>
      performance.now() - failedAt < REPORT_MS ? 'The last contact message was not stored' : null,
  };
}
