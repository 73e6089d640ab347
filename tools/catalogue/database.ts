import { readCatalogue } from '../../server/catalogue/sql-catalogue.ts';
import type { Settings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { escapeControlCharacters } from '../../server/observability/escape-control-characters.ts';
import { type Table, tableOf } from '../../server/spreadsheet/columns.ts';
import { applyImport, type ImportOptions, UndoError } from '../../server/spreadsheet/import.ts';
import { planImport } from '../../server/spreadsheet/plan.ts';
import { NOT_YET, outcomeOf, reportOf } from '../../server/spreadsheet/report.ts';
import { UserError } from '../lib/user-error.mjs';
import { withDatabase } from '../lib/with-database.ts';

/** Opens the shop's database, migrated, and closes it after the work. */
export function withCatalogue<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async (database) => {
    await migrate(database);
    return work(database).catch((error: unknown) => {
      throw error instanceof UndoError ? new UserError(error.message) : error;
    });
  });
}

/** The whole catalogue as the rows of a spreadsheet. */
export async function readTableOf(database: Database): Promise<Table> {
  return tableOf((await database.transaction(readCatalogue)).products);
}

/**
 * Prints what an import changes and every problem; writes it with `apply`.
 *
 * @param source the file's name, for the history
 * @returns the exit code: 1 when there is a problem
 */
export async function importTable(
  database: Database,
  table: Table,
  source: string,
  { apply, ...options }: ImportOptions & { apply: boolean },
): Promise<number> {
  const imported = apply
    ? await applyImport(database, table, source, options)
    : {
        plan: planImport(await database.transaction(readCatalogue), table, options),
        id: null,
        isStale: false,
      };
  const lines = [...reportOf(imported.plan), outcomeOf(imported)];
  for (const line of lines) console.log(escapeControlCharacters(line));
  if (lines.at(-1) === NOT_YET) console.log('Para escribirlo: --apply');
  return imported.plan.problems.length > 0 ? 1 : 0;
}
