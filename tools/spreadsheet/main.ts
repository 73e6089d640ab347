/** Keeps the catalogue in a spreadsheet; see `USAGE`. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { printable } from '../../server/observability/printable.ts';
import { FileProblem, readTable } from '../../server/spreadsheet/read-file.ts';
import { NOT_YET } from '../../server/spreadsheet/report.ts';
import { createProgress } from '../lib/progress.ts';
import { inProject, main } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { type Kind, type Sheet, withCatalogueClient } from './catalogue-client.ts';
import { importPictures } from './pictures.ts';

const USAGE = `Usage: npm run catalogue -- export FILE
       npm run catalogue -- import FILE [--apply] [--complete] [--new-categories]
       npm run catalogue -- pictures FOLDER [--apply]
       npm run catalogue -- history
       npm run catalogue -- undo [N]

Keeps the catalogue in a spreadsheet, FILE.xlsx or FILE.csv. Products are known by
their Código; a row without one is a new product; a column that is not in the
file stays as it is; Quitar = sí takes a product out.

  export    writes the catalogue
  import    says what would change, and all that is wrong; writes nothing without --apply
  pictures  the same for the pictures in FOLDER, each named by its product: 101.jpg;
            encodes them as the shop's own, into public/images/catalogue and SITE_DIR
  history   lists the imports that were written
  undo      brings back what was before the last of them

  --apply           writes it: all of it, or nothing where there is a problem
  --complete        takes out the products that the file lacks
  --new-categories  adds the categories that the shop lacks

The database is the one that DATABASE_URL or DATA_DIR names. The embedded one belongs
to the running shop: with ADMIN_TOKEN and METRICS_PORT set as the shop has them, and no
DATABASE_URL, the work is left to the shop. It shows the change within a second.`;

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
  const { apply, complete, 'new-categories': newCategories } = values;
  switch (verb) {
    case 'export': {
      const file = fileNamed(argument);
      return withCatalogueClient(async (client) => {
        await writeFile(file, await client.export(extname(file).slice(1) as Kind));
        console.log(`Escrito: ${file}`);
      });
    }
    case 'import': {
      // The file first: what is wrong with it is known before any database is opened.
      const sheet = await readSheet(fileNamed(argument));
      return withCatalogueClient(async (client) => {
        const onProgress = createProgress('Escribiendo');
        const options = { apply, complete, newCategories, onProgress };
        const { lines, isRefused } = await client.import(sheet, options);
        for (const line of lines) console.log(printable(line));
        if (lines.at(-1) === NOT_YET) console.log('Para escribirlo: --apply');
        return isRefused ? 1 : 0;
      });
    }
    case 'pictures': {
      if (!argument) throw new UserError(USAGE);
      return withCatalogueClient((client, { siteDirectory }) =>
        importPictures(
          client,
          argument,
          { images: inProject('public', 'images'), site: siteDirectory },
          apply,
        ),
      );
    }
    case 'history':
      return withCatalogueClient(async (client) => {
        for (const line of await client.history()) console.log(printable(line));
      });
    case 'undo': {
      if (argument !== undefined && !/^\d{1,9}$/.test(argument)) throw new UserError(USAGE);
      const wanted = argument === undefined ? undefined : Number(argument);
      return withCatalogueClient(async (client) =>
        console.log(printable(await client.undo(wanted))),
      );
    }
    default:
      throw new UserError(USAGE);
  }
});

function fileNamed(argument: string | undefined): string {
  if (argument && ['.xlsx', '.csv'].includes(extname(argument))) return argument;
  throw new UserError('Name a file that ends in .xlsx or .csv.');
}

async function readSheet(file: string): Promise<Sheet> {
  try {
    const bytes = await readFile(file);
    return { name: basename(file), bytes, table: await readTable(bytes) };
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(error instanceof FileProblem ? `${file}: ${message}` : message);
  }
}
