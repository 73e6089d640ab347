import { readFile } from 'node:fs/promises';
import type { Database, Queryable } from '../database/database.ts';
import { withMaintenanceLock } from '../database/maintenance-lock.ts';
import { reasonOf } from '../observability/error-fields.ts';
import { StartUpError } from '../start-up-error.ts';
import { parseSeed } from './seed-file.ts';
import type { Catalogue } from './stored-product.ts';
import { writeProducts } from './write-products.ts';

/**
 * Fills an empty catalogue, once per database: later starts change nothing, also if products were
 * edited or deleted. Several processes may call it at once.
 * @param seedFile path of a JSON file, see `parseSeed`; read only if needed.
 * @returns `kept` if it was filled before.
 * @throws StartUpError when the file cannot be read or is invalid.
 */
export async function seedCatalogue(
  database: Database,
  seedFile: string,
): Promise<'seeded' | 'kept'> {
  return withMaintenanceLock(database, async (transaction) => {
    if ((await transaction.query('SELECT 1 FROM catalogue_seed')).length > 0) return 'kept';
    await insertCatalogue(transaction, await readSeed(seedFile));
    await transaction.query('INSERT INTO catalogue_seed DEFAULT VALUES');
    return 'seeded';
  });
}

async function readSeed(seedFile: string): Promise<Catalogue> {
  try {
    return parseSeed(JSON.parse(await readFile(seedFile, 'utf8')));
  } catch (error) {
    throw new StartUpError(`The seed file ${seedFile} cannot be used: ${reasonOf(error)}`);
  }
}

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
  await writeProducts(transaction, products);
}
