import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../server/catalogue/catalogue-store.ts';
import { openLiveCatalogue } from '../../server/catalogue/live-catalogue.ts';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { insertCatalogue } from '../../server/catalogue/seed.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { openEmbeddedDatabase } from '../../server/database/embedded/embedded-database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/pool.ts';
import { hasPostgres, startPostgres } from '../../testing/postgres.ts';

/** A database of a test's own, empty. */
interface OpenDatabase {
  database: Database;
  /** For who changes it from elsewhere. The embedded one lets nobody in, so that is the same. */
  outside: Queryable;
  remove(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  isMissing: boolean;
  open(): Promise<OpenDatabase>;
}

/** The databases that the backend runs on. */
export const databaseKinds: readonly DatabaseKind[] = [
  {
    name: 'the embedded database',
    isMissing: false,
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kuntur-embedded-'));
      const database = await openEmbeddedDatabase(folder);
      return {
        database,
        outside: database,
        remove: async () => {
          await database.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
  {
    name: 'a PostgreSQL server',
    isMissing: !hasPostgres(),
    open: async () => {
      const server = await startPostgres();
      const database = await openPostgres(server.url);
      const outside = await openPostgres(server.url);
      return {
        database,
        outside,
        remove: async () => {
          await database.close();
          await outside.close();
          await server.stop();
        },
      };
    },
  },
];

/** The stores that the contract must hold on: every database, and the one of tests and mocks. */
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
