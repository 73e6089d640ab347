import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../../server/catalogue/sql-catalogue.ts';
import { readSettings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { escapeControlCharacters } from '../../server/observability/escape-control-characters.ts';
import { tableOf } from '../../server/spreadsheet/columns.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  previewImport,
  UndoError,
  undoImport,
} from '../../server/spreadsheet/import.ts';
import { InvalidFileError } from '../../server/spreadsheet/invalid-file-error.ts';
import { NOT_YET, outcomeOf, recordLine, reportOf } from '../../server/spreadsheet/report.ts';
import { writeCsv, writeXlsx } from '../../server/spreadsheet/write-table.ts';
import { main } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { withDatabase } from '../lib/with-database.ts';

const help = `Usage: npm run catalogue -- export FILE
       npm run catalogue -- import FILE [--apply] [--complete] [--new-categories]
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

DATABASE_URL or DATA_DIR selects the database. The server locks the embedded one
while it runs: stop it first, or import on the private page.`;

main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean' },
      apply: { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      'new-categories': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [verb, argument, ...rest] = positionals;
  if (values.help) return console.log(help);
  if (rest.length > 0) throw new UserError(help);
  const { apply, complete, 'new-categories': newCategories } = values;
  const settings = readSettings(process.env);
  switch (verb) {
    case 'export': {
      const file = spreadsheetFile(argument);
      return withDatabase(settings, async (database) => {
        const table = tableOf((await database.transaction(readCatalogue)).products);
        await writeFile(file, extname(file) === '.csv' ? writeCsv(table) : await writeXlsx(table));
        console.log(`Escrito: ${file}`);
      });
    }
    case 'import': {
      const file = spreadsheetFile(argument);
      const bytes = await readBytes(file);
      const options = { apply, complete, newCategories };
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
  const lines = [...reportOf(imported.plan), outcomeOf(imported)];
  for (const line of lines) console.log(escapeControlCharacters(line));
  if (lines.at(-1) === NOT_YET) console.log('Para escribirlo: --apply');
  return imported.plan.problems.length > 0 || imported.isStale ? 1 : 0;
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
