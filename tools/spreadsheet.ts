/** Keeps the catalogue in a spreadsheet; see `USAGE`. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../server/catalogue/sql-catalogue.ts';
import type { Database } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { printable } from '../server/observability/printable.ts';
import { tableOf } from '../server/spreadsheet/columns.ts';
import {
  applyImport,
  importHistory,
  UndoProblem,
  undoImport,
} from '../server/spreadsheet/import.ts';
import { planImport } from '../server/spreadsheet/plan.ts';
import { FileProblem, readTable } from '../server/spreadsheet/read-file.ts';
import { recordLine, reportOf } from '../server/spreadsheet/report.ts';
import { writeCsv, writeXlsx } from '../server/spreadsheet/write-file.ts';
import { main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { operatorSettings, withDatabase } from './lib/with-database.ts';

const USAGE = `Usage: npm run catalogue -- export FILE
       npm run catalogue -- import FILE [--apply] [--complete] [--new-categories]
       npm run catalogue -- history
       npm run catalogue -- undo [N]

Keeps the catalogue in a spreadsheet, FILE.xlsx or FILE.csv. Products are known by
their Código; a row without one is a new product; a column that is not in the
file stays as it is; Quitar = sí takes a product out.

  export  writes the catalogue
  import  says what would change, and all that is wrong; writes nothing without --apply
  history lists the imports that were written
  undo    brings back what was before the last of them

  --apply           writes it: all of it, or nothing where there is a problem
  --complete        takes out the products that the file lacks
  --new-categories  adds the categories that the shop lacks

The database is the one that DATABASE_URL or DATA_DIR names. A running shop shows
the change within a second. The embedded database belongs to the running shop: use
its page /admin (docs/operations.md), or stop it first.`;

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
  if (values.help) return console.log(USAGE);
  if (rest.length > 0 || !verb) throw new UserError(USAGE);
  const options = { complete: values.complete, newCategories: values['new-categories'] };
  switch (verb) {
    case 'export':
      return withCatalogue((database) => exportTo(database, fileNamed(argument)));
    case 'import': {
      // The file first: what is wrong with it is known before any database is opened.
      const file = fileNamed(argument);
      const table = await readFile(file).then(readTable).catch(unreadable(file));
      return withCatalogue(async (database) => {
        const { plan, id } = values.apply
          ? await applyImport(database, table, basename(file), options)
          : {
              plan: planImport(await database.transaction(readCatalogue), table, options),
              id: null,
            };
        for (const line of reportOf(plan)) console.log(printable(line));
        if (plan.problems.length > 0) {
          console.log('No se ha escrito nada. Corrija el archivo y vuelva a intentarlo.');
          return 1;
        }
        if (id !== null) console.log(`Escrito: importación ${id}. Para volver atrás: undo ${id}`);
        else if (!values.apply) console.log('No se ha escrito nada todavía: falta --apply.');
      });
    }
    case 'history':
      return withCatalogue(async (database) => {
        for (const record of await importHistory(database))
          console.log(printable(recordLine(record)));
      });
    case 'undo': {
      if (argument !== undefined && !/^\d{1,9}$/.test(argument)) throw new UserError(USAGE);
      const wanted = argument === undefined ? undefined : Number(argument);
      return withCatalogue(async (database) =>
        console.log(printable(recordLine(await undoImport(database, wanted)))),
      );
    }
    default:
      throw new UserError(USAGE);
  }
});

async function exportTo(database: Database, file: string): Promise<void> {
  const { products } = await database.transaction(readCatalogue);
  const table = tableOf(products);
  await writeFile(file, extname(file) === '.csv' ? writeCsv(table) : await writeXlsx(table));
  console.log(`${products.length} productos en ${file}`);
}

function fileNamed(argument: string | undefined): string {
  if (argument && ['.xlsx', '.csv'].includes(extname(argument))) return argument;
  throw new UserError('Name a file that ends in .xlsx or .csv.');
}

function unreadable(file: string): (error: Error) => never {
  return (error) => {
    throw new UserError(error instanceof FileProblem ? `${file}: ${error.message}` : error.message);
  };
}

/** Does some work on the catalogue's database, brought up to date first. */
function withCatalogue<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  return withDatabase(operatorSettings(), async (database) => {
    await migrate(database);
    return work(database).catch((error: unknown) => {
      throw error instanceof UndoProblem ? new UserError(error.message) : error;
    });
  });
}
