import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { escapeControlCharacters } from '../../server/observability/escape-control-characters.ts';
import { exportCatalogue } from '../../server/spreadsheet/exports.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  previewImport,
  UndoError,
  undoImport,
} from '../../server/spreadsheet/import.ts';
import { InvalidFileError } from '../../server/spreadsheet/invalid-file-error.ts';
import { isApplicable } from '../../server/spreadsheet/plan.ts';
import { outcomeOf, recordLine, sectionsOf, summaryOf } from '../../server/spreadsheet/report.ts';
import { writeCsv, writeXlsx } from '../../server/spreadsheet/write-table.ts';
import { main } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { withDatabase } from '../lib/with-database.ts';

const help = `Usage: npm run catalogue -- export FILE
       npm run catalogue -- import FILE [--apply] [--complete] [--new-categories]
                                           [--confirm KIND]… [--overwrite]
       npm run catalogue -- history
       npm run catalogue -- undo

Exports and imports the catalogue as a spreadsheet, FILE.xlsx or FILE.csv. Rows are
matched by Código; a row without one is a new product; a column that the file lacks
keeps its values; Quitar = sí removes a product.

  export   writes the catalogue
  import   prints the changes and every problem; writes nothing without --apply
  history  lists the imports that were written
  undo     restores the state before the last import

  --apply           writes everything, or nothing if there is a problem
  --complete        removes the products that the file lacks
  --new-categories  adds the categories that the shop lacks
  --confirm KIND    confirms what the preview asks for: prices, removals, incomplete
  --overwrite       conflicts with later changes of the shop get the values of the file

DATABASE_URL or DATA_DIR selects the database. The server locks the embedded one
while it runs: stop it first, or import on the private page.`;

main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean' },
      apply: { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      'new-categories': { type: 'boolean', default: false },
      confirm: { type: 'string', multiple: true, default: [] },
      overwrite: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [verb, argument, ...rest] = positionals;
  if (values.help) return console.log(help);
  if (rest.length > 0) throw new UserError(help);
  const {
    apply,
    complete,
    'new-categories': newCategories,
    confirm: confirmed,
    overwrite,
  } = values;
  const settings = readSettings(process.env);
  switch (verb) {
    case 'export': {
      const file = spreadsheetFile(argument);
      return withDatabase(settings, async (database) => {
        const sheets = await exportCatalogue(database);
        const isCsv = extname(file) === '.csv';
        await writeFile(file, isCsv ? writeCsv(sheets.products) : await writeXlsx(sheets));
        console.log(`Escrito: ${file}`);
      });
    }
    case 'import': {
      const file = spreadsheetFile(argument);
      const bytes = await readBytes(file);
      const options = { apply, complete, newCategories, confirmed, overwrite };
      return withDatabase(settings, (database) =>
        importContent(database, bytes, basename(file), options).catch((error: unknown) => {
          throw error instanceof InvalidFileError
            ? new UserError(`${file}: ${error.message}`)
            : error;
        }),
      );
    }
    case 'history':
      return withDatabase(settings, async (database) => {
        for (const record of await importHistory(database)) {
          console.log(escapeControlCharacters(recordLine(record)));
        }
      });
    case 'undo':
      if (argument) throw new UserError(help);
      return withDatabase(settings, async (database) => {
        const record = await undoImport(database).catch((error: unknown) => {
          throw error instanceof UndoError ? new UserError(error.message) : error;
        });
        console.log(escapeControlCharacters(recordLine(record)));
      });
    default:
      throw new UserError(help);
  }
});

/** Prints what an import changes and every problem; writes it with `apply`. Returns the exit code. */
async function importContent(
  database: Database,
  content: Buffer,
  source: string,
  { apply, ...options }: ImportOptions & { apply: boolean },
): Promise<number> {
  const imported = apply
    ? await applyImport(database, content, source, options)
    : await previewImport(database, content, options);
  const { plan } = imported;
  const lines = [
    ...plan.notes,
    ...sectionsOf(plan).flatMap(([title, headings, rows]) => [
      `${title} (${rows.length}): ${headings.join(' | ')}`,
      ...rows.map((row) => `  ${row.map((cell) => cell ?? '').join(' | ')}`),
    ]),
    summaryOf(plan),
    outcomeOf(imported),
  ];
  for (const line of lines) console.log(escapeControlCharacters(line));
  if (imported.id === null && isApplicable(plan)) {
    for (const { kind, text } of plan.confirmations) console.log(`--confirm ${kind}: ${text}`);
    if (plan.conflicts.length > 0) console.log('--overwrite: en los conflictos, lo del archivo');
    console.log('Para escribirlo: --apply');
  }
  return plan.problems.length > 0 || imported.refusal ? 1 : 0;
}

function spreadsheetFile(argument: string | undefined): string {
  if (argument && ['.xlsx', '.csv'].includes(extname(argument))) return argument;
  throw new UserError('Name a file that ends in .xlsx or .csv.');
}

async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((error: Error) => {
    throw new UserError(error.message);
  });
}
