import type { Queryable } from '../server/database/database.ts';
import { engines, makeStore } from './store.ts';

/**
 * Opens an empty database of each kind that the backend supports, and a second connection to it; the
 * embedded database has only one.
 */
export const databaseKinds = engines.map(({ engine, name, isMissing }) => ({
  name,
  isMissing,
  open: async () => {
    const { open, remove } = await makeStore(engine);
    const database = await open();
    const other = engine === 'postgres' ? await open() : undefined;
    const outside: Queryable = other ?? database;
    return {
      database,
      outside,
      remove: async () => {
        await database.close();
        await other?.close();
        await remove();
      },
    };
  },
}));
