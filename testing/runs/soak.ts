import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres.ts';
import { startServer } from '../server-process.ts';
import { type Engine, makeStore } from '../store.ts';
import { contact, IDLE_MS, operation, type Sent, send } from './requests.ts';

export interface SoakReport {
  responses: number;
  /** responses other than 200, and requests without one. */
  errors: number;
  memory: Memory;
}

/**
 * Of the process, in bytes, in the first half of the time and in the last. How much it takes rises
 * and falls with V8's collections by a third; what it cannot do without shows after each of them.
 */
export interface Memory {
  /** The most that Linux has kept in memory of it. */
  resident: [before: number, after: number];
  /** The least that has been left on V8's heap. */
  live: [before: number, after: number];
}

/** By how much something has grown, in percent; below 0 where it shrank. */
export function growth([before, after]: [number, number]): number {
  return Math.round((after / before - 1) * 1_000) / 10;
}

/** Requests a second, evenly: what a busy shop of this size sees. */
const RATE = 200;

/**
 * Before it, four times the pace for a tenth of the time: caches fill, and V8 takes the memory that
 * it works in, which it does by the amount of work and not by the clock.
 */
const WARM_UP = { pace: 4, time: 0.1 };

/** Between two looks at the memory. */
const WATCH_MS = 500;

/** So many different searches and products are asked for in turn, so that caches fill and then stay. */
const VARIETY = 500;

/**
 * Asks a server for everything in turn at a steady pace, once it is warm, and
 * watches its memory.
 */
export async function soak({
  engine,
  minutes,
}: {
  engine: Engine;
  minutes: number;
}): Promise<SoakReport> {
  const store = await makeStore(engine);
  const metricsPort = await freePort();
  const server = await startServer({ ...store.environment, METRICS_PORT: String(metricsPort) });
  const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout: IDLE_MS });
  const seen: { at: number; resident: number; live: number }[] = [];
  const pending = new Set<Promise<void>>();
  let responses = 0;
  let errors = 0;

  const ask = async (turn: number) => {
    const { outcome } = await send(server.url, requestOf(turn), agent);
    responses++;
    if (outcome !== 200) errors++;
  };
  const askSteadily = async (rate: number, lasts: number, watch: (at: number) => unknown) => {
    const began = performance.now();
    for (let turn = 0, elapsed = 0; elapsed < lasts; elapsed = performance.now() - began) {
      for (; turn < (elapsed / 1_000) * rate; turn++) {
        const asked = ask(turn).finally(() => pending.delete(asked));
        pending.add(asked);
      }
      await watch(elapsed / lasts);
      await sleep(50);
    }
    await Promise.all(pending);
  };
  try {
    const lasts = minutes * 60_000;
    await askSteadily(RATE * WARM_UP.pace, lasts * WARM_UP.time, () => {});
    await askSteadily(RATE, lasts, async (at) => {
      if ((at - (seen.at(-1)?.at ?? -1)) * lasts < WATCH_MS) return;
      seen.push({ at, resident: residentBytes(server.pid), live: await heapBytes(metricsPort) });
    });
    const halves = [seen.filter(({ at }) => at < 0.5), seen.filter(({ at }) => at >= 0.5)] as const;
    const most = (half: typeof seen) => Math.max(...half.map(({ resident }) => resident));
    const least = (half: typeof seen) => Math.min(...half.map(({ live }) => live));
    const memory: Memory = {
      resident: [most(halves[0]), most(halves[1])],
      live: [least(halves[0]), least(halves[1])],
    };
    return { responses, errors, memory };
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
    await store.remove();
  }
}

/** What is in use of V8's heap, by the server's own metrics. */
async function heapBytes(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\d+)$/m.exec(metrics)?.[1]);
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
