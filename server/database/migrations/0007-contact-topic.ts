import type { Migration } from '../migration.ts';

export const contactTopic: Migration = {
  name: '0007-contact-topic',
  statements: ["ALTER TABLE contact_messages ADD COLUMN topic text NOT NULL DEFAULT ''"],
};
