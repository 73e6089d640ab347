import { openPostgres } from './pool.ts';

/** Opens the PostgreSQL server at `databaseUrl`, or without it the embedded database in `dataDirectory`. */
export async function openDatabase(databaseUrl: string | null, dataDirectory: string) {
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  // Imported on demand: it has a native module, which a server with DATABASE_URL does not need.
  const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
  return openEmbeddedDatabase(dataDirectory);
}
