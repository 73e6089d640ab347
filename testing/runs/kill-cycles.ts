import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestBody } from '../../tools/lib/request-body.ts';
import { startWriters } from '../concurrent-writers.ts';
import { fixture } from '../fixture.ts';
import { post } from '../http-client.ts';
import { runSql } from '../postgres.ts';
import { beginServer, runServer, type StartingServer } from '../server-process.ts';
import { type Engine, makeStore, type Store } from '../store.ts';

export interface KillCycles {
  engine: Engine;
  /** How often the server is killed; 3 or more hit each kind of moment. */
  cycles: number;
  /** How many second openers try the data directory meanwhile; of the embedded database only. */
  secondOpeners?: number;
}

export interface KillReport {
  /** How many kills hit a first start with its migrations, another start, and storing. */
  kills: { firstStart: number; start: number; storing: number };
  acknowledged: number;
  /** Acknowledged messages that are not there in the end. */
  lost: string[];
  /** Starts after a kill whose catalogue was not whole. */
  incomplete: number;
  secondOpeners: number;
  refused: number;
}

const KINDS = ['storing', 'firstStart', 'start'] as const;

/** At most so many messages are acknowledged before the blow. */
const MESSAGES = 60;

/**
 * Kills a server (`kill -9`) again and again: in turn while visitors' messages
 * are being stored, while it starts for the first time and migrates, and while
 * it starts on what an earlier one left. Each time the next one must come up
 * whole, and in the end everything that was ever acknowledged must be there.
 */
export async function killCycles(options: KillCycles): Promise<KillReport> {
  const { engine, cycles, secondOpeners = 0 } = options;
  const kept = await makeStore(engine, { isOwn: true });
  const fresh = await makeStore(engine, { isOwn: true });
  const acknowledged: string[] = [];
  const report: KillReport = {
    kills: { firstStart: 0, start: 0, storing: 0 },
    acknowledged: 0,
    lost: [],
    incomplete: 0,
    secondOpeners: 0,
    refused: 0,
  };

  /** How long a start takes, in milliseconds; at first a guess. */
  const startMs = { firstStart: 3_000, start: 1_000 };

  /** Starts a server and has `work` done with it. */
  const withServer = async (
    store: Store,
    kind: 'firstStart' | 'start',
    work: (server: StartingServer, url: string) => Promise<void> = async () => {},
  ) => {
    const began = performance.now();
    const server = beginServer(store.environment);
    const url = await server.ready();
    startMs[kind] = performance.now() - began;
    if (!(await showsCatalogue(url))) report.incomplete++;
    await work(server, url);
    await server.end('SIGKILL');
  };

  const openSeconds = async (share: number) => {
    while (report.secondOpeners < Math.round(secondOpeners * share)) {
      const { code, log } = await runServer(kept.environment);
      report.secondOpeners++;
      const said = log.find(({ level }) => level === 'fatal')?.msg ?? '';
      if (code === 1 && said.includes('is in use by process')) report.refused++;
    }
  };

  const killWhileStoring = (cycle: number) =>
    withServer(kept, cycle === 0 ? 'firstStart' : 'start', async (server, url) => {
      const writers = startWriters(url, String(cycle));
      await openSeconds(Math.min(1, (cycle + KINDS.length) / cycles));
      await writers.reached(Math.ceil(MESSAGES * spread(cycle)));
      await server.end('SIGKILL');
      await writers.gone;
      acknowledged.push(...writers.acknowledged);
    });

  const killWhileStarting = async (kind: 'firstStart' | 'start', cycle: number) => {
    const doomed = beginServer(fresh.environment);
    await sleep(startMs[kind] * spread(cycle));
    await doomed.end('SIGKILL');
    await withServer(fresh, kind);
  };

  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const kind = KINDS[cycle % KINDS.length] ?? 'storing';
      report.kills[kind]++;
      if (kind === 'firstStart') await empty(fresh);
      if (kind === 'storing') await killWhileStoring(cycle);
      else await killWhileStarting(kind, cycle);
    }
    const stored = new Set(await kept.messages());
    report.acknowledged = acknowledged.length;
    report.lost = acknowledged.filter((message) => !stored.has(message));
    return report;
  } finally {
    await kept.remove();
    await fresh.remove();
  }
}

/** From 0 to 1, spread evenly over however many cycles there are, and the same each time. */
function spread(cycle: number): number {
  return ((cycle + 1) * 0.618_033_988_75) % 1;
}

async function showsCatalogue(url: string): Promise<boolean> {
  const { body } = await post(url, '/graphql', JSON.parse(requestBody('Category')));
  return JSON.stringify(JSON.parse(body).data?.category) === JSON.stringify(fixture.categories);
}

/** Makes a store as if nobody had ever started on it. */
async function empty({ postgres, dataDirectory }: Store): Promise<void> {
  rmSync(dataDirectory, { recursive: true, force: true });
  if (!postgres) return;
  await runSql(
    postgres.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`,
  );
  await runSql(postgres.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}
