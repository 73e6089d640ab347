import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/database/embedded/embedded-database.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { shared } from './store.ts';

/**
 * Runs once before all server tests: starts a PostgreSQL server and creates an empty embedded
 * database, which take seconds. `makeStore` uses a database of the one or a copy of the other.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-shared-'));
  const directory = join(folder, 'embedded');
  const [postgres] = await Promise.all([
    hasPostgres() ? startPostgres() : null,
    openEmbeddedDatabase(directory).then((database) => database.close()),
  ]);
  process.env[shared.directory] = directory;
  if (postgres) process.env[shared.postgresUrl] = postgres.url;
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  };
}
