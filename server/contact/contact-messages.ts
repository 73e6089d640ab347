import type { Queryable } from '../database/database.ts';

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

export async function markMessage(database: Queryable, id: number, isAnswered: boolean) {
  await database.query(
    'UPDATE contact_messages SET answered_at = CASE WHEN $2::boolean THEN now() END WHERE id = $1',
    [id, isAnswered],
  );
}
