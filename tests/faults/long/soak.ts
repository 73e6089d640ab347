import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../server/server-process.ts';
import { type Engine, makeStore } from '../support/stores.ts';
import { contact, IDLE_MS, operation, type Sent, send } from './requests.ts';

export interface SoakReport {
  answers: number;
  /** Answers other than 200, and requests without one. */
  errors: number;
  /** Memory of the process, in bytes: the least of the second quarter of the time, and of the last. */
  memoryBefore: number;
  memoryAfter: number;
  /** By how much it has grown, in hundredths; below 0 where it shrank. */
  growthPercent: number;
}

/** Requests a second, evenly: what a busy shop of this size sees. */
const RATE = 200;

/**
 * Before it, as many requests in a tenth of the time: caches fill, and V8 takes the memory that it
 * works in, which it does by the amount of work and not by the clock.
 */
const WARM_UP = 10;

/** So many different searches and products are asked for in turn, so that caches fill and then stay. */
const VARIETY = 500;

/**
 * Asks a server for everything in turn at a steady pace, once it is warm, and
 * watches its memory. The first quarter of the time does not count.
 */
export async function soak({
  engine,
  minutes,
}: {
  engine: Engine;
  minutes: number;
}): Promise<SoakReport> {
  const store = await makeStore(engine);
  const server = await startServer(store.environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout: IDLE_MS });
  const memory: { at: number; bytes: number }[] = [];
  const pending = new Set<Promise<void>>();
  let answers = 0;
  let errors = 0;

  const ask = async (turn: number) => {
    const { outcome } = await send(server.url, requestOf(turn), agent);
    answers++;
    if (outcome !== 200) errors++;
  };
  const askSteadily = async (rate: number, lasts: number, watch: (at: number) => void) => {
    const began = performance.now();
    for (let turn = 0, elapsed = 0; elapsed < lasts; elapsed = performance.now() - began) {
      for (; turn < (elapsed / 1_000) * rate; turn++) {
        const asked = ask(turn).finally(() => pending.delete(asked));
        pending.add(asked);
      }
      watch(elapsed / lasts);
      await sleep(50);
    }
    await Promise.all(pending);
  };
  try {
    const lasts = minutes * 60_000;
    await askSteadily(RATE * WARM_UP, lasts / WARM_UP, () => {});
    await askSteadily(RATE, lasts, (at) => memory.push({ at, bytes: residentBytes(server.pid) }));
    const least = (from: number, to: number) =>
      Math.min(...memory.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes));
    const memoryBefore = least(0.25, 0.5);
    const memoryAfter = least(0.75, 1);
    const growthPercent = Math.round((memoryAfter / memoryBefore - 1) * 1_000) / 10;
    return { answers, errors, memoryBefore, memoryAfter, growthPercent };
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
    await store.remove();
  }
}

/** What Linux keeps in memory of a process; see proc_pid_status(5). */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Of a hundred: 40 for the list and the categories, 35 for products, 10 searches, 14 pages, 1 message. */
function requestOf(turn: number): Sent {
  const kind = turn % 100;
  const variant = Math.floor(turn / 100) % VARIETY;
  if (kind < 25) return operation('productos-resumen');
  if (kind < 40) return operation('category');
  if (kind < 60) return operation('producto', { id: variant + 1 });
  if (kind < 75) return operation('productos-por-categoria', { category: 'TUBOS' });
  if (kind < 85) return operation('buscar-productos-por-nombre', { nombre: `tubo ${variant}` });
  if (kind < 99) return { path: '/', body: null };
  return contact(`Mensaje ${turn} de una visita larga`);
}
