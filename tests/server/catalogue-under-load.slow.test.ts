// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { STOREFRONT_ACCEPT } from '../../server/graphql/precomputed-requests.ts';
import { type Cell, tableOf } from '../../server/spreadsheet/columns.ts';
import { writeCsv } from '../../server/spreadsheet/write-file.ts';
import { rawFetch } from '../../testing/http-client.ts';
import { freePort } from '../../testing/postgres.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { startServer } from '../../testing/server-process.ts';
import { engines, makeStore } from '../../testing/store.ts';

const token = 'un-token-de-prueba';
const catalogue = shopFromFiles.seed();
/** Beyond any price of the catalogue. */
const RAISE = 1_000_000;
const query = '{ productosResumen { id price } }';

/** Every price a million higher, or as it was. */
function raised(): Buffer {
  const [headings = [], ...rows] = tableOf(catalogue.products);
  const [code, price] = ['Código', 'Precio'].map((heading) => headings.indexOf(heading));
  const priced = rows.map((row): Cell[] => [
    row[code ?? 0] ?? null,
    Number(row[price ?? 0] ?? 0) + RAISE,
  ]);
  return writeCsv([['Código', 'Precio'], ...priced]);
}

describe.each(engines)('on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)(
    'who reads while the whole catalogue is imported and undone sees all of it old or all of it new',
    async () => {
      const store = await makeStore(engine, { catalogue, isOwn: true });
      const metricsPort = String(await freePort());
      const server = await startServer({
        ...store.environment,
        METRICS_PORT: metricsPort,
        ADMIN_TOKEN: token,
      });
      const seen = { old: 0, new: 0, mixed: 0 };
      let isOver = false;
      const read = async () => {
        while (!isOver) {
          const { status, body } = await rawFetch(server.url, '/graphql', {
            method: 'POST',
            headers: { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          });
          expect(status).toBe(200);
          const products: { price: number | null }[] = JSON.parse(body).data.productosResumen;
          const high = products.filter(({ price }) => (price ?? 0) >= RAISE).length;
          seen[high === 0 ? 'old' : high === catalogue.products.length ? 'new' : 'mixed'] += 1;
        }
      };
      const readers = [read(), read(), read()];
      const until = async (kind: 'old' | 'new') => {
        const before = seen[kind];
        await expect.poll(() => seen[kind], { timeout: 60_000 }).toBeGreaterThan(before + 1);
      };
      const send = (path: string, form: FormData) =>
        fetch(`http://127.0.0.1:${metricsPort}${path}`, {
          method: 'POST',
          body: form,
          headers: { authorization: `Bearer ${token}`, accept: 'text/plain' },
        });
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(raised())]), 'precios.csv');
      form.set('apply', '1');
      for (let round = 0; round < 4; round++) {
        const written = await send('/admin/import', form);
        expect(await written.text()).toContain(`cambiados: ${catalogue.products.length} `);
        await until('new');
        expect((await send('/admin/undo', new FormData())).status).toBe(200);
        await until('old');
      }
      isOver = true;
      await Promise.all(readers);
      expect(seen.mixed).toBe(0);
      await server.end('SIGTERM');
      await store.remove();
    },
  );
});
