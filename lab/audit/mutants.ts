import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject } from '../../tools/lib/project.mjs';
import { labFile } from '../lib/install.ts';
import type { LabPart } from '../lib/part.ts';

/** The modules that decide money, quantities and imports. */
const modules = [
  'src/lib/money.ts',
  'src/lib/product-numbers.ts',
  'src/cart/cart.ts',
  'src/cart/compare.ts',
  'src/cart/line-item.ts',
  'src/cart/quote-links.ts',
  'src/cart/quote-table.ts',
  'src/cart/shared-list.ts',
  'server/spreadsheet/read-cell.ts',
  'server/spreadsheet/undo-plan.ts',
];

interface MutantResult {
  fileName: string;
  /** Lines and columns count from 1; the end is exclusive. */
  location: Record<'start' | 'end', { line: number; column: number }>;
  replacement: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError';
}

interface StrykerCore {
  Stryker: new (options: object) => { runMutationTest(): Promise<MutantResult[]> };
}

const options = {
  testRunner: 'vitest',
  vitest: { configFile: 'lab/lib/vitest-mutants.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Tests are slow on a busy machine; a mutant that never ends counts as killed.
  timeoutMS: 20_000,
  reporters: ['progress'],
  logLevel: 'warn',
  tempDirName: '.cache/mutants',
  ignorePatterns: ['dist', 'lab/node_modules'],
};

export const mutants: LabPart = {
  title: 'StrykerJS',
  method:
    'Changes the code of modules that decide money, quantities and imports, one place at a time, and runs their unit tests. A mutant that survives is a fault that no unit test would find, or code that means the same.',
  run: async ({ quick }) => {
    const core = labFile('@stryker-mutator', 'core', 'dist', 'src', 'index.js');
    const { Stryker }: StrykerCore = await import(core);
    const mutate = quick ? modules.slice(0, 1) : modules;
    const results = await new Stryker({ ...options, mutate }).runMutationTest();
    const survivors = results.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
    return {
      tables: [
        {
          head: ['module', 'killed', 'survived', 'without coverage'],
          rows: mutate.map((module) => {
            const statuses = results
              .filter(({ fileName }) => relative(inProject(), fileName) === module)
              .map(({ status }) => status);
            const count = (...wanted: MutantResult['status'][]) =>
              String(statuses.filter((status) => wanted.includes(status)).length);
            return [module, count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
          }),
        },
        {
          head: ['survivor', 'code', 'replacement', 'without coverage'],
          rows: survivors.map(survivorRow),
        },
      ],
    };
  },
};

function survivorRow({ fileName, location, replacement, status }: MutantResult) {
  const { start, end } = location;
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  const original = lines.join('\n').slice(start.column - 1);
  const code = (text: string) => `\`${text.replace(/\s+/g, ' ').slice(0, 80)}\``;
  const place = `${relative(inProject(), fileName)}:${start.line}:${start.column}`;
  return [place, code(original), code(replacement), status === 'NoCoverage' ? 'yes' : ''];
}
