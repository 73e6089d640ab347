import { readFile } from 'node:fs/promises';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/migrate.ts';
import { StartUpError } from '../start-up-error.ts';
import type { Catalogue } from './catalogue-store.ts';
import { listed } from './product-columns.ts';
import { parseSeed } from './seed-file.ts';

/**
 * Fills an empty catalogue, once in a database's life. From then on the
 * catalogue is its operator's: no edit is undone and nothing deleted returns,
 * however often this runs. Several processes may call it at once.
 *
 * @param seedFile path of a JSON file, see `parseSeed`.
 * @returns `kept` where it was filled before, from a seed or by the operator; nothing changed then.
 * @throws StartUpError when the file cannot be read or is not a catalogue.
 */
export async function seedCatalogue(
  database: Database,
  seedFile: string,
): Promise<'seeded' | 'kept'> {
  return withMaintenanceLock(database, async (transaction) => {
    const isThere = async (table: string) =>
      (await transaction.query(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0;
    if (await isThere('catalogue_seed')) return 'kept';
    const isFilled = await isThere('products');
    if (!isFilled) await insertCatalogue(transaction, await readSeed(seedFile));
    await transaction.query('INSERT INTO catalogue_seed DEFAULT VALUES');
    return isFilled ? 'kept' : 'seeded';
  });
}

/**
 * Reads and checks a seed.
 *
 * @throws StartUpError when it cannot be read or is not a catalogue.
 */
async function readSeed(file: string): Promise<Catalogue> {
  try {
    return parseSeed(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StartUpError(`The seed file ${file} cannot be used: ${reason}`);
  }
}

/** Inserts a whole catalogue, in the order of its lists, into empty tables. */
export async function insertCatalogue(
  transaction: Queryable,
  { categories, products }: Catalogue,
): Promise<void> {
  await transaction.query(
    `INSERT INTO categories (name, position)
     SELECT name, position
       FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS entry (name, position)`,
    [JSON.stringify(categories)],
  );
  await transaction.query(
    `INSERT INTO products (${listed(({ column }) => column)}, position)
     SELECT *
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (
              ${listed(({ field, type }) => `"${field}" ${type}`)}))
            WITH ORDINALITY`,
    [JSON.stringify(products)],
  );
  // Nothing in the embedded database would ever gather them by itself.
  await transaction.query('ANALYZE products');
}
