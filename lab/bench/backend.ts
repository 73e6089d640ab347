import { shopFromFiles } from '../../testing/reference-files.ts';
import { withShop } from '../../testing/shop.ts';
import { requestBody } from '../../tools/lib/request-body.ts';
import { formatSample } from '../lib/format.ts';
import type { LabPart } from '../lib/part.ts';
import { startPeer } from '../lib/peer-server.ts';
import { interleave, ratios, summarize } from '../lib/samples.ts';
import { load } from '../lib/wrk.ts';

const benchProductCount = 1_000;

/** Request bodies by operation; with variables, many different ones. */
const requestsByOperation: Readonly<Record<string, readonly string[]>> = {
  productosResumen: [requestBody('ProductosResumen')],
  category: [requestBody('Category')],
  producto: Array.from({ length: 500 }, (_, index) => requestBody('Producto', { id: index + 1 })),
  productosPorCategoria: shopFromFiles
    .seed()
    .categories.map((category) => requestBody('ProductosPorCategoria', { category })),
  buscarProductosPorNombre: ['tubo', 'angulo 2', '1/2', 'llave', 'plancha', 'disco 7'].map(
    (nombre) => requestBody('BuscarProductosPorNombre', { nombre }),
  ),
};

const backendNames = ['ours', 'yoga'] as const;
type BackendName = (typeof backendNames)[number];

export const backend: LabPart = {
  title: 'Backend against stock Yoga',
  method:
    'wrk on 32 connections, 1 s per run, 1,000 products on PostgreSQL, all on one machine; medians of fifteen runs in turn and their range. Yoga serves the same schema and catalogue from memory without compression.',
  run: ({ quick }) =>
    withShop({ engine: 'postgres', products: benchProductCount }, async ({ url }) => {
      const yoga = await startPeer('stock-yoga.ts', String(benchProductCount));
      const rows: string[][] = [];
      try {
        for (const [operation, bodies] of Object.entries(requestsByOperation)) {
          const urls = { ours: url, yoga: yoga.url };
          rows.push([operation, ...(await compare(urls, bodies, quick ? 1 : 15))]);
        }
      } finally {
        yoga.stop();
      }
      const head = ['operation', 'responses/s', 'p99 (ms)', 'of stock Yoga'];
      return { tables: [{ head, rows }] };
    }),
};

async function compare(
  urls: Readonly<Record<BackendName, string>>,
  bodies: readonly string[],
  rounds: number,
): Promise<string[]> {
  const loads = await interleave(backendNames, rounds, (name) =>
    load(`${urls[name]}/graphql`, bodies),
  );
  const rates = (name: BackendName) => (loads.get(name) ?? []).map(({ rate }) => rate);
  return [
    formatSample(summarize(rates('ours'))),
    formatSample(summarize((loads.get('ours') ?? []).map(({ p99 }) => p99))),
    `${formatSample(ratios(rates('ours'), rates('yoga')))}×`,
  ];
}
