import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../server/database/database.ts';
import { type EngineName, makeStore, type Store } from './store.ts';

/**
 * Opens a database with the tables and products of the seed before the tests of a `describe`, and
 * removes it after them.
 */
export function openSeededDatabase(engine: EngineName, onOpen: (database: Database) => void): void {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await makeStore(engine);
    database = await store.openSeeded();
    onOpen(database);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });
}
