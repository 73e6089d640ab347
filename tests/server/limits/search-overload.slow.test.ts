// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { postGraphql } from '../../../testing/http-client.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeStore } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

/** More than the server runs and queues. */
const clients = 400;
const durationMs = 5_000;

it.skipIf(!hasPostgres())(
  'searches beyond the capacity of the database are shed with Retry-After; cached lists are not affected',
  async () => {
    const store = await makeStore('postgres');
    const seeding = await startServer(store.environment);
    await seeding.end('SIGTERM');
    await slowDownSearches(store);
    const server = await startServer(store.environment);
    let term = 0;
    // Every term is new, so that no search is answered from the cache.
    const search = () =>
      postGraphql(
        server.url,
        requestBody('BuscarProductosPorNombre', { nombre: `tubo ${term++}` }),
      );
    const searches: { status: number; retryAfter: string | undefined }[] = [];
    const lists: number[] = [];
    const end = Date.now() + durationMs;

    const searchRepeatedly = async () => {
      while (Date.now() < end) {
        const { status, headers } = await search();
        searches.push({ status, retryAfter: headers['retry-after'] });
      }
    };
    const listRepeatedly = async () => {
      while (Date.now() < end) {
        lists.push((await postGraphql(server.url, requestBody('ProductosResumen'))).status);
        await sleep(20);
      }
    };
    try {
      await Promise.all([...Array.from({ length: clients }, searchRepeatedly), listRepeatedly()]);
      const shed = searches.filter(({ status }) => status === 503);
      expect(new Set(searches.map(({ status }) => status))).toEqual(new Set([200, 503]));
      expect(shed.filter(({ retryAfter }) => !retryAfter)).toEqual([]);
      expect(new Set(lists)).toEqual(new Set([200]));
      await vi.waitFor(async () => expect((await search()).status).toBe(200), 10_000);
    } finally {
      await server.end('SIGKILL');
      await store.remove();
    }
  },
  60_000,
);

/** Makes every search wait 20 ms in the database. */
async function slowDownSearches({ open }: Awaited<ReturnType<typeof makeStore>>): Promise<void> {
  const database = await open();
  await database.query('ALTER FUNCTION catalogue_fold(text) RENAME TO catalogue_fold_at_once');
  // Immutable, so that it runs once per search and not once per row.
  await database.query(`
    CREATE FUNCTION catalogue_fold(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      PERFORM pg_sleep(0.02);
      RETURN catalogue_fold_at_once($1);
    END $$`);
  await database.close();
}
