import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../../tools/lib/project.mjs';
import { formatNumber } from '../lib/format.ts';
import type { LabPart } from '../lib/part.ts';
import type { ReaderFigures } from './scale-reader.ts';

const counts = [1000, 10_000, 30_000];

/** What is measured, in the order of the table. */
const rows: readonly (readonly [title: string, figure: keyof ReaderFigures])[] = [
  ['index (ms)', 'index'],
  ['index of MiniSearch (ms)', 'miniSearch'],
  ['index and first search `t` (ms)', 'firstKey'],
  ['first search `tubo cuadrado 2x2x1.5` (ms)', 'firstSearch'],
  ['later search `plancha lac 1/8` (ms)', 'laterSearch'],
  ['first 1,000 of `tubo`, in order (ms)', 'wholeSearch'],
  ['index and first list of 30 lines (ms)', 'firstList'],
  ['heap of the index (MB)', 'heapReady'],
  ['heap after search and list (MB)', 'heapUsed'],
];

export const scale: LabPart = {
  title: 'Reader of the trade with many products',
  method:
    'Distinct realistic names (kinds, sizes, walls, finishes, grades, brands, other goods), the same in each run, in a new process of Node.js for each size of the catalogue: processor time, and heap after garbage collection without the products themselves. The code is warm from a catalogue of 100. MiniSearch indexes names and categories. The last column is the growth from the smallest to the largest catalogue.',
  run: async ({ quick }) => {
    const measured: ReaderFigures[] = [];
    const sizes = quick ? counts.slice(0, 1) : counts;
    for (const count of sizes) measured.push(await measure(count));
    const [smallest, largest] = [measured[0], measured.at(-1)];
    const body = rows.map(([title, figure]) => {
      const growth = (largest?.[figure] ?? 0) / (smallest?.[figure] ?? 1);
      const figures = measured.map(({ [figure]: value }) => formatNumber(value));
      return [title, ...figures, `${formatNumber(growth)}×`];
    });
    const head = ['', ...sizes.map((count) => count.toLocaleString('en-US')), 'growth'];
    return { tables: [{ head, rows: body }] };
  },
};

async function measure(count: number): Promise<ReaderFigures> {
  const program = inProject('lab/bench/scale-reader.ts');
  const args = ['--expose-gc', '--import', 'tsx', program, String(count)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inProject('.') });
  return JSON.parse(stdout);
}
