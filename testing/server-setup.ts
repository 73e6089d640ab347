import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/database/embedded/embedded-database.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { shared } from './store.ts';

/**
 * Before all tests of the server: what takes seconds to make and each of them needs, one PostgreSQL
 * server and one empty embedded database. `makeStore` takes a database of the one, or a copy of the
 * other.
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
