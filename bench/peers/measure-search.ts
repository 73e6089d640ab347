import { readFileSync } from 'node:fs';
import { limits, timings } from '../../src/config.ts';
import { productMatcher, productMatcherInSlices } from '../../src/search/product-matcher.ts';
import { medianOf } from '../lib/measure.ts';
import { keystrokes } from './keystrokes.ts';

/** Times in milliseconds. */
export interface SearchTimes {
  ours: { median: number; worst: number; count: number };
  naive: { median: number; worst: number };
  build: { slices: number; longest: number; total: number };
  /** Products that the naive filter finds and ours does not, over all queries. */
  missed: number;
  queries: number;
}

interface Row {
  id: number;
  name: string | null;
  category: string | null;
  description: string | null;
}

/** The specification's match, as anyone would first write it. */
function naive(rows: readonly Row[], typed: string): Row[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return [];
  return rows.filter(({ name, category, description }) =>
    [name, category, description].some((field) => field?.toLowerCase().includes(query)),
  );
}

const rows: Row[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const typed = keystrokes();
/** The naive filter takes most of the time; who wants only ours leaves it out. */
const compared = process.argv[3] !== 'alone';

const build = await builtInSlices();
const matcher = productMatcher(rows);
// A first pass for each, so that both run compiled: a visitor types more than one letter.
for (const query of typed.slice(0, 10)) {
  matcher.find(query, limits.countedRows);
  naive(rows, query);
}
const ours: number[] = [];
const theirs: number[] = [];
const counts: number[] = [];
for (const query of typed) {
  ours.push(timed(() => matcher.find(query, limits.countedRows)));
  if (compared) theirs.push(timed(() => naive(rows, query)));
  counts.push(timed(() => matcher.count(query)));
}
let missed = 0;
for (const query of process.argv[3] === 'checked' ? typed : []) {
  const found = new Set(matcher.find(query).map(({ id }) => id));
  missed += naive(rows, query).filter(({ id }) => !found.has(id)).length;
}

const times: SearchTimes = {
  ours: { median: medianOf(ours), worst: Math.max(...ours), count: medianOf(counts) },
  naive: { median: medianOf(theirs), worst: Math.max(0, ...theirs) },
  build,
  missed,
  queries: typed.length,
};
process.stdout.write(JSON.stringify(times));

async function builtInSlices(): Promise<SearchTimes['build']> {
  const slices: number[] = [];
  const start = performance.now();
  let began = start;
  await productMatcherInSlices(rows, {
    sliceMs: timings.searchSlice,
    pause: async () => {
      slices.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    },
    signal: new AbortController().signal,
  });
  slices.push(performance.now() - began);
  const total = slices.reduce((sum, slice) => sum + slice, 0);
  return { slices: slices.length, longest: Math.max(...slices), total };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
