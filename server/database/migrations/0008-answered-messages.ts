import type { Migration } from '../migration.ts';

export const answeredMessages: Migration = {
  name: '0008-answered-messages',
  statements: ['ALTER TABLE contact_messages ADD COLUMN answered_at timestamptz'],
};
