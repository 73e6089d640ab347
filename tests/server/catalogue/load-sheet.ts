import type { Database } from '../../../server/database/database.ts';
import { type Spreadsheet, versionOf } from '../../../server/spreadsheet/columns.ts';
import { readBasis } from '../../../server/spreadsheet/exports.ts';
import { applyImport } from '../../../server/spreadsheet/import.ts';
import type { ImportChoices } from '../../../server/spreadsheet/import-choices.ts';
import { planImport } from '../../../server/spreadsheet/plan.ts';

/** Plans an import in this thread. */
export async function planSheet(
  database: Database,
  file: Spreadsheet,
  choices: ImportChoices = {},
) {
  const { catalogue, exported, memory } = await readBasis(database, versionOf(file.products));
  return planImport(catalogue, file, JSON.parse(exported ?? 'null'), choices, memory);
}

/** Plans an import and applies it; gives all confirmations by default. */
export async function loadSheet(
  database: Database,
  file: Spreadsheet,
  source: string,
  confirmed?: readonly string[],
) {
  const plan = await planSheet(database, file);
  const given = confirmed ?? plan.confirmations;
  return { plan, id: await applyImport(database, plan, source, given) };
}
