import type { Browser } from '@playwright/test';
import { openBrowser, openPhone, phone } from '../lib/browser.ts';
import { interleaved, ratioOf, type Sample, sampleOf } from '../lib/measure.ts';
import { startNeighbour } from '../lib/neighbour.ts';
import { atMost, type Figure, type Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import { startShop } from '../lib/shop.ts';
import { type PageTimes, readTimes, watchPage } from '../lib/watch-page.ts';

/** The page is left alone for so long: the loading screen of 2 s, its fade, and what follows. */
const watchedMs = 4_500;

/** How home opens on a phone, beside a trivial page in the same run. */
export async function firstView({ quick }: { quick: boolean }): Promise<Findings> {
  const shop = await startShop({ size: 1_000 });
  const trivial = await startNeighbour('peers/trivial-page.ts', []);
  const browser = await openBrowser();
  try {
    const urls = { home: shop.url, trivial: trivial.url };
    const found = await interleaved(['home', 'trivial'], quick ? 1 : 7, (name) =>
      openOnce(browser, urls[name], name === 'home' ? watchedMs : 1_000),
    );
    return findings(found.home, found.trivial);
  } finally {
    await browser.close();
    trivial.stop();
    await shop.stop();
  }
}

async function openOnce(browser: Browser, url: string, watched: number): Promise<PageTimes> {
  const { page, context } = await openPhone(browser, {
    network: true,
    processor: phone.processor,
  });
  await watchPage(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const times = await readTimes(page);
  await context.close();
  return times;
}

function findings(home: readonly PageTimes[], trivial: readonly PageTimes[]): Findings {
  const of = (read: (times: PageTimes) => number) => sampleOf(home.map(read));
  const figure = (name: string, sample: Sample, unit: string, most: number, goal = '2') =>
    atMost(most, { goal, name, sample, unit });
  const fcpRatio = ratioOf(
    home.map(({ fcp }) => fcp),
    trivial.map(({ fcp }) => fcp),
  );
  const lift = (read: (lift: NonNullable<PageTimes['lift']>) => number) =>
    of((times) => (times.lift ? read(times.lift) : Number.NaN));
  const figures: Figure[] = [
    {
      goal: '2',
      name: 'first contentful paint, against a trivial page',
      sample: of(({ fcp }) => fcp),
      unit: 'ms',
      ratio: fcpRatio,
      limit: '≤ 1.1×',
      met: fcpRatio.median <= 1.1,
    },
    figure(
      'largest contentful paint',
      of(({ lcp }) => lcp),
      'ms',
      2_300,
    ),
    figure(
      'total blocking time',
      of(({ tbt }) => tbt),
      'ms',
      150,
    ),
    figure(
      'longest task',
      of(({ longest }) => longest),
      'ms',
      100,
    ),
    {
      ...figure(
        'layout shift',
        of(({ cls }) => cls),
        '',
        0.005,
      ),
      limit: '0.00',
    },
    figure(
      'skeletons in view when the overlay lifts',
      lift(({ skeletons }) => skeletons),
      '',
      0,
    ),
    figure(
      'pictures in view not yet there when the overlay lifts',
      lift(({ pictures, painted }) => pictures - painted),
      '',
      0,
    ),
    figure(
      'DOM nodes once home has settled',
      of(({ nodes }) => nodes),
      '',
      1_500,
      '3',
    ),
  ];
  return {
    figures,
    tables: [
      {
        title: 'Home on a phone',
        head: ['measure', 'median', 'spread'],
        rows: [
          ...figures.map(({ name, sample, unit }) => [
            name,
            `${brief(sample.median)} ${unit}`.trim(),
            spread(sample),
          ]),
          [
            'pictures in view when the overlay lifts',
            brief(lift(({ pictures }) => pictures).median),
            spread(lift(({ pictures }) => pictures)),
          ],
          [
            'first contentful paint of the trivial page',
            `${brief(sampleOf(trivial.map(({ fcp }) => fcp)).median)} ms`,
            spread(sampleOf(trivial.map(({ fcp }) => fcp))),
          ],
        ],
      },
    ],
    notes: [
      `Chromium, 412 × 823 at 1.75, ${phone.bitsPerSecond / 1e6} Mbps, ${phone.latencyMs} ms, processor ÷${phone.processor}, nothing cached, a catalogue of 1,000; watched for ${watchedMs / 1000} s after its load event.`,
    ],
  };
}
