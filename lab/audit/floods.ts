import { readdirSync } from 'node:fs';
import { freePort } from '../../testing/postgres.ts';
import { type FloodReport, runFloods } from '../../testing/runs/floods.ts';
import { withShop } from '../../testing/shop.ts';
import { type Engine, engines } from '../../testing/store.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { brief, info, none } from '../lib/figures.ts';
import { type Part, Unavailable } from '../lib/result.ts';

/** Connections that a process keeps for another request, and the like. */
const FILES_ASIDE = 50;

/** What a few programs of a stranger can do, at full size. */
export const floods: Part = {
  title: 'Floods and hang-ups',
  run: async ({ quick }) => {
    if (process.platform !== 'linux') throw new Unavailable('Open files are counted in /proc.');
    const reports: (FloodReport & { engine: Engine })[] = [];
    for (const { engine, isMissing } of engines) {
      if (isMissing) continue;
      const found = await floodsOn(engine, quick ? 0.01 : 1);
      reports.push(...found.map((report) => ({ ...report, engine })));
    }
    const total = (of: (report: (typeof reports)[number]) => number) =>
      reports.reduce((sum, report) => sum + of(report), 0);
    return {
      figures: [
        info('connections and requests', brief(total(({ sent }) => sent))),
        info(
          'visits meanwhile',
          total(({ visits }) => visits),
        ),
        none(
          'answers to them other than 200',
          total(({ turnedAway }) => turnedAway),
        ),
        none(
          'requests in flight afterwards',
          total(({ after }) => after.inFlight),
        ),
        none(
          `floods after which more than ${FILES_ASIDE} files more are open`,
          total(({ before, after }) => Number(after.openFiles > before.openFiles + FILES_ASIDE)),
        ),
      ],
      tables: [
        {
          title: 'Each flood',
          head: [
            'store',
            'flood',
            'sent',
            'visits',
            'not 200',
            'slowest, ms',
            'in flight',
            'open files',
            'memory, MiB',
          ],
          rows: reports.map(
            ({ engine, name, sent, visits, turnedAway, slowestMs, before, after }) => [
              engine,
              name,
              brief(sent),
              String(visits),
              String(turnedAway),
              brief(slowestMs),
              `${before.inFlight} → ${after.inFlight}`,
              `${before.openFiles} → ${after.openFiles}`,
              `${before.residentMiB} → ${after.residentMiB}`,
            ],
          ),
        },
      ],
      notes: [
        'A visit is the page, a file, a list, a new search, and now and then a message, from another address than the flood’s. Before each flood, and once it has settled.',
      ],
    };
  },
};

async function floodsOn(engine: Engine, scale: number) {
  const metricsPort = await freePort();
  const environment = { METRICS_PORT: String(metricsPort), TRUST_PROXY: '1' };
  return await withShop({ engine, environment }, ({ url, pid }) => {
    const script = readdirSync(inProject('dist/assets')).find((name) => name.endsWith('.js'));
    const metricsUrl = `http://127.0.0.1:${metricsPort}`;
    return runFloods({ url, pid, metricsUrl, file: `/assets/${script}` }, scale);
  });
}
