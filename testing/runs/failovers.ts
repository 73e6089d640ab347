import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '../../server/generated/operations.ts';
import { post, rawFetch } from '../http-client.ts';
import { freePort, type PostgresServer, runSql, startPostgres } from '../postgres.ts';
import { startServer } from '../server-process.ts';
import { makeStore } from '../store.ts';
import { startWriters } from '../writers.ts';
import { contact, send } from './requests.ts';

export interface FailoverReport {
  failovers: number;
  acknowledged: number;
  /** Acknowledged messages that are not there afterwards. */
  lost: string[];
  /** Answers to the list of products, other than 200, while there was no primary. */
  lists: number[];
  /** Answers to a message, other than 503, while there was no primary. */
  messages: number[];
  /** How long after each promotion a message was acknowledged, in milliseconds. */
  acceptedAfter: number[];
  /** What health says at the end. */
  health: string;
}

/** How long a failover may take before it counts as failed, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Kills the primary of two PostgreSQL servers that replicate synchronously, and promotes the other,
 * again and again, while visitors write messages to a shop that is told of both and never restarted.
 */
export async function runFailovers({ failovers }: { failovers: number }): Promise<FailoverReport> {
  const [first, second] = [await freePort(), await freePort()];
  const name = 'shop?target_session_attrs=read-write';
  const url = `postgres://shop@127.0.0.1:${first},127.0.0.1:${second}/${name}`;
  let primary = await startPostgres({ port: first });
  await runSql(primary.url, 'CREATE DATABASE shop');
  let standby = await startStandby(primary, second);
  const store = await makeStore('embedded');
  const server = await startServer({ ...store.environment, DATABASE_URL: url });
  const agent = new Agent({ keepAlive: true });
  const report: FailoverReport = {
    failovers,
    acknowledged: 0,
    lost: [],
    lists: [],
    messages: [],
    acceptedAfter: [],
    health: '',
  };
  const message = async (text: string) => {
    const { outcome } = await send(server.url, contact(text), agent);
    if (outcome === 200) acknowledged.push(text);
    return outcome;
  };
  const acknowledged: string[] = [];
  const writers = startWriters(server.url, 'conmutación', { count: 2, keepsOn: true });

  try {
    for (let failover = 0; failover < failovers; failover++) {
      await writers.reached(writers.acknowledged.length + 50);
      const dead = primary;
      await dead.end('SIGKILL');
      for (let time = 0; time < 5; time++) {
        const list = await post(server.url, '/graphql', { query: operations.ProductosResumen });
        if (list.status !== 200) report.lists.push(list.status);
        const outcome = await message(`Sin primario ${failover}-${time}`);
        if (outcome !== 503) report.messages.push(Number(outcome));
        await sleep(100);
      }
      await sql(standby, 'SELECT pg_promote()');
      const promoted = performance.now();
      let tries = 0;
      while ((await message(`Tras la promoción ${failover}-${tries++}`)) !== 200) {
        if (performance.now() - promoted > PATIENCE_MS) throw new Error(server.logText());
        await sleep(50);
      }
      report.acceptedAfter.push(performance.now() - promoted);
      primary = standby;
      await dead.stop();
      standby = await startStandby(primary, Number(new URL(dead.url).port));
    }
    await writers.reached(writers.acknowledged.length + 50);
    report.health = (await rawFetch(server.url, '/healthz')).body;
    await server.end('SIGTERM');
    await writers.gone;
    acknowledged.push(...writers.acknowledged);
    report.acknowledged = acknowledged.length;
    const rows = await sql<{ message: string }>(primary, 'SELECT message FROM contact_messages');
    const stored = new Set(rows.map((row) => row.message));
    report.lost = acknowledged.filter((text) => !stored.has(text));
    return report;
  } finally {
    await server.end('SIGKILL');
    agent.destroy();
    await primary.stop();
    await standby.stop();
    await store.remove();
  }
}

/** A standby without which the primary acknowledges nothing any more. */
async function startStandby(primary: PostgresServer, port: number) {
  const standby = await startPostgres({ standbyOf: primary.url, port });
  await sql(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await sql(primary, 'SELECT pg_reload_conf()');
  const isSynchronous = `SELECT 1 FROM pg_stat_replication
    WHERE state = 'streaming' AND sync_state = 'sync'`;
  for (const began = Date.now(); (await sql(primary, isSynchronous)).length === 0; ) {
    if (Date.now() - began > PATIENCE_MS) throw new Error('The standby does not follow.');
    await sleep(100);
  }
  return standby;
}

/** Runs a statement on the shop's database. */
function sql<Row>({ url }: PostgresServer, statement: string): Promise<Row[]> {
  return runSql(url.replace(/postgres$/, 'shop'), statement);
}
