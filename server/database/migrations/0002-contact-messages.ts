import type { Migration } from '../migration.ts';

/** Messages of the contact form. */
export const contactMessages: Migration = {
  name: '0002-contact-messages',
  statements: [
    `CREATE TABLE contact_messages (
      id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      received_at timestamptz NOT NULL DEFAULT now(),
      from_name   text NOT NULL,
      reply_to    text NOT NULL,
      phone       text NOT NULL,
      message     text NOT NULL
    )`,
  ],
};
