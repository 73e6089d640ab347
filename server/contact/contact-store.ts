import type { Queryable } from '../database/database.ts';
import type { ContactMessage } from './contact-message.ts';

/**
 * Stores a contact message.
 *
 * @returns once the message is committed; rejects when it may not be.
 */
export type SaveContactMessage = (message: ContactMessage) => Promise<void>;

/** Keeps the messages in the table `contact_messages`. */
export function saveContactMessageIn(database: Queryable): SaveContactMessage {
  return async ({ from_name, reply_to, phone, message }) => {
    await database.query(
      'INSERT INTO contact_messages (from_name, reply_to, phone, message) VALUES ($1, $2, $3, $4)',
      [from_name, reply_to, phone, message],
    );
  };
}

/**
 * How long ago the messages of the last hour were stored, in milliseconds.
 *
 * @param most so many at most, the newest.
 */
export async function recentMessageAges(database: Queryable, most: number): Promise<number[]> {
  const rows = await database.query<{ age: number }>(
    `SELECT (extract(epoch FROM now() - received_at) * 1000)::float8 AS age
       FROM (SELECT received_at FROM contact_messages ORDER BY id DESC LIMIT $1) AS newest
      WHERE received_at > now() - interval '1 hour'`,
    [most],
  );
  return rows.map(({ age }) => age);
}
