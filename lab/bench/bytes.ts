import type { Browser } from '@playwright/test';
import { fullScreens } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { withBrowser } from '../lib/browser.ts';
import { atMost, brief } from '../lib/figures.ts';
import { sampleOf } from '../lib/measure.ts';
import type { Findings, Part } from '../lib/result.ts';

const kinds = ['js', 'css', 'woff2'] as const;
type Kind = (typeof kinds)[number];
/** Compressed bytes by path. */
type Files = ReadonlyMap<string, number>;

/** Until the loading screen has gone, and whatever is fetched ahead of need after it. */
const idleMs = 4_000;

export const bytes: Part = {
  title: 'Bytes',
  run: async ({ quick }) => {
    const addresses = [...new Set(fullScreens.map(({ address }) => address))];
    const fetched = new Map<string, Files>();
    await withShop({}, ({ url }) =>
      withBrowser(async (browser) => {
        for (const address of addresses.slice(0, quick ? 2 : undefined)) {
          fetched.set(address, await filesOf(browser, `${url}/#${address}`));
        }
      }),
    );
    return findings(fetched);
  },
};

async function filesOf(browser: Browser, url: string): Promise<Files> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
    ),
  );
  await page.close();
  return new Map(files);
}

function findings(fetched: ReadonlyMap<string, Files>): Findings {
  const home = fetched.get('/') ?? new Map();
  const sum = (files: Files, kind: Kind, beyond: Files = new Map()) =>
    [...files]
      .filter(([path]) => path.endsWith(`.${kind}`) && !beyond.has(path))
      .reduce((total, [, size]) => total + size, 0) / 1_000;
  const added = (files: Files) => sum(files, 'js', home) + sum(files, 'css', home);
  const figure = (name: string, value: number, limit: number) =>
    atMost(limit, name, sampleOf([value]), 'kB');
  const rows = [...fetched];
  return {
    figures: [
      figure('JavaScript of home until idle', sum(home, 'js'), 112),
      figure('CSS of home', sum(home, 'css'), 15),
      figure('fonts of home', sum(home, 'woff2'), 60),
      figure(
        'the most that another route adds',
        Math.max(...rows.map(([, own]) => added(own))),
        15,
      ),
    ],
    tables: [
      {
        title: 'Bytes by route until idle (kB)',
        head: ['route', 'scripts', 'styles', 'fonts', 'beyond home'],
        rows: rows.map(([address, files]) => [
          `\`${address}\``,
          ...kinds.map((kind) => brief(sum(files, kind))),
          brief(added(files)),
        ]),
      },
    ],
    notes: [
      'As a browser with an empty cache downloads them, compressed by brotli; 1 kB is 1,000 bytes. The same build gives the same bytes.',
    ],
  };
}
