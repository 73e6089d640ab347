import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '../server/catalogue/seed.ts';
import type { Catalogue } from '../server/catalogue/stored-product.ts';
import type { Database } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { fixture } from './fixture.ts';
import { hasPostgres, type PostgresServer, runSql, startPostgres } from './postgres.ts';

export type EngineName = 'embedded' | 'postgres';

export const engines: readonly { engine: EngineName; name: string; isMissing: boolean }[] = [
  { engine: 'embedded', name: 'the embedded database', isMissing: false },
  { engine: 'postgres', name: 'a PostgreSQL server', isMissing: !hasPostgres() },
];

/** For tests of a process that may use any database. */
export const fastestEngine: EngineName = hasPostgres() ? 'postgres' : 'embedded';

/**
 * For tests of the private page, whose SQL `tests/server/catalogue` and `tests/contract` run on each
 * database: the fastest one; in the slow run the other one.
 */
export const pageEngines = engines.filter(
  ({ engine }) => (engine === fastestEngine) !== Boolean(process.env.OTHER_ENGINE),
);

/** Everything that a server process needs: an empty database, a seed file and a site of one page. */
export interface Store {
  folder: string;
  /** Folder of the embedded database. */
  dataDirectory: string;
  /** Settings of the database and the seed file. */
  location: NodeJS.ProcessEnv;
  /** All settings of a server, without contact rate limits. */
  environment: NodeJS.ProcessEnv;
  /** Its PostgreSQL server, unless that is shared. */
  postgres: PostgresServer | null;
  /** Opens the database; the embedded one only while no server uses it. */
  open(): Promise<Database>;
  /** Opens the database with the tables and products of the seed file. */
  openSeeded(): Promise<Database>;
  /** Reads the stored contact messages; see `open`. */
  messages(): Promise<string[]>;
  remove(): Promise<void>;
}

interface StoreOptions {
  /** Folder for the files of the database. */
  where?: string;
  catalogue?: Catalogue;
  /** Whether the database is created by the first server and PostgreSQL is not shared. */
  isOwn?: boolean;
}

/** Environment variables that `server-setup.ts` sets for all server tests. */
export const shared = {
  postgresUrl: 'SHARED_POSTGRES_URL',
  directory: 'SHARED_DATA_DIR',
} as const;

export async function makeStore(
  engine: EngineName,
  { where, catalogue = fixture, isOwn = where !== undefined }: StoreOptions = {},
): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-store-'));
  const seedFile = join(folder, 'seed.json');
  writeFileSync(seedFile, JSON.stringify(catalogue));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const dataDirectory = join(where ?? folder, 'data');
  const sharedDirectory = isOwn ? undefined : process.env[shared.directory];
  if (engine === 'embedded' && sharedDirectory) {
    cpSync(sharedDirectory, dataDirectory, { recursive: true });
  }
  const server = engine === 'postgres' ? await openServer(where, isOwn) : null;
  const databaseUrl = server?.url ?? null;
  const open = () => openDatabase(databaseUrl, dataDirectory);
  const settings = { DATA_DIR: dataDirectory, SEED_FILE: seedFile };
  const location = { ...settings, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
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
    postgres: server?.own ?? null,
    open,
    openSeeded: () => openSeeded(open, seedFile),
    messages: () => readMessages(open),
    remove: async () => {
      await server?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new PostgreSQL server, or a new database on the shared one. */
async function openServer(where: string | undefined, isOwn: boolean) {
  const sharedUrl = isOwn ? undefined : process.env[shared.postgresUrl];
  if (sharedUrl) {
    const url = await createDatabase(sharedUrl);
    return { url, own: null, remove: () => dropDatabase(url) };
  }
  const own = await startPostgresIn(where);
  return { url: own.url, own, remove: () => own.stop() };
}

async function openSeeded(open: () => Promise<Database>, seedFile: string): Promise<Database> {
  const database = await open();
  await migrate(database);
  await seedCatalogue(database, seedFile);
  return database;
}

async function readMessages(open: () => Promise<Database>): Promise<string[]> {
  const database = await open();
  const statement = 'SELECT message FROM contact_messages';
  const rows = await database.query<{ message: string }>(statement);
  await database.close();
  return rows.map(({ message }) => message);
}

async function startPostgresIn(where: string | undefined): Promise<PostgresServer> {
  if (where === undefined) return startPostgres();
  const folder = join(where, 'postgres');
  mkdirSync(folder);
  return startPostgres({ folder });
}

/** @returns the URL of a new database on a server */
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
