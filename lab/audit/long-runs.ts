import { hasPostgres } from '../../testing/postgres.ts';
import { runFailovers } from '../../testing/runs/failovers.ts';
import { killCycles } from '../../testing/runs/kill-cycles.ts';
import { overload as runOverload } from '../../testing/runs/overload.ts';
import { sigtermUnderLoad } from '../../testing/runs/sigterm-under-load.ts';
import { growth, soak as runSoak } from '../../testing/runs/soak.ts';
import { type Engine, engines } from '../../testing/store.ts';
import { all, atMost, brief, exactly, info, none } from '../lib/figures.ts';
import { sampleOf } from '../lib/measure.ts';
import { type Figure, type Part, Unavailable } from '../lib/result.ts';

const missing = engines.filter(({ isMissing }) => isMissing);
const here = engines.filter(({ isMissing }) => !isMissing).map(({ engine }) => engine);

/** A run on each store that this machine has, one after the other or all at once. */
function longRun(
  title: string,
  run: (engine: Engine, quick: boolean) => Promise<Figure[]>,
  { notes = [], atOnce = false }: { notes?: string[]; atOnce?: boolean } = {},
): Part {
  return {
    title,
    run: async ({ quick }) => {
      const figures: Figure[] = [];
      const runOn = async (engine: Engine) => {
        const found = await run(engine, quick);
        figures.push(...found.map((figure) => ({ ...figure, name: `${engine}: ${figure.name}` })));
      };
      if (atOnce) await Promise.all(here.map(runOn));
      else for (const engine of here) await runOn(engine);
      const without = missing.map(({ name }) => `Without ${name}, which this machine lacks.`);
      return { figures, notes: [...notes, ...without] };
    },
  };
}

export const kill = longRun('Killed by kill -9', async (engine, quick) => {
  const openers = engine === 'embedded' ? { secondOpeners: quick ? 2 : 50 } : {};
  const report = await killCycles({ engine, cycles: quick ? 3 : 200, ...openers });
  const { firstStart, start, storing } = report.kills;
  return [
    info('kills', firstStart + start + storing),
    info('of them during a first start with its migrations', firstStart),
    info('messages acknowledged', report.acknowledged),
    none('acknowledged messages lost', report.lost.length),
    none('starts with a catalogue that was not whole', report.incomplete),
    ...(engine === 'embedded'
      ? [all('second openers refused', report.refused, report.secondOpeners)]
      : []),
  ];
});

export const sigterm = longRun('SIGTERM under load', async (engine) => {
  const report = await sigtermUnderLoad({ engine });
  return [
    info('whole responses after the signal', report.after),
    none('responses cut off', report.cut),
    none('responses other than 200', report.otherStatus.length),
    none('acknowledged messages lost', report.lost.length),
    exactly(0, 'exit code', report.exitCode),
  ];
});

/** The primary of two PostgreSQL servers dies, and the other takes over. */
export const failover: Part = {
  title: 'Failover of PostgreSQL',
  run: async ({ quick }) => {
    if (!hasPostgres()) throw new Unavailable('There is no PostgreSQL server on this machine.');
    const failovers = quick ? 1 : 20;
    const report = await runFailovers({ failovers });
    return {
      figures: [
        info('primaries killed', failovers),
        info('messages acknowledged', report.acknowledged),
        none('acknowledged messages lost', report.lost.length),
        none('lists other than 200 without a primary', report.lists.length),
        none('messages other than 503 without a primary', report.messages.length),
        atMost(
          5_000,
          'a message acknowledged after the promotion, at the latest',
          sampleOf([Math.max(...report.acceptedAfter)]),
          'ms',
        ),
        exactly('OK', 'health afterwards', report.health),
      ],
      notes: [
        'Two PostgreSQL servers with synchronous replication, both named in DATABASE_URL; the primary is killed by kill -9 under two writers, its standby promoted, and a new standby made. The shop is one process from beginning to end.',
      ],
    };
  },
};

/** Ten times as many searches as the server can answer. */
export const overload = longRun('Overload', async (engine, quick) => {
  const report = await runOverload({ engine, seconds: quick ? 1 : 10 });
  return [
    info('searches that can be answered a second', brief(report.capacity)),
    info('searches asked a second', brief(report.offered)),
    info('accepted', report.accepted),
    info('shed', report.shed),
    none('sheds without Retry-After, and other responses', report.wrong),
    atMost(1_000, '99 of 100 accepted searches', sampleOf([report.acceptedP99]), 'ms'),
    info('99 of 100 cached responses meanwhile', `${brief(report.cachedP99)} ms`),
    atMost(5_000, 'recovered after', sampleOf([report.recoveredAfter]), 'ms'),
  ];
});

const minutes = 10;
const mostGrowth = 10;

/** A steady mixed load for a while, and what the server's memory does. */
export const soak = longRun(
  'Soak',
  async (engine, quick) => {
    const report = await runSoak({ engine, minutes: quick ? 0.1 : minutes });
    return [
      info('responses', report.responses),
      none('errors', report.errors),
      grown('the most memory taken', report.memory.resident),
      grown('what is live of it on the heap', report.memory.live),
    ];
  },
  { notes: [`${minutes} minutes on each store, all at once.`], atOnce: true },
);

/** Between the halves of the time. */
function grown(name: string, sizes: [before: number, after: number]): Figure {
  const [before, after] = sizes.map((bytes) => Math.round(bytes / 2 ** 20));
  const percent = growth(sizes);
  return {
    name: `${name}: growth`,
    value: `${percent} % (${before} to ${after} MiB)`,
    limit: `< ${mostGrowth} %`,
    met: percent < mostGrowth,
  };
}
