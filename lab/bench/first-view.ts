import { withShop } from '../../testing/shop.ts';
import { onPhone, phone, withBrowser } from '../lib/browser.ts';
import { atMost, info, withSpread } from '../lib/figures.ts';
import { interleaved, sampleOf } from '../lib/measure.ts';
import { type PageTimes, readTimes, watchOpening } from '../lib/page-times.ts';
import type { Part } from '../lib/result.ts';

/** The page is left alone for so long: the loading screen of 2 s, its fade, and what follows. */
const watchedMs = 4_500;
const products = 1_000;

export const firstView: Part = {
  title: 'First view',
  run: async ({ quick }) => {
    const { home } = await withShop({ engine: 'postgres', products }, ({ url }) =>
      withBrowser((browser) =>
        interleaved(['home'], quick ? 1 : 7, () =>
          onPhone(browser, { slowNetwork: true }, async (page) => {
            await watchOpening(page);
            await page.goto(url, { waitUntil: 'load' });
            await page.waitForTimeout(watchedMs);
            return readTimes(page);
          }),
        ),
      ),
    );
    const of = (read: (times: PageTimes) => number) => sampleOf(home.map(read));
    const lift = (read: (lift: NonNullable<PageTimes['lift']>) => number) =>
      of((times) => (times.lift ? read(times.lift) : Number.NaN));
    const scripts = lift(({ scriptBytes }) => scriptBytes / 1_000);
    return {
      figures: [
        atMost(100, 'JavaScript until the loading screen lifts, brotli', scripts, 'kB'),
        atMost(
          2_000,
          'largest contentful paint',
          of(({ lcp }) => lcp),
          'ms',
        ),
        atMost(
          150,
          'total blocking time',
          of(({ tbt }) => tbt),
          'ms',
        ),
        info(
          'longest task',
          withSpread(
            of(({ longest }) => longest),
            'ms',
          ),
        ),
        atMost(
          0.005,
          'cumulative layout shift',
          of(({ cls }) => cls),
        ),
        atMost(
          0,
          'skeletons in view when the loading screen lifts',
          lift((at) => at.skeletons),
        ),
        atMost(
          0,
          'pictures in view not yet there by then',
          lift((at) => at.unpainted),
        ),
        atMost(
          1_500,
          'DOM nodes when the loading screen lifts',
          lift(({ nodes }) => nodes),
        ),
      ],
      notes: [
        `Home in Chromium, 412 × 823 at 1.75, ${phone.bitsPerSecond / 1e6} Mbps, ${phone.latencyMs} ms, processor ÷${phone.processor}, nothing cached, a catalogue of ${products.toLocaleString('en-US')} on PostgreSQL; watched for ${watchedMs / 1000} s after its load event. Medians of seven, and the spread.`,
      ],
    };
  },
};
