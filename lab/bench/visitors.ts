import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { contactRequest } from '../../testing/http-client.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { withShop } from '../../testing/shop.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { requestBody } from '../../tools/lib/request-body.ts';
import { formatNumber } from '../lib/format.ts';
import type { LabPart } from '../lib/part.ts';

const VISITORS = 200;
const SECONDS = 120;
/** A visitor has left by then. In milliseconds. */
const PATIENCE = 20_000;

interface Wanted {
  kind: string;
  path: string;
  /** Posted as JSON. */
  body?: string;
}

interface Answered {
  /** In milliseconds. */
  times: number[];
  refused: number;
  failed: number;
}

type Answers = Map<string, Answered>;

const unlimited = { CONTACT_PER_ADDRESS: '1000000', CONTACT_PER_HOUR: '1000000' };

const { products, categories } = shopFromFiles.seed();

export const visitors: LabPart = {
  title: `${VISITORS} visitors at once`,
  method: `Each requests, one after another and without a pause, the page, its files, the five queries, a preview page and the picture of a link, and sometimes sends a message, for ${SECONDS} s. Refused: answered 503, to be asked again. Failed: any other answer but 200, or none within ${PATIENCE / 1000} s.`,
  run: async ({ quick }) =>
    withShop({ environment: unlimited }, async ({ url }) => {
      const assets = readdirSync(inProject('dist/assets'));
      const scripts = assets.filter((name) => name.endsWith('.js')).slice(0, 6);
      const answers: Answers = new Map();
      const agent = new Agent({ keepAlive: true });
      const end = performance.now() + 1000 * (quick ? 2 : SECONDS);
      const visit = async () => {
        for (;;) {
          for (const wanted of visitOf(scripts)) {
            if (performance.now() > end) return;
            note(answers, wanted.kind, await ask(url, wanted, agent));
          }
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visit));
      agent.destroy();
      const head = ['', 'requests', 'refused', 'failed', 'median (ms)', 'p99 (ms)', 'slowest (ms)'];
      return { tables: [{ head, rows: [...answers].map(([kind, row]) => rowOf(kind, row)) }] };
    }),
};

function visitOf(scripts: readonly string[]): Wanted[] {
  const id = pick(products).id;
  const query = (...args: Parameters<typeof requestBody>): Wanted => ({
    kind: 'query',
    path: '/graphql',
    body: requestBody(...args),
  });
  const message = JSON.stringify(contactRequest('Mensaje de prueba'));
  return [
    { kind: 'page', path: '/' },
    ...scripts.map((name) => ({ kind: 'file', path: `/assets/${name}` })),
    query('ProductosResumen'),
    query('Category'),
    query('Producto', { id }),
    query('ProductosPorCategoria', { category: pick(categories) }),
    query('BuscarProductosPorNombre', { nombre: 'tubo' }),
    { kind: 'preview', path: `/p/${id}` },
    { kind: 'picture', path: `/p/${id}/imagen.png` },
    ...(Math.random() < 0.1
      ? [{ kind: 'message', path: '/api/v1.0/email/send', body: message }]
      : []),
  ];
}

const pick = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** @returns its status, 0 without an answer, and its duration */
function ask(url: string, { path, body }: Wanted, agent: Agent) {
  const start = performance.now();
  const json = body !== undefined && { 'Content-Type': 'application/json' };
  const headers = { 'Accept-Encoding': 'br', ...json };
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const finish = (status: number) => resolve({ status, ms: performance.now() - start });
    const method = body === undefined ? 'GET' : 'POST';
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = request(url + path, { method, agent, headers, signal }, (response) => {
      response.once('error', () => finish(0)).once('end', () => finish(response.statusCode ?? 0));
      response.resume();
    });
    sent.once('error', () => finish(0)).end(body);
  });
}

function note(answers: Answers, kind: string, { status, ms }: { status: number; ms: number }) {
  const row = answers.get(kind) ?? { times: [], refused: 0, failed: 0 };
  answers.set(kind, row);
  row.times.push(ms);
  if (status === 503) row.refused += 1;
  else if (status !== 200) row.failed += 1;
}

function rowOf(kind: string, { times, refused, failed }: Answered) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => formatNumber(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return [kind, String(times.length), String(refused), String(failed), at(0.5), at(0.99), at(1)];
}
