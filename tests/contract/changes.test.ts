// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '../../server/catalogue/live-catalogue.ts';
import { insertCatalogue } from '../../server/catalogue/seed.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { log } from '../../server/observability/log.ts';
import { fixture } from '../../testing/fixture.ts';
import { databaseKinds } from '../../testing/open-stores.ts';

const timeout = { timeout: 20_000 };

describe.each(databaseKinds)('catalogue in memory, on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('after a change by another connection', () => {
    let database: Database;
    let outside: Queryable;
    let remove: () => Promise<void>;
    let live: LiveCatalogue;

    beforeAll(async () => {
      ({ database, outside, remove } = await open());
      await migrate(database);
      await database.transaction((transaction) => insertCatalogue(transaction, fixture));
      live = await openLiveCatalogue(database);
    });
    afterAll(async () => {
      live.close();
      await remove();
    });

    const ids = () => live.store.allProducts().map(({ id }) => id);
    it('reloads products and categories, with a new version', async () => {
      const before = live.version();
      await outside.query('DELETE FROM products WHERE id = 20');
      await vi.waitFor(() => expect(ids()).not.toContain(20), timeout);
      expect(live.version()).not.toBe(before);
      await outside.query(`INSERT INTO categories VALUES ('REJAS', 1000)`);
      await vi.waitFor(() => expect(live.store.categoryNames()).toContain('REJAS'), timeout);
    });

    it('reads only the rows that were changed, added or moved', async () => {
      const read: number[] = [];
      const transaction = database.transaction.bind(database);
      vi.spyOn(database, 'transaction').mockImplementation((run) =>
        transaction((queryable) =>
          run({
            query: async (text, values) => {
              const rows = await queryable.query<never>(text, values);
              if (text.includes('FROM products WHERE')) read.push(rows.length);
              return rows;
            },
          }),
        ),
      );
      const [first = 0, ...others] = ids();
      await outside.query('UPDATE products SET price = 1.25 WHERE id = $1', [first]);
      await vi.waitFor(() => expect(live.store.productById(first)?.price).toBe(1.25), timeout);
      await outside.query(`INSERT INTO products (id, name, position) VALUES (9001, 'TUBO', 90000)`);
      await vi.waitFor(() => expect(ids()).toEqual([first, ...others, 9001]), timeout);
      await outside.query('UPDATE products SET position = 90001 WHERE id = $1', [first]);
      await vi.waitFor(() => expect(ids()).toEqual([...others, 9001, first]), timeout);
      expect(read).toEqual([1, 1, 1]);
    });

    it('keeps the last catalogue while reloading fails', async () => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      const before = ids();
      await outside.query('ALTER TABLE products RENAME TO hidden');
      await outside.query('UPDATE catalogue_version SET version = version + 1');
      await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), timeout);
      expect(ids()).toEqual(before);

      await outside.query('ALTER TABLE hidden RENAME TO products');
      await outside.query('DELETE FROM products WHERE id = 6');
      await vi.waitFor(() => expect(ids()).not.toContain(6), timeout);
    });
  });
});
