import type { Database } from './database.ts';
import { openPostgres } from './pool.ts';

/** Opens the PostgreSQL server at `databaseUrl`, or without it the embedded database in `dataDirectory`. */
export async function openDatabase(where: {
  databaseUrl: string | null;
  dataDirectory: string;
}): Promise<Database> {
  if (where.databaseUrl !== null) return openPostgres(where.databaseUrl);
  // Imported on demand: it has a native module, which a server with DATABASE_URL does not need.
  const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
  return openEmbeddedDatabase(where.dataDirectory);
}
