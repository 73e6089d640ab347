import { sampleOf } from '../lib/measure.ts';
import { createPeer as apollo } from './apollo.ts';
import { createPeer as ours } from './ours.ts';
import type { CacheTimes, Detail, Peer, Summary } from './peer.ts';
import { createPeer as relay } from './relay.ts';

const peers: Record<string, () => Peer> = { ours, apollo, relay };

/** Enough that the middle one is of warm code in every cache, however much its first write has warmed. */
const settles = 11;

/**
 * In a fresh process, as in a fresh browser: the first write counts, with code that nothing has
 * warmed. What happens often in a visit (a re-read, a detail) is done a few times, and the middle
 * one counts.
 */
const [, , name = '', size = ''] = process.argv;
const peer = peers[name]?.();
if (!peer) throw new Error(`There is no peer "${name}".`);
const rows = rowsOf(Number(size));
const write = await timed(() => peer.write(rows));
const rereads: number[] = [];
const details: number[] = [];
for (let run = 0; run < settles; run++) {
  rereads.push(await timed(() => peer.reread()));
  const product = changed(Number(size), run);
  details.push(await timed(() => peer.detail(product)));
}
const times: CacheTimes = {
  write,
  reread: sampleOf(rereads).median,
  detail: sampleOf(details).median,
};
process.stdout.write(JSON.stringify(times));

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Parsed from text, as an answer is. */
function rowsOf(count: number): Summary[] {
  const made = Array.from({ length: count }, (_, place) => ({
    __typename: 'Producto',
    id: place + 1,
    name: `TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m L${place}`,
    imageUrl: `/images/products/tubo_cuadrado-${place % 40}-640.webp`,
    category: `TUBOS ${place % 32}`,
  }));
  return JSON.parse(JSON.stringify(made));
}

/** The last product, whole and renamed. */
function changed(id: number, run: number): Detail {
  return {
    __typename: 'Producto',
    id,
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
