import { requestBody } from '../../tools/lib/request-body.ts';
import { startBalancer } from '../lib/balancer.ts';
import { catalogueOf } from '../lib/catalogue.ts';
import { ensureWrk, load } from '../lib/load.ts';
import { interleaved, sampleOf } from '../lib/measure.ts';
import type { Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import { startShop } from '../lib/shop.ts';

const counts = ['1', '2', '4'] as const;

/** One, two and four processes on one database, behind a balancer, as far as the machine's cores show. */
export async function scale({ quick }: { quick: boolean }): Promise<Findings> {
  await ensureWrk();
  const shop = await startShop({ size: 1_000, processes: 4 });
  const urls = [shop.url, ...shop.others];
  const balancers = new Map<string, Awaited<ReturnType<typeof startBalancer>>>();
  for (const count of counts)
    balancers.set(count, await startBalancer(urls.slice(0, Number(count))));
  const seconds = 1;
  const searches = manySearches().map((nombre) =>
    requestBody('buscar-productos-por-nombre', { nombre }),
  );
  const jobs = { productosResumen: [requestBody('productos-resumen')], search: searches };
  try {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const rows: string[][] = [];
    const alone = await interleaved(['direct'], quick ? 1 : 7, () =>
      load({ url: `${shop.url}/graphql`, bodies: jobs.productosResumen, encoding: 'br', seconds }),
    );
    const direct = sampleOf(alone.direct.map(({ rate }) => rate));
    rows.push(['productosResumen', '1, without the balancer', cell(direct), '']);
    const figures = [];
    for (const [operation, bodies] of Object.entries(jobs)) {
      const found = await interleaved(counts, quick ? 1 : 7, (count) =>
        load({ url: `${balancers.get(count)?.url}/graphql`, bodies, encoding: 'br', seconds }),
      );
      for (const count of counts) {
        const rate = sampleOf(found[count].map((one) => one.rate));
        const p99 = sampleOf(found[count].map((one) => one.p99));
        rows.push([operation, count, cell(rate), cell(p99)]);
        if (operation === 'productosResumen') {
          figures.push({
            goal: '11',
            name: `${operation} with ${count} process${count === '1' ? '' : 'es'} behind a balancer`,
            sample: rate,
            unit: 'requests/s',
            limit: 'measured, no limit',
            met: true,
          });
        }
      }
    }
    return {
      figures,
      tables: [
        {
          title: 'Processes on one PostgreSQL behind a round-robin balancer (median and spread)',
          head: ['operation', 'processes', 'requests/s', 'p99, ms'],
          rows,
        },
      ],
      notes: [
        '“search” asks for 8,000 texts in a ring, more than a process keeps answers to, so that each goes to the database.',
        'The balancer, the load, the database and all processes share two cores, so this shows that processes stand side by side without harm, and not how far they scale: beyond one busy process there is no core left. The balancer is a plain relay of connections in Node.js and costs more than the server behind it.',
      ],
    };
  } finally {
    for (const balancer of balancers.values()) balancer.stop();
    await shop.stop();
  }
}

/** More than a process keeps answers for, asked in a ring, so that every one goes to the database. */
function manySearches(): string[] {
  const texts = catalogueOf(1_000).products.flatMap(({ name }) =>
    [8, 11, 14, 17].flatMap((length) =>
      Array.from({ length: 12 }, (_, cut) => name?.slice(cut, cut + length) ?? ''),
    ),
  );
  return [...new Set(texts)].slice(0, 8_000);
}

function cell(sample: { median: number; low: number; high: number }): string {
  return `${brief(sample.median)} (${spread(sample)})`;
}
