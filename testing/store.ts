import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { fixture } from './fixture.ts';
import { hasPostgres, type PostgresServer, startPostgres } from './postgres.ts';

export type Engine = 'embedded' | 'postgres';

/** The databases that a server may stand on. */
export const engines: readonly { engine: Engine; name: string; isMissing: boolean }[] = [
  { engine: 'embedded', name: 'the embedded database', isMissing: false },
  { engine: 'postgres', name: 'a PostgreSQL server', isMissing: !hasPostgres() },
];

/** A database for a server to be started on, empty at first, and all else that a server needs. */
export interface Store {
  /** A folder of the store's own, with the seed and a site of one page. */
  folder: string;
  /** The folder of the embedded database, where it is that. */
  dataDirectory: string;
  /** Settings that lead a server to it, and to the catalogue that it begins with. */
  location: NodeJS.ProcessEnv;
  /** All settings of a server that is to use it. It takes as many contact messages as come. */
  environment: NodeJS.ProcessEnv;
  /** Null where the database is the embedded one. */
  postgres: PostgresServer | null;
  /** Opens it beside the server, or instead of it where it is the embedded one. */
  open(): Promise<Database>;
  /** The contact messages in it; see `open`. */
  messages(): Promise<string[]>;
  remove(): Promise<void>;
}

interface StoreOptions {
  /** Where the database's own files go; beside the others unless it is named. */
  where?: string;
  /** What a server begins with that is started on it. */
  catalogue?: Catalogue;
}

export async function makeStore(
  engine: Engine,
  { where, catalogue = fixture }: StoreOptions = {},
): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-store-'));
  writeFileSync(join(folder, 'seed.json'), JSON.stringify(catalogue));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const dataDirectory = join(where ?? folder, 'data');
  const postgres = engine === 'postgres' ? await startPostgresIn(where) : null;
  const databaseUrl = postgres?.url ?? null;
  const open = () => openDatabase({ databaseUrl, dataDirectory });
  const location = {
    DATA_DIR: dataDirectory,
    SEED_FILE: join(folder, 'seed.json'),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  return {
    folder,
    dataDirectory,
    location,
    environment: {
      ...location,
      SITE_DIR: folder,
      CONTACT_PER_ADDRESS: '1000000',
      CONTACT_PER_HOUR: '1000000',
    },
    postgres,
    open,
    messages: async () => {
      const database = await open();
      try {
        return (
          await database.query<{ message: string }>('SELECT message FROM contact_messages')
        ).map(({ message }) => message);
      } finally {
        await database.close();
      }
    },
    remove: async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPostgresIn(where: string | undefined): Promise<PostgresServer> {
  if (where === undefined) return startPostgres();
  const folder = join(where, 'postgres');
  mkdirSync(folder);
  return startPostgres({ folder });
}
