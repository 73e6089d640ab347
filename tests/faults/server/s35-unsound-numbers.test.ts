// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '../../../server/catalogue/live-catalogue.ts';
import { insertCatalogue } from '../../../server/catalogue/seed.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { log } from '../../../server/observability/log.ts';
import { fixture } from '../../../testing/fixture.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

const UNSOUND = ['1e309', '-1e309', '1e-400', 'NaN', 'Infinity', '-Infinity', '1e13'];

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('a number that no shop has', () => {
    let database: Database;
    let remove: () => Promise<void>;
    let live: LiveCatalogue | undefined;

    beforeAll(async () => {
      ({ database, remove } = await open());
      await migrate(database);
      await database.transaction((transaction) => insertCatalogue(transaction, fixture));
    });
    afterAll(async () => {
      live?.close();
      await remove();
    });

    it.each(UNSOUND)('%s is refused where it is written', async (number) => {
      for (const column of ['price_buy', 'price', 'discount']) {
        const writing = database.query(`UPDATE products SET ${column} = '${number}' WHERE id = 10`);
        await expect(writing).rejects.toThrow(`products_${column}_is_sound`);
      }
    });

    it('takes its own field alone where it stands already, and is logged once', async () => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      for (const column of ['price_buy', 'price', 'discount']) {
        await database.query(`ALTER TABLE products DROP CONSTRAINT products_${column}_is_sound`);
      }
      live = await openLiveCatalogue(database);
      const sound = await live.store.allProducts();
      for (const number of UNSOUND) {
        error.mockClear();
        await database.query(`UPDATE products SET price = '${number}' WHERE id = 10`);
        await vi.waitFor(
          async () => expect(await live?.store.productById(10)).toMatchObject({ price: null }),
          { timeout: 20_000 },
        );
        expect(error.mock.calls).toEqual([
          [{ id: 10, unsound: ['price'] }, 'A number of a product is left out'],
        ]);
        const now = await live.store.allProducts();
        expect(now).toEqual(sound.map((row) => (row.id === 10 ? { ...row, price: null } : row)));
        await database.query('UPDATE products SET price = 0.5 WHERE id = 10');
        await vi.waitFor(
          async () => expect(await live?.store.productById(10)).toMatchObject({ price: 0.5 }),
          { timeout: 20_000 },
        );
      }
    });
  });
});
