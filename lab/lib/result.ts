import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { inProject } from '../../tools/lib/project.mjs';

/** One line of what was found out, beside its bound. */
export interface Figure {
  name: string;
  /** As it is to be read: `61 of 61`, `48 ms (31–79)`. */
  value: string;
  /** In words, as the goal has it; empty where the figure is for information only. */
  limit: string;
  met: boolean;
}

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a part has found out. */
export interface Findings {
  figures: readonly Figure[];
  tables?: readonly Table[];
  /** What a checker objects to, each in one line that says where. None: the part passes. */
  objections?: readonly string[];
  /** How it was measured or checked, and what a reader must know besides. */
  notes: readonly string[];
}

/** One benchmark, one external checker, or one long run. */
export interface Part {
  /** The heading in the report. */
  title: string;
  /**
   * @param options `quick` asks for a smoke run: the smallest slice that goes through the whole program
   * @throws {Unavailable} where what it needs cannot be had on this machine
   */
  run(options: { quick: boolean }): Promise<Findings>;
}

/** What a part needs is not here: the part is skipped with these words, and nothing is measured. */
export class Unavailable extends Error {}

/** Findings as they are kept in `lab/results/`: the latest of each part, without raw samples. */
export interface Result extends Findings {
  part: string;
  /** The day of the run, `2026-11-21`. */
  on: string;
  machine: string;
}

const folder = inProject('lab', 'results');
/** A checker that objects to everything would otherwise fill the repository. */
const keptObjections = 100;

export function writeResult(part: string, findings: Findings): void {
  const result: Result = {
    part,
    on: new Date().toISOString().slice(0, 10),
    machine: machine(),
    ...findings,
    ...(findings.objections && { objections: findings.objections.slice(0, keptObjections) }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.json`, `${JSON.stringify(result, null, 2)}\n`);
}

/** What stands in `lab/results/`, by part. */
export function readResults(): Map<string, Result> {
  mkdirSync(folder, { recursive: true });
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Result => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return new Map(results.map((result) => [result.part, result]));
}

/** Whether nothing was found wrong. */
export function passes({ figures, objections = [] }: Findings): boolean {
  return objections.length === 0 && figures.every(({ met }) => met);
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const system = `${process.platform} ${release().replace(/-.*/, '')}`;
  return `${first?.model ?? 'unknown'}, ${cpus().length} cores, ${memory} GiB, ${system}, Node.js ${process.version}`;
}
