import { reasonOf } from '../observability/error-fields.ts';
import { log } from '../observability/log.ts';
import { type Database, MAINTENANCE_TIMEOUT_MS } from './database.ts';

/**
 * Repairs damaged indexes of the embedded database, for which there is no other program.
 * @returns the problem of a table that is damaged itself, for the operator; null if there is none.
 */
export async function rebuildIndexes(database: Database): Promise<string | null> {
  let damaged: string | null = null;
  for (const table of ['products', 'contact_messages']) {
    await database
      .transaction(({ query }) => query(`REINDEX TABLE ${table}`), MAINTENANCE_TIMEOUT_MS)
      .catch((error: unknown) => {
        damaged = `The table ${table} is damaged (${reasonOf(error)}): restore a backup; see docs/operations.md`;
        log.error(damaged);
      });
  }
  return damaged;
}
