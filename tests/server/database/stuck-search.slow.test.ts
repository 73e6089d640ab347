// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe.concurrent.each(engines)('a query that does not end on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('in a search', () => {
    let store: Store;
    let server: ServerProcess;

    beforeAll(async () => {
      store = await makeStore(engine);
      const prepared = await store.open();
      await migrate(prepared);
      await prepared.query('ALTER FUNCTION catalogue_fold(text) RENAME TO fold_at_once');
      await prepared.query(`
        CREATE FUNCTION catalogue_fold(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
        BEGIN
          IF $1 LIKE 'endless%' THEN PERFORM count(*) FROM generate_series(1, 1e12); END IF;
          RETURN fold_at_once($1);
        END $$`);
      await prepared.close();
      server = await startServer(store.environment);
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
    });

    const search = (nombre: string) =>
      postGraphql(server.url, requestBody('BuscarProductosPorNombre', { nombre }));

    it('is answered 503 at its deadline; all other requests are served', async () => {
      let hasEnded = false;
      const endless = search('endless').finally(() => {
        hasEnded = true;
      });
      for (const body of [requestBody('ProductosResumen'), requestBody('Producto', { id: 1 })]) {
        expect((await postGraphql(server.url, body)).status).toBe(200);
      }
      for (const path of ['/', '/livez', '/readyz']) {
        expect((await rawFetch(server.url, path)).status).toBe(200);
      }
      expect(hasEnded).toBe(false);

      const { status, headers } = await endless;
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('10');
      await vi.waitFor(async () => expect((await search('tubo')).status).toBe(200), {
        timeout: 30_000,
        interval: 100,
      });
      await vi.waitFor(
        async () =>
          expect(
            (await post(server.url, CONTACT_PATH, contactRequest('Hola a todos'))).status,
          ).toBe(200),
        { timeout: 30_000, interval: 100 },
      );
    }, 90_000);
  });
});
