import { insertCatalogue } from '../../server/catalogue/seed.ts';
import { idsByName } from '../../server/catalogue/sql-catalogue.ts';
import type { Queryable } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/pool.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { catalogueOf } from '../lib/catalogue.ts';
import { interleaved, medianOf, ratioOf, sampleOf } from '../lib/measure.ts';
import type { Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';

/** From what nothing has, by one product and by a series, to what thousands have. */
const terms = [
  'stilson',
  'angulo galv. a36 1" x 1/8" x 6 m l42',
  'juego de llaves mixtas 8 piezas',
  'estriada a36 1/8" (3.0 mm) x 1.20',
  'tubo cuadrado laf 1" x 1"',
  'l77',
  'silicona',
];

type Way = 'index' | 'sequential';

/** The search by name of the backend on PostgreSQL, with the trigram index and without. */
export async function dbSearch({ quick }: { quick: boolean }): Promise<Findings> {
  const size = quick ? 2_000 : 100_000;
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url);
  try {
    await migrate(database);
    await database.transaction(
      (transaction) => insertCatalogue(transaction, catalogueOf(size)),
      120_000,
    );
    await database.query('VACUUM ANALYZE products');
    const [server] = await database.query<{ version: string }>(
      "SELECT current_setting('server_version') AS version",
    );

    const plans: Record<string, string> = {};
    const explained = (way: Way) => (text: string) =>
      database.transaction(async (transaction) => {
        await forbidding(transaction, way);
        const plan: string[] = [];
        await idsByName(explaining(transaction, plan), text);
        plans[`${way}: ${text}`] = plan.join('\n');
      });
    const timed = (way: Way, text: string) =>
      database.transaction(async (transaction) => {
        await forbidding(transaction, way);
        const began = performance.now();
        await idsByName(transaction, text);
        return performance.now() - began;
      });

    const rows: string[][] = [];
    const ratios: number[] = [];
    const firsts: number[] = [];
    const seconds: number[] = [];
    for (const text of terms) {
      const found = await interleaved<Way, number>(['index', 'sequential'], quick ? 1 : 7, (way) =>
        timed(way, text),
      );
      for (const way of ['index', 'sequential'] as const) await explained(way)(text);
      const count = (await idsByName(database, text)).length;
      const [index, sequential] = [sampleOf(found.index), sampleOf(found.sequential)];
      const ratio = ratioOf(found.index, found.sequential);
      ratios.push(ratio.median);
      firsts.push(index.median);
      seconds.push(sequential.median);
      rows.push([
        `\`${text}\``,
        String(count),
        `${brief(index.median)} (${spread(index)})`,
        `${brief(sequential.median)} (${spread(sequential)})`,
        `${brief(ratio.median)}×`,
      ]);
    }
    const ratio = sampleOf(ratios);
    return {
      figures: [
        {
          goal: '10',
          name: `search among ${size.toLocaleString('en-US')} by the index, against a sequential scan`,
          sample: { ...sampleOf(firsts), median: medianOf(firsts) },
          unit: 'ms',
          ratio,
          limit: '≤ 0.05×',
          met: ratio.median <= 0.05,
        },
      ],
      tables: [
        {
          title: `Search by name among ${size.toLocaleString('en-US')} products (ms, median and spread)`,
          head: ['text', 'found', 'trigram index', 'sequential scan', 'ratio'],
          rows,
        },
      ],
      notes: [
        `PostgreSQL ${server?.version ?? ''}, the backend’s own query, at most 1,000 rows, from the statement to the found ids in the program, which has the products in memory. In the closing table the median and the spread are those over the texts. The plans of all, by EXPLAIN (ANALYZE, BUFFERS), are kept in \`bench/results/db-search.json\`.`,
      ],
      kept: plans,
    };
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Leaves the planner one way only. */
async function forbidding(transaction: Queryable, way: Way): Promise<void> {
  if (way === 'index') return;
  await transaction.query('SET LOCAL enable_indexscan = off');
  await transaction.query('SET LOCAL enable_bitmapscan = off');
}

/** Runs each query under EXPLAIN, and keeps the plan in the place of rows. */
function explaining(transaction: Queryable, plan: string[]): Queryable {
  return {
    query: async (text, params) => {
      const lines = await transaction.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
        params,
      );
      plan.push(...lines.map((line) => line['QUERY PLAN']));
      return [];
    },
  };
}
