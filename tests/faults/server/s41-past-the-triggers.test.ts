// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '../../../server/catalogue/live-catalogue.ts';
import { insertCatalogue } from '../../../server/catalogue/seed.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { fixture } from '../../../testing/fixture.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

const PATIENCE = { timeout: 20_000 };
const SWEEP_MS = 45_000;

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('a change that no trigger saw', () => {
    let database: Database;
    let remove: () => Promise<void>;
    let live: LiveCatalogue;
    const renewed = vi.fn();

    beforeAll(async () => {
      ({ database, remove } = await open());
      await migrate(database);
      await database.transaction((transaction) => insertCatalogue(transaction, fixture));
      vi.useFakeTimers({ toFake: ['performance'] });
      live = await openLiveCatalogue(database);
      live.onRenewal(renewed);
    });
    beforeEach(() => renewed.mockClear());
    afterAll(async () => {
      vi.useRealTimers();
      live.close();
      await remove();
    });
    afterEach(async () => {
      await database.query('ALTER TABLE products ENABLE TRIGGER ALL');
    });

    const asReplica = (statement: string) =>
      database.transaction(async (transaction) => {
        await transaction.query('SET LOCAL session_replication_role = replica');
        await transaction.query(statement);
      });

    it.each([
      [
        'of a name, as a replica makes it',
        async () => asReplica(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`),
        async () => (await live.store.productById(70))?.name === 'CAMBIADO',
      ],
      [
        'of a price, as a dump is restored',
        async () => {
          await database.query('ALTER TABLE products DISABLE TRIGGER ALL');
          await database.query('UPDATE products SET price = 12.34 WHERE id = 70');
        },
        async () => (await live.store.productById(70))?.price === 12.34,
      ],
      [
        'that takes a product away',
        async () => asReplica('DELETE FROM products WHERE id = 70'),
        async () => (await live.store.productById(70)) === null,
      ],
      [
        'of the categories’ order',
        async () => asReplica('UPDATE categories SET position = -position'),
        async () => (await live.store.categoryNames())[0] === fixture.categories.at(-1),
      ],
    ])('%s is shown by the next sweep', async (_, change, isShown) => {
      await change();
      expect(await isShown()).toBe(false);
      vi.advanceTimersByTime(SWEEP_MS);
      await vi.waitFor(async () => expect(await isShown()).toBe(true), PATIENCE);
      expect(renewed).toHaveBeenCalledTimes(1);
    });

    it('is not made up where there was none', async () => {
      const asked = vi.spyOn(database, 'query');
      vi.advanceTimersByTime(SWEEP_MS);
      const isSweep = ([text]: [string, ...unknown[]]) => text.includes('hashtextextended');
      await vi.waitFor(() => expect(asked.mock.calls.some(isSweep)).toBe(true), PATIENCE);
      await database.query('SELECT 1');
      expect(renewed).not.toHaveBeenCalled();
    });
  });
});
