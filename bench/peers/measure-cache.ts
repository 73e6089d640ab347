import type { Detail, Peer, Summary } from './peer.ts';

/** What one process finds out about one cache; times in milliseconds, memory in MiB. */
export interface CacheTimes {
  write: number;
  /** The same by a fresh client once the code is compiled; null for a large list, which is for the heap. */
  warmWrite: number | null;
  reread: number;
  detail: number;
  /** Retained by the cache, the rows included. */
  heap: number;
  /** Retained by the rows alone, as they were parsed. */
  rowsHeap: number;
}

/** Enough that the middle one is of warm code in every cache, however much its first write has warmed. */
const settles = 11;
/** Lists written by clients of their own before one is measured, so that the code of every cache is as warm. */
const warmUps = 5;

/**
 * In a fresh process, as in a fresh browser: the first write counts, with code that nothing has
 * warmed. What happens often in a visit (a re-read, a detail) is done a few times, and the middle
 * one counts.
 */
export async function measureCache(createPeer: () => Peer): Promise<void> {
  const size = Number(process.argv[2]);
  const before = heap();
  let rows: Summary[] | null = rowsOf(size);
  const rowsHeap = heap() - before;
  const peer = createPeer();
  const write = await timed(() => peer.write(rows ?? []));
  rows = null;
  const held = heap() - before;
  const rereads: number[] = [];
  const details: number[] = [];
  for (let run = 0; run < settles; run++) {
    rereads.push(await timed(() => peer.reread()));
    const product = changed(size, run);
    details.push(await timed(() => peer.detail(product)));
  }
  const warm: number[] = [];
  for (let run = 0; run < warmUps + 3 && size <= 10_000; run++) {
    const fresh = createPeer();
    const list = rowsOf(size);
    const time = await timed(() => fresh.write(list));
    if (run >= warmUps) warm.push(time);
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
  const found: CacheTimes = {
    write,
    warmWrite: warm.length > 0 ? middle(warm) : null,
    reread: middle(rereads),
    detail: middle(details),
    heap: held / 2 ** 20,
    rowsHeap: rowsHeap / 2 ** 20,
  };
  process.stdout.write(JSON.stringify(found));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Parsed from text, as an answer is. */
function rowsOf(size: number): Summary[] {
  const rows = Array.from({ length: size }, (_, place) => ({
    __typename: 'Producto',
    id: place + 1,
    name: `TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m L${place}`,
    imageUrl: `/images/products/tubo_cuadrado-${place % 40}-640.webp`,
    category: `TUBOS ${place % 32}`,
  }));
  return JSON.parse(JSON.stringify(rows));
}

/** The last product, whole and renamed. */
function changed(size: number, run: number): Detail {
  return {
    __typename: 'Producto',
    id: size,
    uuid: 'u',
    name: `OTRO NOMBRE ${run}`,
    priceBuy: null,
    price: 10,
    description: 'Norma: ASTM A513.',
    imageUrl: '/images/products/tubo_cuadrado-640.webp',
    category: 'TUBOS 1',
    stock: 3,
    discount: null,
    marca: null,
  };
}

function heap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
