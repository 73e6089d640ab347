import { interleaved, ratioOf, sampleOf } from '../lib/measure.ts';
import { bundleProgram, runProgram } from '../lib/program.ts';
import type { Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import type { CacheTimes } from '../peers/measure-cache.ts';

const peers = ['ours', 'graphcache', 'apollo', 'relay', 'tanstack', 'map'] as const;
type PeerName = (typeof peers)[number];

const measures = ['write', 'warmWrite', 'reread', 'detail'] as const;
type Measure = (typeof measures)[number];

const titles: Record<PeerName, string> = {
  ours: 'this storefront',
  graphcache: 'graphcache as it comes',
  apollo: 'Apollo Client',
  relay: 'Relay',
  tanstack: 'TanStack Query',
  map: 'plain Map',
};

/** What the client-side caches cost, each in a fresh process of a production build. */
export async function cache({ quick }: { quick: boolean }): Promise<Findings> {
  const size = quick ? 500 : 10_000;
  const large = quick ? 1_000 : 50_000;
  const programs = new Map<PeerName, string>();
  for (const name of peers) programs.set(name, await bundleProgram(`peers/run-${name}.ts`));
  const run = (name: PeerName, rows: number) =>
    runProgram<CacheTimes>(programs.get(name) ?? '', [String(rows)]);

  const times = await interleaved(peers, quick ? 1 : 9, (name) => run(name, size));
  const heaps = await interleaved(peers, quick ? 1 : 3, (name) => run(name, large));

  const of = (name: PeerName, what: keyof CacheTimes) =>
    times[name].map((found) => found[what] ?? Number.NaN);
  const heap = (name: PeerName) => sampleOf(heaps[name].map((found) => found.heap));
  const against = (name: PeerName, what: Measure) => ratioOf(of('ours', what), of(name, what));
  const compare = (name: PeerName, what: Measure, limit: number) => ({
    goal: '7',
    name: `${labels[what]} of ${size.toLocaleString('en-US')}, against ${titles[name]}`,
    sample: sampleOf(of('ours', what)),
    unit: 'ms',
    ratio: against(name, what),
    limit: `≤ ${limit}×`,
    met: against(name, what).median <= limit,
  });

  const beyondRows = (name: PeerName) => heaps[name].map(({ heap, rowsHeap }) => heap - rowsHeap);
  const heapRatio = ratioOf(beyondRows('ours'), beyondRows('graphcache'));
  return {
    figures: [
      compare('graphcache', 'write', 1),
      compare('apollo', 'write', 0.1),
      compare('graphcache', 'warmWrite', 1),
      compare('apollo', 'warmWrite', 0.1),
      compare('graphcache', 'reread', 0.01),
      compare('graphcache', 'detail', 0.02),
      {
        goal: '7',
        name: `heap at ${large.toLocaleString('en-US')} beyond the rows, against graphcache`,
        sample: sampleOf(beyondRows('ours')),
        unit: 'MiB',
        ratio: heapRatio,
        limit: '≤ 0.3×',
        met: heapRatio.median <= 0.3,
      },
    ],
    tables: [
      {
        title: `A list of ${size.toLocaleString('en-US')} (ms, median and spread), and the heap that ${large.toLocaleString('en-US')} retain`,
        head: [
          'cache',
          'first write and read',
          'the same, code warm',
          're-read',
          'a detail arrives',
          'heap, MiB',
        ],
        rows: peers.map((name) => [
          titles[name],
          ...measures.map((what) => {
            const sample = sampleOf(of(name, what));
            return `${brief(sample.median)} (${spread(sample)})`;
          }),
          `${brief(heap(name).median)}`,
        ]),
      },
    ],
    charts: measures.map((what) => ({
      name: `cache-${what}`,
      title: `${labels[what]} of ${size.toLocaleString('en-US')}`,
      unit: 'ms',
      bars: peers.map((name) => ({
        label: titles[name],
        value: sampleOf(of(name, what)).median,
      })),
    })),
    notes: [
      'Each figure comes from a process of its own, which ran nothing before: the first write pays for cold code, as in a browser that has just opened the page; “code warm” is what a fresh client then takes in the same process. The network is left out. The heap is the median of three rounds; the rows alone, as they were parsed, are part of it.',
      '“Re-read”: the page that shows the list goes and another comes. “A detail arrives”: until the product and the list that is being shown both have the product’s new name. TanStack Query and the Map keep no list in step, so theirs are floors, not peers.',
      'Relay runs on requests written by hand in the form that its compiler gives them.',
    ],
  };
}

const labels = {
  write: 'first write and read',
  warmWrite: 'first write and read, code warm,',
  reread: 're-read',
  detail: 'a detail while the list is shown,',
};
