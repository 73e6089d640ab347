import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import { openLiveCatalogue } from '../server/catalogue/live-catalogue.ts';
import { createMemoryStore } from '../server/catalogue/memory-store.ts';
import { insertCatalogue } from '../server/catalogue/seed.ts';
import type { Database, Queryable } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { engines, makeStore } from './store.ts';

/** An empty database. */
interface OpenDatabase {
  database: Database;
  /** A second connection; the embedded database has only one. */
  outside: Queryable;
  remove(): Promise<void>;
}

/** Opens each kind of database that the backend supports. */
export const databaseKinds = engines.map(({ engine, name, isMissing }) => ({
  name,
  isMissing,
  open: async (): Promise<OpenDatabase> => {
    const { open, remove } = await makeStore(engine);
    const database = await open();
    const outside = engine === 'postgres' ? await open() : database;
    return {
      database,
      outside,
      remove: async () => {
        await database.close();
        if (outside !== database) await outside.close();
        await remove();
      },
    };
  },
}));

/** Opens each kind of catalogue store: on every database, and the one in memory for tests and mocks. */
export const storeKinds = [
  {
    name: 'memory',
    isMissing: false,
    open: async (catalogue: Catalogue) => ({
      store: createMemoryStore(catalogue),
      remove: async () => {},
    }),
  },
  ...databaseKinds.map((kind) => ({
    ...kind,
    open: async (catalogue: Catalogue) => {
      const { database, remove } = await kind.open();
      await migrate(database);
      await database.transaction((transaction) => insertCatalogue(transaction, catalogue));
      const { store, close } = await openLiveCatalogue(database);
      return {
        store,
        remove: () => {
          close();
          return remove();
        },
      };
    },
  })),
];
