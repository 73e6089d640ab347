// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCatalogue } from '../../../server/catalogue/seed.ts';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { fixture } from '../../../testing/fixture.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

const INVALID = ['1e309', '-1e309', '1e-400', 'NaN', 'Infinity', '-Infinity', '1e13'];
const COLUMNS = ['price_buy', 'price', 'discount'];

describe.each(databaseKinds)('an amount out of range on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('in any of its columns', () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ database, remove } = await open());
      await migrate(database);
      await database.transaction((transaction) => insertCatalogue(transaction, fixture));
    });
    afterAll(() => remove());

    it.each(INVALID)('is refused when written: %s', async (number) => {
      for (const column of COLUMNS) {
        const writing = database.query(`UPDATE products SET ${column} = '${number}' WHERE id = 10`);
        await expect(writing).rejects.toThrow(`products_${column}_is_sound`);
      }
    });

    it.each(INVALID)('is read as null if it was stored before: %s', async (number) => {
      await database.query(
        'ALTER TABLE products DROP CONSTRAINT IF EXISTS products_price_is_sound',
      );
      await database.query(`UPDATE products SET price = '${number}' WHERE id = 10`);
      const { products } = await database.transaction(readCatalogue);
      expect(products.find(({ id }) => id === 10)?.price).toBeNull();
    });
  });
});
