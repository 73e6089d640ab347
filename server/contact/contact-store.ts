import type { Database, Queryable } from '../database/database.ts';
import type { ContactMessage } from './contact-message.ts';

/** Stores a contact message; resolves once it is committed. */
export type SaveContactMessage = (message: ContactMessage) => Promise<void>;

export function saveContactMessageIn(database: Queryable): SaveContactMessage {
  return async ({ from_name, reply_to, phone = '', topic = '', message }) => {
    await database.query(
      'INSERT INTO contact_messages (from_name, reply_to, phone, topic, message) VALUES ($1, $2, $3, $4, $5)',
      [from_name, reply_to, phone, topic, message],
    );
  };
}

/** Stores a message and rolls it back. */
export function checkContactMessages(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.query('SAVEPOINT before');
    const text = 'Comprobación';
    await saveContactMessageIn(transaction)({
      from_name: text,
      reply_to: text,
      phone: text,
      topic: text,
      message: text,
    });
    await transaction.query('ROLLBACK TO before');
  });
}
