import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../../tools/lib/project.mjs';
import { catalogueOf } from '../lib/catalogue.ts';
import { interleaved, ratioOf, sampleOf } from '../lib/measure.ts';
import { bundleProgram, runProgram } from '../lib/program.ts';
import { atMost, type Figure, type Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import type { SearchTimes } from '../peers/measure-search.ts';

const allSizes = ['100', '1000', '10000', '50000'] as const;
type Size = (typeof allSizes)[number];

/** Live search against a naive filter, on catalogues with descriptions. */
export async function search({ quick }: { quick: boolean }): Promise<Findings> {
  const sizes = quick ? allSizes.slice(0, 2) : allSizes;
  const program = await bundleProgram('peers/measure-search.ts');
  const rounds = quick ? 1 : 7;
  const found = await interleaved<Size, SearchTimes>(sizes, rounds, (size, round) =>
    runProgram(program, [rowsFile(size), round === 0 ? 'checked' : 'compared']),
  );
  const largest = sizes.at(-1) ?? '100';
  const { brief: inBrief } = await interleaved(['brief'], rounds, () =>
    runProgram<SearchTimes>(program, [rowsFile(largest, 'in brief'), 'alone']),
  );
  const sample = (size: Size, read: (times: SearchTimes) => number) =>
    sampleOf(found[size].map(read));
  const ratio = (size: Size) =>
    ratioOf(
      found[size].map(({ ours }) => ours.median),
      found[size].map(({ naive }) => naive.median),
    );

  const keystroke = (size: Size): Figure => ({
    goal: '6',
    name: `median keystroke at ${label(size)}, against a naive filter`,
    sample: sample(size, ({ ours }) => ours.median),
    unit: 'ms',
    ratio: ratio(size),
    limit: '≤ 0.05×',
    met: ratio(size).median <= 0.05,
  });
  const bound = (name: string, limit: number, unit: string, read: (times: SearchTimes) => number) =>
    atMost(limit, {
      goal: '6',
      name: `${name} at ${label(largest)}`,
      sample: sample(largest, read),
      unit,
    });
  const boundInBrief = (name: string, limit: number, read: (times: SearchTimes) => number) =>
    atMost(limit, {
      goal: '6',
      name: `${name} at ${label(largest)}, without descriptions`,
      sample: sampleOf(inBrief.map(read)),
      unit: 'ms',
    });

  return {
    figures: [
      ...sizes.slice(-2).map(keystroke),
      bound('worst keystroke', 4, 'ms', ({ ours }) => ours.worst),
      bound('longest slice of the index’s making', 16, 'ms', ({ build }) => build.longest),
      boundInBrief('worst keystroke', 4, ({ ours }) => ours.worst),
      boundInBrief('longest slice of the index’s making', 16, ({ build }) => build.longest),
      bound('found by the naive filter and missed by ours,', 0, '', ({ missed }) => missed),
    ],
    tables: [
      {
        title: 'Live search by the size of the catalogue (ms, median and spread)',
        head: [
          'products',
          'keystroke',
          'worst',
          'naive',
          'naive, worst',
          'ratio',
          'count of all',
          'index, in all',
          'longest slice',
        ],
        rows: sizes.map((size) => [
          label(size),
          ...[
            sample(size, ({ ours }) => ours.median),
            sample(size, ({ ours }) => ours.worst),
            sample(size, ({ naive }) => naive.median),
            sample(size, ({ naive }) => naive.worst),
            ratio(size),
            sample(size, ({ ours }) => ours.count),
            sample(size, ({ build }) => build.total),
            sample(size, ({ build }) => build.longest),
          ].map((one) => `${brief(one.median)} (${spread(one)})`),
        ]),
      },
    ],
    charts: [
      {
        name: 'search-keystroke',
        title: 'A keystroke, by the size of the catalogue',
        unit: 'ms',
        lines: [
          line('ours', sizes, (size) => sample(size, ({ ours }) => ours.median).median),
          line('ours, worst', sizes, (size) => sample(size, ({ ours }) => ours.worst).median),
          line('naive', sizes, (size) => sample(size, ({ naive }) => naive.median).median),
        ],
      },
    ],
    notes: [
      `${found[largest][0]?.queries ?? 0} keystrokes: every beginning of 24 searches of the trade. Ours takes the first 50 matches, as the panel does; the count of all, which the panel makes after it has painted, has a column of its own.`,
      'The shop’s own list comes without descriptions: live search has those that a visit has brought. Every product with its description, some 200 characters each, is the worst that could be; both are given.',
      'The naive filter lower-cases name, category and description of every product on each keystroke and folds neither accents nor dimensions: ours does more.',
    ],
  };
}

function line(name: string, sizes: readonly Size[], value: (size: Size) => number) {
  return { label: name, points: sizes.map((size) => ({ x: Number(size), y: value(size) })) };
}

function label(size: Size): string {
  return Number(size).toLocaleString('en-US');
}

/** A file with what live search reads of a catalogue of this size, with or without descriptions. */
export function rowsFile(size: string, detail: 'whole' | 'in brief' = 'whole'): string {
  const folder = inProject('.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/rows-${size}-${detail.replace(' ', '-')}.json`;
  const rows = catalogueOf(Number(size)).products.map(({ id, name, category, description }) => ({
    id,
    name,
    category,
    description: detail === 'whole' ? description : null,
  }));
  writeFileSync(file, JSON.stringify(rows));
  return file;
}
