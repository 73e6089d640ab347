import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue-store.ts';
import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Spreadsheet, sheetsOf } from './columns.ts';
import { timeOf } from './lima-time.ts';
import type { Confirmation } from './plan.ts';

/** Kept versions of the catalogue; files of older ones are compared with the present catalogue. */
const KEPT = 50;

/** The catalogue that a file was exported from. */
export interface Exported extends Catalogue {
  /** When, ISO 8601. */
  at: string;
  /** The first import after it, if any. */
  nextImport: number | null;
}

/** The catalogue as sheets; keeps what they contain, by its hash. */
export async function exportCatalogue(database: Database): Promise<Spreadsheet> {
  const catalogue = await database.transaction(readCatalogue);
  const content = JSON.stringify(catalogue);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  await database.transaction(async (transaction) => {
    await transaction.query(
      `INSERT INTO catalogue_exports (version, content) VALUES ($1, $2::jsonb)
       ON CONFLICT (version) DO UPDATE SET at = now()`,
      [version, content],
    );
    await transaction.query(
      `DELETE FROM catalogue_exports WHERE version NOT IN
         (SELECT version FROM catalogue_exports ORDER BY at DESC LIMIT ${KEPT})`,
    );
  });
  return sheetsOf(catalogue, version);
}

export async function readExport(database: Queryable, version: string): Promise<Exported | null> {
  const [row] = await database.query<{ content: Catalogue } & Omit<Exported, keyof Catalogue>>(
    `SELECT content, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
            (SELECT min(id) FROM catalogue_imports
              WHERE at > catalogue_exports.at AND undone_at IS NULL) AS "nextImport"
       FROM catalogue_exports WHERE version = $1`,
    [version],
  );
  return row ? { ...row.content, at: row.at, nextImport: row.nextImport } : null;
}

export const UNKNOWN_VERSION: Confirmation = {
  kind: 'unknown-version',
  text: 'el archivo es de una exportación que la tienda ya no guarda, y puede volver a valores antiguos',
};

export const exportNote = ({ nextImport, at }: Exported) =>
  `Exportado antes de la importación ${nextImport} (el ${timeOf(at)}): solo se propone lo que usted cambió desde entonces.`;
