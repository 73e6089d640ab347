import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { inProject, readJson } from '../../tools/lib/project.mjs';
import type { Sample } from './measure.ts';

/** A line of the closing table. */
export interface Figure {
  /** The goal's number, and what of it this line is about. */
  goal: string;
  name: string;
  sample: Sample;
  unit: string;
  /** Ours over the other's, where the goal is a ratio. */
  ratio?: Sample;
  /** In words, as the goal has it. */
  limit: string;
  met: boolean;
}

/** A figure whose goal is a bound on its median; a bound of 0 reads as «none». */
export function atMost(
  most: number,
  figure: Pick<Figure, 'goal' | 'name' | 'sample' | 'unit'>,
): Figure {
  return {
    ...figure,
    limit: most === 0 ? 'none' : `≤ ${most} ${figure.unit}`.trim(),
    met: figure.sample.median <= most,
  };
}

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Bars, or lines over the catalogue's size, on an axis of logarithms where they differ by much. */
export interface Chart {
  name: string;
  title: string;
  unit: string;
  bars?: readonly { label: string; value: number }[];
  lines?: readonly { label: string; points: readonly { x: number; y: number }[] }[];
}

/** What a part has found out. */
export interface Findings {
  figures: readonly Figure[];
  tables: readonly Table[];
  charts?: readonly Chart[];
  /** How it was measured, and what a reader must know beside. */
  notes: readonly string[];
  /** Texts that are kept as they are, such as a query plan. */
  kept?: Readonly<Record<string, string>>;
}

export interface Result extends Findings {
  part: string;
  at: string;
  /** The machine's load when the part ended, the part's own included: what else it had to do. */
  load: number;
  machine: ReturnType<typeof machine>;
  versions: Record<string, string>;
}

const folder = inProject('bench', 'results');

export function writeResult(part: string, findings: Findings): void {
  const result: Result = {
    part,
    at: new Date().toISOString(),
    load: loadavg()[1] ?? Number.NaN,
    machine: machine(),
    versions: versions(),
    ...findings,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.json`, `${JSON.stringify(result, rounded, 2)}\n`);
}

export function readResults(): Result[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Result => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
}

/** More digits than a measurement has would only be noise in the repository. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}

function machine() {
  const [first] = cpus();
  return {
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release().replace(/-.*/, '')}`,
    node: process.version,
  };
}

function versions(): Record<string, string> {
  const own = ['react', 'urql', '@urql/exchange-graphcache', 'graphql-yoga', 'vite', 'pg'];
  const { dependencies } = readJson('bench', 'package.json');
  return {
    ...Object.fromEntries(
      own.map((name) => [name, readJson('node_modules', name, 'package.json').version]),
    ),
    ...dependencies,
  };
}
