import type { Migration } from '../migration.ts';

/** Searches are answered from memory. The extension of the index stays: another user may own it. */
export const searchInMemory: Migration = {
  name: '0010-search-in-memory',
  statements: ['DROP INDEX IF EXISTS products_by_name'],
};
