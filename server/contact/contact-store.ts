import type { Queryable } from '../database/database.ts';
import { sqlState } from '../database/database-errors.ts';
import type { SentMessage } from './contact-message.ts';

interface StoredMessage {
  id: number;
  at: Date;
  name: string;
  email: string;
  /** May be empty, as the topic. */
  phone: string;
  topic: string;
  message: string;
  /** Null until it is answered. */
  answeredAt: Date | null;
  total: number;
}

export interface MessageFilter {
  /** A part of the name, e-mail address, telephone number or message; upper case and accents are ignored. */
  search: string;
  isUnanswered: boolean;
}

/**
 * The messages, newest first.
 * @param limit null for all
 * @returns each with the `total` number of messages that match
 */
export function readMessages(
  database: Queryable,
  { search, isUnanswered }: MessageFilter,
  limit: number | null = null,
): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(
    `SELECT id::integer, received_at AS at, from_name AS name, reply_to AS email, phone, topic,
            message, answered_at AS "answeredAt", count(*) OVER ()::integer AS total
       FROM contact_messages
      WHERE ($1 = '' OR strpos(
              catalogue_fold(concat_ws(' ', from_name, reply_to, phone, message)),
              catalogue_fold($1)) > 0)
        AND NOT ($2::boolean AND answered_at IS NOT NULL)
      ORDER BY id DESC LIMIT $3`,
    [search, isUnanswered, limit],
  );
}

export async function countUnanswered(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM contact_messages WHERE answered_at IS NULL',
  );
  return row?.count ?? 0;
}

export async function markMessage(database: Queryable, id: number, isAnswered: boolean) {
  await database.query(
    'UPDATE contact_messages SET answered_at = CASE WHEN $2::boolean THEN now() END WHERE id = $1',
    [id, isAnswered],
  );
}

/** How long `/healthz` reports a failure if no message is stored after it, in milliseconds. */
const REPORT_MS = 60 * 60_000;

export type ContactStore = ReturnType<typeof createContactStore>;

export function createContactStore(database: Queryable) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    /**
     * Stores a contact message; resolves once it is committed. The same one within two minutes is
     * stored once: a client sends it again where it cannot know that it was committed.
     */
    save: async ({ from_name, reply_to, phone = '', topic = '', message }: SentMessage) => {
      try {
        await database.query(
          `INSERT INTO contact_messages (from_name, reply_to, phone, topic, message)
           SELECT $1::text, $2::text, $3::text, $4::text, $5::text WHERE NOT EXISTS (
             SELECT FROM contact_messages
             WHERE from_name = $1 AND reply_to = $2 AND phone = $3 AND topic = $4 AND message = $5
               AND received_at > now() - interval '2 minutes')`,
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
