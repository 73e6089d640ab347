import type { Database } from './database.ts';
import { openPostgres } from './pool.ts';

/** Opens the PostgreSQL server at `databaseUrl`; the embedded one in `dataDirectory` where there is no URL. */
export async function openDatabase(where: {
  databaseUrl: string | null;
  dataDirectory: string;
}): Promise<Database> {
  if (where.databaseUrl !== null) return openPostgres(where.databaseUrl);
  // Loaded only here: a machine without its native parts may still use a server.
  const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
  return openEmbeddedDatabase(where.dataDirectory);
}
