import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database, Queryable } from '../database/database.ts';
import { inMaintenance } from '../database/migrate.ts';
import { StartUpError } from '../start-up-error.ts';
import type { Catalogue } from './catalogue-store.ts';
import { listed } from './product-columns.ts';
import { parseSeed } from './seed-file.ts';

/**
 * - `seeded`: the catalogue was empty and now holds the seed.
 * - `kept`: it was filled before, from this seed or by the operator; nothing changed.
 * - `kept-older`: it was filled from another edition of the seed; nothing changed.
 */
export type SeedResult = 'seeded' | 'kept' | 'kept-older';

/**
 * Fills an empty catalogue, once in a database's life. From then on the
 * catalogue is its operator's: no edit is undone and nothing deleted returns,
 * however often this runs. Several processes may call it at once.
 *
 * @param seedFile path of a JSON file, see `parseSeed`.
 * @throws StartUpError when it cannot be read or is not a catalogue.
 */
export async function seedCatalogue(database: Database, seedFile: string): Promise<SeedResult> {
  const { catalogue, checksum } = await readSeed(seedFile);

  return inMaintenance(database, async (transaction) => {
    const [before] = await transaction.query<{ checksum: string | null }>(
      'SELECT checksum FROM catalogue_seed',
    );
    if (before) {
      return before.checksum === null || before.checksum === checksum ? 'kept' : 'kept-older';
    }

    const isFilled = (await transaction.query('SELECT 1 FROM products LIMIT 1')).length > 0;
    if (!isFilled) await insertCatalogue(transaction, catalogue);
    await transaction.query('INSERT INTO catalogue_seed (checksum) VALUES ($1)', [
      isFilled ? null : checksum,
    ]);
    return isFilled ? 'kept' : 'seeded';
  });
}

/**
 * Reads and checks a seed, with a checksum of its text.
 *
 * @throws StartUpError when it cannot be read or is not a catalogue.
 */
export async function readSeed(file: string): Promise<{ catalogue: Catalogue; checksum: string }> {
  try {
    const text = await readFile(file, 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    return { catalogue: parseSeed(JSON.parse(text)), checksum };
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
