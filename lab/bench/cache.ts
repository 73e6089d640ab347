import { info, withSpread } from '../lib/figures.ts';
import { installLab } from '../lib/install.ts';
import { interleaved, ratioOf, sampleOf } from '../lib/measure.ts';
import { bundleProgram, runProgram } from '../lib/program.ts';
import type { Part } from '../lib/result.ts';
import type { CacheTimes } from '../peers/peer.ts';

const peers = { ours: 'this storefront', apollo: 'Apollo Client', relay: 'Relay' } as const;
type PeerName = keyof typeof peers;
const names: readonly PeerName[] = ['ours', 'apollo', 'relay'];

const measures = {
  write: 'first write and read',
  reread: 're-read',
  detail: 'a detail while the list is shown',
} as const;
type Measure = keyof typeof measures;
const measured: readonly Measure[] = ['write', 'reread', 'detail'];

const sizes = [1_000, 10_000] as const;

/** What the client-side caches cost, each in a fresh process of a production build. */
export const cache: Part = {
  title: 'The cache',
  run: async ({ quick }) => {
    await installLab();
    const program = await bundleProgram('peers/measure-cache.ts');
    const found = new Map<number, Record<PeerName, CacheTimes[]>>();
    for (const size of quick ? sizes.slice(0, 1) : sizes) {
      const run = (name: PeerName) => runProgram<CacheTimes>(program, [name, String(size)]);
      found.set(size, await interleaved(names, quick ? 1 : 9, run));
    }
    const of = (times: readonly CacheTimes[], what: Measure) => times.map((one) => one[what]);
    return {
      figures: [...found].flatMap(([size, times]) =>
        (['apollo', 'relay'] as const).map((peer) => {
          const ratio = ratioOf(of(times.ours, 'write'), of(times[peer], 'write'));
          const name = `${measures.write} of ${size.toLocaleString('en-US')}, against ${peers[peer]}`;
          return info(name, withSpread(ratio, '×'));
        }),
      ),
      tables: [...found].map(([size, times]) => ({
        title: `A list of ${size.toLocaleString('en-US')} (ms)`,
        head: ['cache', ...Object.values(measures)],
        rows: names.map((name) => [
          peers[name],
          ...measured.map((what) => withSpread(sampleOf(of(times[name], what)))),
        ]),
      })),
      notes: [
        'Each figure comes from a process of its own, which ran nothing before: the first write pays for cold code, as in a browser that has just opened the page. The network is left out. Medians of nine, and the spread.',
        '“Re-read”: the page that shows the list goes and another comes. “A detail”: until the product and the list that is being shown both have the product’s new name. Relay runs on requests written by hand in the form that its compiler gives them.',
      ],
    };
  },
};
