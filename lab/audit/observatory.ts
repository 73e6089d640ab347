import { existsSync, writeFileSync } from 'node:fs';
import { run } from '../../tools/lib/run.mjs';
import { all } from '../lib/figures.ts';
import { labFile } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';
import { withTlsSite } from '../lib/tls.ts';

interface Scan {
  error?: string;
  scan?: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests?: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const goal = 130;

/** Mozilla's Observatory, which asks the shop behind TLS as it would a site of the world. */
export const observatory: Part = {
  title: 'MDN HTTP Observatory',
  run: async () => {
    const program = await labFile('@mdn', 'mdn-http-observatory', 'src', 'scan.js');
    await ensurePreloadList();
    const output = await withTlsSite(async ({ host, authority }) => {
      const scanned = await run([process.execPath, program, host], {
        output: 'keep',
        env: { NODE_EXTRA_CA_CERTS: authority },
      });
      return scanned.output;
    });
    const { error, scan, tests = {} }: Scan = JSON.parse(output.slice(output.indexOf('{')));
    if (!scan) throw new Error(`The Observatory could not scan: ${error ?? output}`);
    return {
      figures: [
        { name: 'grade', value: scan.grade, limit: 'A+', met: scan.grade === 'A+' },
        { name: 'score', value: `${scan.score}`, limit: `≥ ${goal}`, met: scan.score >= goal },
        all('tests passed', scan.testsPassed, scan.testsQuantity),
      ],
      objections: Object.entries(tests)
        .filter(([, { pass }]) => !pass)
        .map(([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`),
      notes: [
        'On the loopback, with a certificate of its own, so that nothing can be preloaded; 130 is what a site whose scripts are all its own can then reach.',
      ],
    };
  },
};

/** The list of preloaded hosts, which its install script would fetch. None of ours is on it. */
async function ensurePreloadList(): Promise<void> {
  const file = await labFile('@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json');
  if (!existsSync(file)) writeFileSync(file, '{}\n');
}
