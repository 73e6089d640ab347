import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawFetch } from '../../testing/http-client.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { withShop } from '../../testing/shop.ts';
import { requestBody } from '../../tools/lib/request-body.ts';
import { atLeast, brief, withSpread } from '../lib/figures.ts';
import { interleaved, ratioOf, sampleOf } from '../lib/measure.ts';
import { startPeer } from '../lib/peer-server.ts';
import type { Figure, Part } from '../lib/result.ts';
import { type Load, load } from '../lib/wrk.ts';

const products = 1_000;
/** The server compresses its precomputed responses a while after it has started. */
const settleMs = 4_000;

/** What every page asks for: as good as a plain server that sends the same bytes. */
const lists = {
  productosResumen: [requestBody('productos-resumen')],
  category: [requestBody('category')],
};

/** The rest, with variables: no slower than Yoga. Many different ones, so that not one response is all. */
const others = {
  producto: Array.from({ length: 500 }, (_, place) => requestBody('producto', { id: place + 1 })),
  productosPorCategoria: shopFromFiles
    .seed()
    .categories.map((category) => requestBody('productos-por-categoria', { category })),
  buscarProductosPorNombre: ['tubo', 'angulo 2', '1/2', 'llave', 'plancha', 'disco 7'].map(
    (nombre) => requestBody('buscar-productos-por-nombre', { nombre }),
  ),
};

const titles = { ours: 'this backend', bare: 'bare node:http', yoga: 'stock Yoga' } as const;
type Name = keyof typeof titles;

/** The server under load against bare `node:http` and against stock Yoga. */
export const backend: Part = {
  title: 'The backend under load',
  run: ({ quick }) =>
    withShop({ engine: 'postgres', products }, async ({ url }) => {
      const yoga = await startPeer('stock-yoga.ts', String(products));
      const figures: Figure[] = [];
      const rows: string[][] = [];
      const measure = async (operation: string, urls: Partial<Record<Name, string>>) => {
        const bodies = { ...lists, ...others }[operation as keyof typeof lists];
        const names = Object.keys(urls) as Name[];
        const loads = await interleaved(names, quick ? 1 : 15, (name) =>
          loadOnce(`${urls[name]}/graphql`, bodies),
        );
        for (const name of names) {
          const of = (read: (one: Load) => number) => withSpread(sampleOf(loads[name].map(read)));
          rows.push([operation, titles[name], of(({ rate }) => rate), of(({ p99 }) => p99)]);
        }
        const rates = (name: Name) => loads[name].map(({ rate }) => rate);
        const against = (name: Name, least: number) =>
          figures.push(
            atLeast(
              least,
              `${operation}, against ${titles[name]}`,
              ratioOf(rates('ours'), rates(name)),
            ),
          );
        if (urls.bare) against('bare', 0.7);
        against('yoga', 1);
      };
      try {
        await new Promise((resolve) => setTimeout(resolve, settleMs));
        for (const [operation, [body = '']] of Object.entries(lists)) {
          const file = join(mkdtempSync(join(tmpdir(), 'kuntur-bare-')), 'response');
          writeFileSync(file, await compressed(url, body));
          const bare = await startPeer('bare-http.ts', file);
          await measure(operation, { ours: url, bare: bare.url, yoga: yoga.url });
          bare.stop();
        }
        for (const operation of Object.keys(others)) {
          await measure(operation, { ours: url, yoga: yoga.url });
        }
      } finally {
        yoga.stop();
      }
      return {
        figures,
        tables: [
          {
            title: 'Responses a second under load',
            head: ['operation', 'server', 'requests/s', '99 of 100 within, ms'],
            rows,
          },
        ],
        notes: [
          `wrk with one thread and 32 connections, 1 s a run, ${brief(products)} products on PostgreSQL, on the machine that also runs the servers; medians of fifteen, and the spread. Bare node:http reads the request’s body and sends the very bytes that ours answers. Stock Yoga runs the shop’s own schema over the same catalogue in memory, and compresses nothing.`,
        ],
      };
    }),
};

/** @throws where a request fails: what is measured then is not what was meant */
async function loadOnce(url: string, bodies: readonly string[]): Promise<Load> {
  const found = await load({ url, bodies, seconds: 1 });
  if (found.failed > 0) throw new Error(`${found.failed} requests to ${url} failed.`);
  return found;
}

/** The bytes of a response as they go over the wire. */
async function compressed(url: string, body: string): Promise<Buffer> {
  const { status, bytes } = await rawFetch(url, '/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'accept-encoding': 'br',
    },
    body,
  });
  if (status !== 200) throw new Error(`The response has status ${status}.`);
  return bytes;
}
