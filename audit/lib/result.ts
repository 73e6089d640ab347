import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../../tools/lib/project.mjs';
import type { Verdict } from './part.ts';

/** A verdict as it is kept in `audit/results/`. */
export interface Result extends Verdict {
  part: string;
  /** The day it was reached, `2026-11-21`. */
  on: string;
  seconds: number;
  /** Version of the Node.js that it ran on. */
  node: string;
}

const folder = inProject('audit', 'results');
/** A judge that objects to everything would otherwise fill the repository. */
const keptFindings = 100;

export function writeResult(part: string, verdict: Verdict, milliseconds: number): void {
  const result: Result = {
    part,
    on: new Date().toISOString().slice(0, 10),
    seconds: Math.round(milliseconds / 1000),
    node: process.version,
    ...verdict,
    findings: verdict.findings.slice(0, keptFindings),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.json`, `${JSON.stringify(result, null, 2)}\n`);
}

/** What stands in `audit/results/`, by part. */
export function readResults(): Map<string, Result> {
  mkdirSync(folder, { recursive: true });
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Result => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return new Map(results.map((result) => [result.part, result]));
}
