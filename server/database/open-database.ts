import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPostgres } from './pool.ts';

/** Opens the PostgreSQL server at `databaseUrl`; the embedded one in `dataDirectory` where there is no URL. */
export function openDatabase(where: {
  databaseUrl: string | null;
  dataDirectory: string;
}): Promise<Database> {
  return where.databaseUrl === null
    ? openEmbeddedDatabase(where.dataDirectory)
    : openPostgres(where.databaseUrl);
}
