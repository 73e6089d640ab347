import { readFile } from 'node:fs/promises';
import type { Database, Queryable } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import { withMaintenanceLock } from '../database/migrate.ts';
import { reasonOf } from '../observability/error-fields.ts';
import { StartUpError } from '../start-up-error.ts';
import type { Catalogue, ProductRow } from './catalogue-store.ts';
import { listed } from './product-columns.ts';
import { parseSeed } from './seed-file.ts';

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
    try {
      await insertCatalogue(transaction, parseSeed(JSON.parse(await readFile(seedFile, 'utf8'))));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      throw new StartUpError(`The seed file ${seedFile} cannot be used: ${reasonOf(error)}`);
    }
    await transaction.query('INSERT INTO catalogue_seed DEFAULT VALUES');
    return 'seeded';
  });
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
  await insertProducts(transaction, products);
}

/** Adds products behind those that are stored. */
export async function insertProducts(transaction: Queryable, products: readonly ProductRow[]) {
  const fields = listed(({ field }) => `"${field}"`);
  await transaction.query(
    `INSERT INTO products (${listed(({ column }) => column)}, position)
     SELECT ${fields}, place + (SELECT coalesce(max(position), 0) FROM products)
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (
              ${listed(({ field, type }) => `"${field}" ${type}`)}))
            WITH ORDINALITY AS row (${fields}, place)`,
    [JSON.stringify(products)],
  );
}
