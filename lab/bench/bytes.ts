import type { Browser } from '@playwright/test';
import { fullScreens } from '../../testing/screens.ts';
import { withShop } from '../../testing/shop.ts';
import { withBrowser } from '../lib/browser.ts';
import { formatNumber } from '../lib/format.ts';
import type { Part } from '../lib/part.ts';

const kinds = ['js', 'css', 'woff2'] as const;

/** Compressed bytes by path. */
type Files = ReadonlyMap<string, number>;

/** The loading screen takes 2 s; prefetched files follow. */
const idleMs = 4_000;

export const bytes: Part = {
  title: 'Bytes',
  method:
    'Files that a browser with an empty cache downloads until it is idle, compressed with brotli, in kB of 1,000 bytes.',
  run: async ({ quick }) => {
    const addresses = [...new Set(fullScreens.map(({ address }) => address))];
    const filesByAddress = new Map<string, Files>();
    await withShop({}, ({ url }) =>
      withBrowser(async (browser) => {
        for (const address of addresses.slice(0, quick ? 2 : undefined)) {
          filesByAddress.set(address, await downloadedFiles(browser, `${url}/#${address}`));
        }
      }),
    );
    const home = filesByAddress.get('/') ?? new Map();
    const rows = [...filesByAddress].map(([address, files]) => [
      `\`${address}\``,
      ...kinds.map((kind) => formatNumber(kilobytes(files, kind))),
      formatNumber(kilobytes(files, 'js', home) + kilobytes(files, 'css', home)),
    ]);
    return { tables: [{ head: ['route', 'scripts', 'styles', 'fonts', 'beyond home'], rows }] };
  },
};

async function downloadedFiles(browser: Browser, url: string): Promise<Files> {
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

function kilobytes(files: Files, extension: string, except: Files = new Map()): number {
  return [...files]
    .filter(([path]) => path.endsWith(`.${extension}`) && !except.has(path))
    .reduce((total, [, size]) => total + size / 1_000, 0);
}
