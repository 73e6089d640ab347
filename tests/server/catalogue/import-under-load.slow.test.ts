// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sheetsOf } from '../../../server/spreadsheet/columns.ts';
import type { Cell } from '../../../server/spreadsheet/read-cell.ts';
import { writeCsv } from '../../../server/spreadsheet/write-table.ts';
import { postGraphql } from '../../../testing/http-client.ts';
import { freePort } from '../../../testing/postgres.ts';
import { shopFromFiles } from '../../../testing/reference-files.ts';
import { startServer } from '../../../testing/server-process.ts';
import { engines, makeStore } from '../../../testing/store.ts';
import { signIn } from '../../../tools/lib/sign-in.ts';

const token = 'un-token-de-prueba';
const catalogue = shopFromFiles.seed();
/** More than any price of the catalogue. */
const RAISE = 1_000_000;
const query = '{ productosResumen { id price } }';

/** A sheet with every price raised. */
function raised(): Buffer {
  const [headings = [], ...rows] = sheetsOf(catalogue).products;
  const [code, price] = ['Código', 'Precio'].map((heading) => headings.indexOf(heading));
  const priced = rows.map((row): Cell[] => [
    row[code ?? 0] ?? null,
    Number(row[price ?? 0] ?? 0) + RAISE,
  ]);
  return writeCsv([['Código', 'Precio'], ...priced]);
}

describe.each(engines)('an import of the whole catalogue on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)('and its undo are never seen half done by readers', async () => {
    const store = await makeStore(engine, { catalogue, isOwn: true });
    const adminPort = String(await freePort());
    const server = await startServer({
      ...store.environment,
      ADMIN_PORT: adminPort,
      ADMIN_TOKEN: token,
    });
    const seen = { old: 0, new: 0, mixed: 0 };
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        const { status, body } = await postGraphql(server.url, JSON.stringify({ query }));
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
    const adminUrl = `http://127.0.0.1:${adminPort}`;
    const headers = { cookie: await signIn(adminUrl, token) };
    const send = async (path: string, fields: Record<string, string | Blob | string[]>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        for (const entry of [value].flat()) body.append(name, entry);
      }
      return (await fetch(`${adminUrl}${path}`, { method: 'POST', body, headers })).text();
    };
    const file = new File([new Uint8Array(raised())], 'precios.csv');
    for (let round = 0; round < 4; round++) {
      const preview = await send('/admin/import', { file });
      const [, plan = ''] = /name="plan" value="([^"]+)"/.exec(preview) ?? [];
      const ticks = preview.matchAll(/name="confirmed" value="([^"]+)"/g);
      const confirmed = [...ticks].flatMap(([, text]) => text ?? []);
      expect(await send('/admin/apply', { plan, confirmed })).toContain('Escrito: importación');
      await until('new');
      expect(await send('/admin/undo', {})).toContain('Deshecha: importación');
      await until('old');
    }
    isOver = true;
    await Promise.all(readers);
    expect(seen.mixed).toBe(0);
    await server.end('SIGTERM');
    await store.remove();
  });
});
