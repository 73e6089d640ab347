// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../../server/database/database.ts';
import { log } from '../../../server/observability/log.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { openShopOn } from '../../../testing/open-shop-on.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

describe.each(databaseKinds)('on $name', (kind) => {
  describe.skipIf(kind.isMissing)('health', () => {
    let outside: Queryable;
    let url: string;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ outside, url, close } = await openShopOn(kind));
    });
    afterAll(() => close());

    /** What health comes to say; visitors are let in meanwhile. */
    const says = async (status: number, body: unknown) => {
      await vi.waitFor(
        async () => expect(await rawFetch(url, '/healthz')).toMatchObject({ status, body }),
        { timeout: 20_000, interval: 100 },
      );
      expect((await rawFetch(url, '/readyz')).status).toBe(200);
    };

    it('says that the catalogue cannot be read, and how old is what is shown', async () => {
      await says(200, 'OK');
      vi.spyOn(log, 'error').mockImplementation(() => {});
      await outside.query('ALTER TABLE products RENAME TO hidden');
      await outside.query('UPDATE catalogue_version SET version = version + 1');
      await says(
        503,
        expect.stringMatching(/^The catalogue cannot be read; what is shown is \d+ s old$/),
      );
      await outside.query('ALTER TABLE hidden RENAME TO products');
      await says(200, 'OK');
    });

    it('says that the catalogue is empty, and so does the log, once', async () => {
      const error = vi.spyOn(log, 'error').mockImplementation(() => {});
      await outside.query('CREATE TABLE kept AS SELECT * FROM products');
      await outside.query('TRUNCATE products');
      await says(503, 'The catalogue is empty');
      const line = ['The catalogue is empty: the shop shows no products'];
      expect(error.mock.calls).toEqual([line]);
      await outside.query(
        'INSERT INTO products (id, position, name) SELECT id, position, name FROM kept',
      );
      await says(200, 'OK');
    });

    it('says that the database is read-only', async () => {
      const setting = 'default_transaction_read_only = on';
      const [row] = await outside.query<{ name: string }>('SELECT current_database() AS name');
      await outside.query(`ALTER DATABASE "${row?.name}" SET ${setting}`);
      // In force for the next connection; the embedded database has one alone.
      await outside.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await outside.query(`SET ${setting}`);
      await says(503, 'The database takes no messages: it is read-only');
    });
  });
});
