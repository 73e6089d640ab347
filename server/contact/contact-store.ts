import type { Queryable } from '../database/database.ts';
import type { ContactMessage } from './contact-message.ts';

/** Stores a contact message; resolves once it is committed. */
export type SaveContactMessage = (message: ContactMessage) => Promise<void>;

/** Stores messages in the table `contact_messages`. */
export function saveContactMessageIn(database: Queryable): SaveContactMessage {
  return async ({ from_name, reply_to, phone, message }) => {
    await database.query(
      'INSERT INTO contact_messages (from_name, reply_to, phone, message) VALUES ($1, $2, $3, $4)',
      [from_name, reply_to, phone, message],
    );
  };
}
