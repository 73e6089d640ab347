import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatSample } from '../lib/format.ts';
import { observePageLoad, type PageLoad, readPageLoad } from '../lib/page-load.ts';
import type { Part } from '../lib/part.ts';
import { summarize } from '../lib/samples.ts';

/** The loading screen of 2 s, its fade, and the work that follows. */
const observedMs = 4_500;

const metrics: Readonly<Record<string, (load: PageLoad) => number>> = {
  'scripts until the loading screen lifts (kB, brotli)': ({ lift }) => lift.scriptBytes / 1_000,
  'largest contentful paint (ms)': ({ lcp }) => lcp,
  'total blocking time (ms)': ({ tbt }) => tbt,
  'longest task (ms)': ({ longestTask }) => longestTask,
  'cumulative layout shift': ({ cls }) => cls,
  'skeletons in view when the loading screen lifts': ({ lift }) => lift.skeletons,
  'pictures in view that are missing then': ({ lift }) => lift.missingPictures,
  'DOM nodes then': ({ lift }) => lift.nodes,
};

export const firstView: Part = {
  title: 'First view',
  method: `Home with 1,000 products on a phone of 412 × 823 px, ${phone.bitsPerSecond / 1e6} Mbps, ${phone.latencyMs} ms, processor ÷${phone.cpuSlowdown}, empty cache. Medians of seven loads and their range.`,
  run: async ({ quick }) => {
    const loads: PageLoad[] = [];
    await withShop({ engine: 'postgres', products: 1_000 }, ({ url }) =>
      withBrowser(async (browser) => {
        for (let run = 0; run < (quick ? 1 : 7); run++) {
          await withPhone(browser, { slowNetwork: true }, async (page) => {
            await observePageLoad(page);
            await page.goto(url, { waitUntil: 'load' });
            await page.waitForTimeout(observedMs);
            loads.push(await readPageLoad(page));
          });
        }
      }),
    );
    const rows = Object.entries(metrics).map(([name, read]) => [
      name,
      formatSample(summarize(loads.map(read))),
    ]);
    return { tables: [{ head: ['metric', 'value'], rows }] };
  },
};
