import { createHash } from 'node:crypto';
import { readCatalogue, readStoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Database } from '../database/database.ts';
import { type Spreadsheet, sheetsOf } from './columns.ts';

/** Kept versions of the catalogue; files of older ones are compared with the present catalogue. */
const KEPT = 50;

/** The catalogue as sheets; keeps what they contain, by its hash. */
export function exportCatalogue(database: Database): Promise<Spreadsheet> {
  return database.transaction(async (transaction) => {
    const catalogue = await readCatalogue(transaction);
    const content = JSON.stringify(catalogue);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
    await transaction.query(
      `INSERT INTO catalogue_exports (version, content) VALUES ($1, $2::jsonb)
       ON CONFLICT (version) DO UPDATE SET at = now()`,
      [version, content],
    );
    await transaction.query(
      `DELETE FROM catalogue_exports WHERE version NOT IN
         (SELECT version FROM catalogue_exports ORDER BY at DESC LIMIT ${KEPT})`,
    );
    return sheetsOf(catalogue, version);
  });
}

/**
 * The catalogue, and the exported one as JSON of an `Exported`, or null.
 * @param version that the file was exported with, if it names one
 */
export function readBasis(database: Database, version: string | null) {
  return database.transaction(async (transaction) => {
    const catalogue = await readStoredCatalogue(transaction);
    const [row] = await transaction.query<{ exported: string }>(
      `SELECT (content || jsonb_build_object(
                'exportedAt', to_char(at AT TIME ZONE 'America/Lima', 'DD/MM/YYYY HH24:MI'),
                'nextImport', (SELECT min(id) FROM catalogue_imports
                                WHERE at > catalogue_exports.at AND undone_at IS NULL)))::text AS exported
         FROM catalogue_exports WHERE version = $1`,
      [version],
    );
    return { catalogue, exported: row?.exported ?? null };
  });
}
