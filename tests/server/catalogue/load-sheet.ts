import type { Database } from '../../../server/database/database.ts';
import { type Spreadsheet, versionOf } from '../../../server/spreadsheet/columns.ts';
import { readBasis } from '../../../server/spreadsheet/exports.ts';
import { applyImport } from '../../../server/spreadsheet/import.ts';
import { planImport } from '../../../server/spreadsheet/plan.ts';

/** Plans an import in this thread. */
export async function planSheet(database: Database, file: Spreadsheet) {
  const { catalogue, exported } = await readBasis(database, versionOf(file.products));
  return planImport(catalogue, file, {}, exported === null ? null : JSON.parse(exported));
}

/** Plans an import and applies it. */
export async function loadSheet(
  database: Database,
  file: Spreadsheet,
  source: string,
  options: Parameters<typeof applyImport>[3] = {},
) {
  return applyImport(database, await planSheet(database, file), source, options);
}
