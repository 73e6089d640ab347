import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from '../../tools/lib/project.mjs';
import { type Figure, type Result, readResults, type Table } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import { svgOf } from './chart.ts';
import { remarkOn } from './remarks.ts';

/** The parts in the order of the document, with their headings. */
const headings: Readonly<Record<string, string>> = {
  bundle: 'Bytes',
  'first-view': 'First view',
  lighthouse: 'Lighthouse',
  moves: 'Moving about',
  search: 'Live search',
  cache: 'The cache',
  growth: 'Growth with the catalogue',
  backend: 'The backend under load',
  'db-search': 'Search in the database',
  scale: 'More than one process',
  start: 'Starting and building',
};

const charts = inProject('docs', 'performance');

/** Draws `docs/performance.md` and its charts from the results; answers the closing table. */
export function writePerformance(): string {
  const results = readResults();
  const inOrder = Object.keys(headings).flatMap((part) =>
    results.filter((result) => result.part === part),
  );
  rmSync(charts, { recursive: true, force: true });
  mkdirSync(charts, { recursive: true });
  for (const chart of inOrder.flatMap((result) => result.charts ?? [])) {
    writeFileSync(`${charts}/${chart.name}.svg`, svgOf(chart));
  }
  const closing = tableOf(closingTable(inOrder.flatMap(({ figures }) => figures)));
  const document = [
    '# Performance',
    introduction(inOrder),
    ...inOrder.map(sectionOf),
    `## Goals\n\n${closing}`,
    unmeasured(inOrder),
  ];
  writeFileSync(inProject('docs', 'performance.md'), `${document.filter(Boolean).join('\n\n')}\n`);
  return closing;
}

function introduction(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return 'Nothing has been measured yet: `npm run bench`.';
  const { machine, versions } = first;
  const listed = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const days = [...new Set(results.map(({ at }) => at.slice(0, 10)))].sort();
  return [
    `Written by \`npm run bench\` from \`bench/results/\`; not to be edited by hand. \`npm run bench -- cache\` measures one part anew, \`npm run bench -- report\` draws this page again, \`--quick\` only tries the programs.`,
    'Times depend on the machine, so what is compared is measured in one run, in turn, round after round; a ratio is the median of the rounds’ ratios. Figures are medians of seven rounds or more unless a part says otherwise, and the spread is the lowest and the highest. No test asserts a time; bytes, requests, DOM nodes and renders are asserted in `npm test`.',
    `Measured on ${days.join(', ')}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}, Node.js ${machine.node}. Browser, servers, database and load share these cores; how busy they were when a part ended stands in its results. ${listed.join(', ')}.`,
  ].join('\n\n');
}

function sectionOf({ part, notes, tables, charts: drawn = [] }: Result): string {
  return [
    `## ${headings[part]}`,
    ...notes,
    ...drawn.map(({ name, title }) => `![${title}](performance/${name}.svg)`),
    ...tables.map((table) => `**${table.title}**\n\n${tableOf(table)}`),
  ].join('\n\n');
}

function closingTable(figures: readonly Figure[]): Table {
  const sorted = [...figures].sort((a, b) => Number(a.goal) - Number(b.goal));
  return {
    title: 'Goals',
    head: ['goal', 'measure', 'figure', 'spread', 'ratio (spread)', 'limit', 'met', 'remark'],
    rows: sorted.map(({ goal, name, sample, unit, ratio, limit, met }) => [
      goal,
      name,
      `${brief(sample.median)} ${unit}`.trim(),
      spread(sample),
      ratio ? `${brief(ratio.median)}× (${spread(ratio)})` : '',
      limit,
      limit.startsWith('measured') ? '–' : met ? 'yes' : '**no**',
      remarkOn(name),
    ]),
  };
}

function unmeasured(results: readonly Result[]): string {
  const missing = Object.keys(headings).filter((part) => !results.some((one) => one.part === part));
  if (missing.length === 0) return '';
  return `Not measured yet: ${missing.map((part) => `\`${part}\``).join(', ')}.`;
}

function tableOf({ head, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
