import { createHash } from 'node:crypto';
import { readCatalogue, readStoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Database } from '../database/database.ts';
import { TIME_ZONE } from '../shop-facts.ts';
import { type Spreadsheet, sheetsOf } from './columns.ts';
import { readMemory } from './import-memory.ts';

/** Kept versions of the catalogue; files of older ones are compared with the present catalogue. */
const KEPT = 50;

/** The catalogue as sheets; keeps what they contain, by its hash. */
export function exportCatalogue(database: Database): Promise<Spreadsheet> {
  return database.transaction(async (transaction) => {
    // First: an import in between counts as a later one.
    const [last] = await transaction.query<{ id: number }>(
      'SELECT coalesce(max(id), 0) AS id FROM catalogue_imports',
    );
    const catalogue = await readCatalogue(transaction);
    const content = JSON.stringify(catalogue);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
    await transaction.query(
      `INSERT INTO catalogue_exports (version, content, last_import, number)
       SELECT $1, $2::jsonb, $3, coalesce(max(number), 0) + 1 FROM catalogue_exports
       ON CONFLICT (version) DO UPDATE
         SET at = now(), last_import = excluded.last_import, number = excluded.number`,
      [version, content, last?.id],
    );
    await transaction.query(
      `DELETE FROM catalogue_exports WHERE version NOT IN
         (SELECT version FROM catalogue_exports ORDER BY number DESC LIMIT ${KEPT})`,
    );
    return sheetsOf(catalogue, version);
  });
}

/**
 * The catalogue, the exported one as JSON of an `Exported` or null, and the decisions about earlier files.
 * @param version that the file was exported with, if it names one
 */
export function readBasis(database: Database, version: string | null) {
  return database.transaction(async (transaction) => {
    const catalogue = await readStoredCatalogue(transaction);
    const [row] = await transaction.query<{ exported: string }>(
      `SELECT (content || jsonb_build_object(
                'exportedAt', to_char(at AT TIME ZONE '${TIME_ZONE}', 'DD/MM/YYYY HH24:MI'),
                'nextImport', (SELECT min(id) FROM catalogue_imports
                                WHERE id > last_import AND undone_at IS NULL)))::text AS exported
         FROM catalogue_exports WHERE version = $1`,
      [version],
    );
    const memory = await readMemory(transaction);
    return { catalogue, exported: row?.exported ?? null, memory };
  });
}
