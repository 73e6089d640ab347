import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { fixture } from './fixture.ts';
import { hasPostgres, type PostgresServer, runSql, startPostgres } from './postgres.ts';

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
  /** The server of its own that it was made with, if it was. */
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
  /** Whether nothing of the database is there yet, and its PostgreSQL is its own, to be ended. */
  isOwn?: boolean;
}

/** Where the tests of the server keep what they share; see `server-setup.ts`. */
export const shared = {
  postgresUrl: 'SHARED_POSTGRES_URL',
  directory: 'SHARED_DATA_DIR',
} as const;

export async function makeStore(
  engine: Engine,
  { where, catalogue = fixture, isOwn = where !== undefined }: StoreOptions = {},
): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-store-'));
  writeFileSync(join(folder, 'seed.json'), JSON.stringify(catalogue));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const dataDirectory = join(where ?? folder, 'data');
  const sharedUrl = isOwn ? undefined : process.env[shared.postgresUrl];
  const sharedDirectory = isOwn ? undefined : process.env[shared.directory];
  if (engine === 'embedded' && sharedDirectory) {
    cpSync(sharedDirectory, dataDirectory, { recursive: true });
  }
  const postgres = engine === 'postgres' && !sharedUrl ? await startPostgresIn(where) : null;
  const databaseUrl =
    engine === 'postgres' && sharedUrl ? await createDatabase(sharedUrl) : (postgres?.url ?? null);
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
      if (databaseUrl !== null && !postgres) await dropDatabase(databaseUrl);
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

/** @returns the address of a new database on a server */
async function createDatabase(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/test-${randomUUID()}`;
  await runSql(server, `CREATE DATABASE "${url.pathname.slice(1)}"`);
  return url.href;
}

async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url);
  server.pathname = '/postgres';
  await runSql(server.href, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
}
