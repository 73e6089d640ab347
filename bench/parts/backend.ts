import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requestBody } from '../../tools/lib/request-body.ts';
import { catalogueOf } from '../lib/catalogue.ts';
import { ensureWrk, type Load, load } from '../lib/load.ts';
import { interleaved, ratioOf, sampleOf } from '../lib/measure.ts';
import { startNeighbour } from '../lib/neighbour.ts';
import type { Figure, Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import { startShop } from '../lib/shop.ts';

const size = 1_000;
const settleMs = 4_000;

const lists = {
  productosResumen: [requestBody('productos-resumen')],
  category: [requestBody('category')],
};

/** Many different ones, so that not one answer alone is asked for. */
const singles = {
  producto: Array.from({ length: 500 }, (_, place) => requestBody('producto', { id: place + 1 })),
  productosPorCategoria: catalogueOf(1).categories.map((category) =>
    requestBody('productos-por-categoria', { category }),
  ),
};

/** The server under load against bare `node:http` and against Yoga as it comes. */
export async function backend({ quick }: { quick: boolean }): Promise<Findings> {
  await ensureWrk();
  const rounds = quick ? 1 : 15;
  const seconds = 1;
  const shop = await startShop({ size });
  const yoga = await startNeighbour('peers/stock-yoga.ts', [String(size)]);
  const figures: Figure[] = [];
  const rows: string[][] = [];
  const bars: { label: string; value: number }[] = [];
  const add = (operation: string, loads: Record<string, Load[]>, bytes: number) => {
    for (const [name, found] of Object.entries(loads)) {
      const rate = sampleOf(found.map((one) => one.rate));
      const p99 = sampleOf(found.map((one) => one.p99));
      rows.push([
        operation,
        titles[name] ?? name,
        `${brief(rate.median)} (${spread(rate)})`,
        `${brief(p99.median)} (${spread(p99)})`,
        name === 'yoga' ? '' : brief(bytes / 1_000),
      ]);
      if (operation === 'productosResumen') {
        bars.push({ label: titles[name] ?? name, value: rate.median });
      }
    }
  };
  try {
    // The best compression follows the start by a while.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    for (const [operation, bodies] of Object.entries(lists)) {
      const bytes = await answerOf(shop.url, bodies[0] ?? '');
      const file = join(mkdtempSync(join(tmpdir(), 'kuntur-bare-')), 'answer');
      writeFileSync(file, bytes);
      const bare = await startNeighbour('peers/bare-http.ts', [file]);
      const urls = { ours: shop.url, bare: bare.url, yoga: yoga.url };
      const loads = await interleaved(['ours', 'bare', 'yoga'], rounds, (name) =>
        load({ url: `${urls[name]}/graphql`, bodies, encoding: 'br', seconds }),
      );
      bare.stop();
      add(operation, loads, bytes.length);
      figures.push(
        rateFigure('9', `${operation}, against bare node:http`, loads.ours, loads.bare, 0.85),
        p99Figure(operation, loads.ours, loads.bare),
      );
      if (operation === 'productosResumen') {
        figures.push(
          rateFigure('9', `${operation}, against Yoga as it comes`, loads.ours, loads.yoga, 40),
        );
      }
    }
    for (const [operation, bodies] of Object.entries(singles)) {
      const urls = { ours: shop.url, yoga: yoga.url };
      const loads = await interleaved(['ours', 'yoga'], rounds, (name) =>
        load({ url: `${urls[name]}/graphql`, bodies, encoding: 'br', seconds }),
      );
      add(operation, loads, (await answerOf(shop.url, bodies[0] ?? '')).length);
      figures.push(
        rateFigure('10', `${operation}, against Yoga over memory`, loads.ours, loads.yoga, 1.5),
      );
    }
  } finally {
    yoga.stop();
    await shop.stop();
  }
  return {
    figures,
    tables: [
      {
        title: 'Answers a second under load (median and spread)',
        head: ['operation', 'server', 'requests/s', 'p99, ms', 'kB an answer'],
        rows,
      },
    ],
    charts: [
      { name: 'backend-rate', title: 'productosResumen of 1,000', unit: 'requests/s', bars },
    ],
    notes: [
      `wrk with one thread and 32 connections, ${seconds} s a run, on the machine that also runs the server; a catalogue of ${size.toLocaleString('en-US')} on PostgreSQL. Bare node:http reads the request’s body and sends the very bytes that ours answers, brotli at its best level.`,
      'Yoga as it comes runs the shop’s own schema over the same catalogue in memory, and compresses nothing.',
      '`producto` asks for 500 products in turn, `productosPorCategoria` for every category. The first answer to each is worked out; until the catalogue changes, it is then given again.',
    ],
  };
}

const titles: Record<string, string> = {
  ours: 'this backend',
  bare: 'bare node:http',
  yoga: 'Yoga as it comes',
};

function rateFigure(
  goal: string,
  name: string,
  ours: readonly Load[],
  theirs: readonly Load[],
  least: number,
): Figure {
  const rates = (loads: readonly Load[]) => loads.map(({ rate }) => rate);
  const ratio = ratioOf(rates(ours), rates(theirs));
  return {
    goal,
    name,
    sample: sampleOf(rates(ours)),
    unit: 'requests/s',
    ratio,
    limit: `≥ ${least}×`,
    met: ratio.median >= least,
  };
}

function p99Figure(operation: string, ours: readonly Load[], bare: readonly Load[]): Figure {
  const p99 = (loads: readonly Load[]) => loads.map((one) => one.p99);
  const ratio = ratioOf(p99(ours), p99(bare));
  return {
    goal: '9',
    name: `${operation}, p99 against bare node:http`,
    sample: sampleOf(p99(ours)),
    unit: 'ms',
    ratio,
    limit: '≤ 1.5×',
    met: ratio.median <= 1.5,
  };
}

/** The bytes of an answer as they go over the wire. */
function answerOf(url: string, body: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      'Accept-Encoding': 'br',
    };
    const sent = request(`${url}/graphql`, { method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      resolve(buffer(response));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
