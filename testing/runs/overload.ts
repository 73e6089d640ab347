import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server-process.ts';
import { type Engine, makeStore, type Store } from '../store.ts';
import { IDLE_MS, operation, type Received, send } from './requests.ts';

export interface OverloadReport {
  /** Searches answered a second when as many are asked as can be answered. */
  capacity: number;
  /** Searches asked a second under overload: ten times as many, as far as this machine can ask. */
  offered: number;
  accepted: number;
  shed: number;
  /** Sheds without Retry-After, and responses that were neither 200 nor 503. */
  wrong: number;
  /** Milliseconds within which 99 of 100 were there: accepted searches, and cached responses meanwhile. */
  acceptedP99: number;
  cachedP99: number;
  /** After the last of it, how long until a second's worth of usual load was answered without a shed, in milliseconds. */
  recoveredAfter: number;
}

/** How long the database is made to take for one search, in milliseconds. */
const SEARCH_MS = 20;

/** More than the server has under way and waiting at once, so that only its own responses make anybody wait. */
const CONNECTIONS = 400;

/**
 * Asks a server for ten times as many searches as its database can answer, at
 * an even pace whatever comes back, and looks at what those get who are
 * answered, at everybody else meanwhile, and at how soon it is over. The
 * database is slowed down, so that one machine can ask so much of another part
 * of itself; each search is a new one, so that none is answered from memory.
 */
export async function overload({
  engine,
  seconds = 10,
}: {
  engine: Engine;
  seconds?: number;
}): Promise<OverloadReport> {
  const store = await makeStore(engine);
  await startServer(store.environment).then((first) => first.end('SIGTERM'));
  await slowDownSearches(await store.open());
  const server = await startServer(store.environment);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: IDLE_MS });
  let term = 0;
  const searchOnce = () =>
    timed(
      send(server.url, operation('BuscarProductosPorNombre', { nombre: `tubo ${term++}` }), agent),
    );

  try {
    const capacity = await measureCapacity(searchOnce);
    const cached: Timed[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        cached.push(await timed(send(server.url, operation('ProductosResumen'), agent)));
        await sleep(20);
      }
    };
    const visitor = visit();
    const responses = await atPace(10 * capacity, seconds, searchOnce);
    isOver = true;
    await visitor;

    const accepted = responses.filter(({ outcome }) => outcome === 200);
    const shed = responses.filter(({ outcome }) => outcome === 503);
    return {
      capacity,
      offered: Math.round(responses.length / seconds),
      accepted: accepted.length,
      shed: shed.length,
      wrong:
        responses.length -
        accepted.length -
        shed.filter(({ retryAfter }) => retryAfter).length +
        cached.filter(({ outcome }) => outcome !== 200).length,
      acceptedP99: p99(accepted),
      cachedP99: p99(cached),
      recoveredAfter: await recovery(capacity, searchOnce),
    };
  } finally {
    agent.destroy();
    await server.end('SIGKILL');
    await store.remove();
  }
}

interface Timed extends Received {
  ms: number;
}

async function timed(response: Promise<Received>): Promise<Timed> {
  const began = performance.now();
  const received = await response;
  return { ...received, ms: performance.now() - began };
}

/** Has every search wait in the database. Immutable, so that it is asked once for a search, not for each row. */
async function slowDownSearches(database: Awaited<ReturnType<Store['open']>>): Promise<void> {
  await database.query(`ALTER FUNCTION catalogue_fold(text) RENAME TO catalogue_fold_at_once`);
  await database.query(`
    CREATE FUNCTION catalogue_fold(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      PERFORM pg_sleep(${SEARCH_MS / 1_000});
      RETURN catalogue_fold_at_once($1);
    END $$`);
  await database.close();
}

/**
 * Asks so many a second, evenly, without waiting for responses; fewer where all
 * connections are taken, for what waits in this process says nothing of the server.
 */
async function atPace(rate: number, seconds: number, ask: () => Promise<Timed>): Promise<Timed[]> {
  const responses: Timed[] = [];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  for (let due = 0, elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1_000) {
    for (; due < elapsed * rate; due++) {
      if (pending.size >= CONNECTIONS) continue;
      const asked = ask().then((response) => {
        responses.push(response);
        pending.delete(asked);
      });
      pending.add(asked);
    }
    await sleep(5);
  }
  await Promise.all(pending);
  return responses;
}

/** As many at once as have a turn, each asking again as soon as it is answered, for two seconds. */
async function measureCapacity(ask: () => Promise<Timed>): Promise<number> {
  const until = performance.now() + 2_000;
  let answered = 0;
  const visit = async () => {
    while (performance.now() < until) {
      if ((await ask()).outcome === 200) answered++;
    }
  };
  await Promise.all(Array.from({ length: 7 }, visit));
  return Math.round(answered / 2);
}

async function recovery(capacity: number, ask: () => Promise<Timed>): Promise<number> {
  const began = performance.now();
  for (;;) {
    const since = performance.now() - began;
    const responses = await atPace(capacity / 2, 1, ask);
    if (responses.every(({ outcome }) => outcome === 200) || since > 60_000)
      return Math.round(since);
  }
}

function p99(responses: readonly Timed[]): number {
  const sorted = responses.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0);
}
