import { Agent } from 'node:http';
import { startServer } from '../server-process.ts';
import { type Engine, makeStore } from '../store.ts';
import { contact, operation, type Sent, send } from './requests.ts';

export interface SigtermReport {
  /** Whole responses, before the signal and after it. */
  before: number;
  after: number;
  /** responses other than 200. */
  otherStatus: number[];
  /** Requests that were begun and never answered in whole. */
  cut: number;
  exitCode: number | null;
  /** Acknowledged messages that are not there afterwards. */
  lost: string[];
}

const VISITORS = 16;
/** So many responses are given before the signal. */
const RESPONSES_BEFORE = 400;

/**
 * Tells a server to stop while visitors on kept-alive connections ask it
 * without a pause, each for everything in turn. Each goes on until nobody
 * listens any more: then all that it ever asked must have been answered.
 */
export async function sigtermUnderLoad({ engine }: { engine: Engine }): Promise<SigtermReport> {
  const store = await makeStore(engine);
  const server = await startServer(store.environment);
  const acknowledged: string[] = [];
  const report: SigtermReport = {
    before: 0,
    after: 0,
    otherStatus: [],
    cut: 0,
    exitCode: null,
    lost: [],
  };
  let ending: Promise<number | null> | undefined;

  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; ; turn++) {
      const message = `Mensaje ${visitor}-${turn} antes de parar`;
      const sent = requestOf(turn + visitor, message);
      const { outcome } = await send(server.url, sent, agent);
      if (outcome === 'cut') report.cut++;
      if (outcome === 'cut' || outcome === 'refused') break;
      if (outcome !== 200) report.otherStatus.push(outcome);
      else if (sent.body?.includes(message)) acknowledged.push(message);
      report[ending ? 'after' : 'before']++;
      if (!ending && report.before >= RESPONSES_BEFORE) ending = server.end('SIGTERM');
    }
    agent.destroy();
  };

  try {
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
    report.exitCode = (await ending) ?? null;
    const stored = new Set(await store.messages());
    report.lost = acknowledged.filter((message) => !stored.has(message));
    return report;
  } finally {
    await server.end('SIGKILL');
    await store.remove();
  }
}

function requestOf(turn: number, message: string): Sent {
  const all = [
    operation('ProductosResumen'),
    operation('BuscarProductosPorNombre', { nombre: `tubo ${turn}` }),
    contact(message),
    { path: '/', body: null },
  ];
  return all[turn % all.length] ?? operation('Category');
}
