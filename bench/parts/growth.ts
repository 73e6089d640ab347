import type { Browser } from '@playwright/test';
import { openBrowser, openPhone, phone } from '../lib/browser.ts';
import { exponentOf, interleaved, sampleOf } from '../lib/measure.ts';
import { bundleProgram, runProgram } from '../lib/program.ts';
import type { Figure, Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';
import { startShop } from '../lib/shop.ts';
import { readTimes, watchPage } from '../lib/watch-page.ts';
import type { CacheTimes } from '../peers/measure-cache.ts';
import type { SearchTimes } from '../peers/measure-search.ts';
import { rowsFile } from './search.ts';

const allSizes = ['100', '1000', '10000', '50000'] as const;
type Size = (typeof allSizes)[number];

/** A doubling may cost so much more than a doubling: n·log n from 100 to 50,000 has this exponent. */
const exponentLimit = Math.log((50_000 * Math.log(50_000)) / (100 * Math.log(100))) / Math.log(500);

interface Point {
  [measure: string]: number;
}

const units: Record<string, string> = {
  'cache: first write and read': 'ms',
  'cache: re-read': 'ms',
  'cache: a detail arrives': 'ms',
  'cache: heap': 'MiB',
  'search: making the index': 'ms',
  'search: median keystroke': 'ms',
  'search: worst keystroke': 'ms',
};

/** How each cost grows with the catalogue, and whether the largest is still usable on a slow processor. */
export async function growth({ quick }: { quick: boolean }): Promise<Findings> {
  const sizes = quick ? allSizes.slice(0, 2) : allSizes;
  const cacheProgram = await bundleProgram('peers/run-ours.ts');
  const searchProgram = await bundleProgram('peers/measure-search.ts');
  const found = await interleaved<Size, Point>(sizes, quick ? 1 : 7, async (size) => {
    const cache = await runProgram<CacheTimes>(cacheProgram, [size]);
    const search = await runProgram<SearchTimes>(searchProgram, [rowsFile(size), 'alone']);
    return {
      'cache: first write and read': cache.write,
      'cache: re-read': cache.reread,
      'cache: a detail arrives': cache.detail,
      'cache: heap': cache.heap,
      'search: making the index': search.build.total,
      'search: median keystroke': search.ours.median,
      'search: worst keystroke': search.ours.worst,
    };
  });
  const at = (measure: string, size: Size) =>
    sampleOf(found[size].map((point) => point[measure] ?? Number.NaN));
  const exponent = (measure: string) =>
    exponentOf(sizes.map((size) => ({ size: Number(size), value: at(measure, size).median })));

  const largest = sizes.at(-1) ?? '100';
  const seen = await openLarge(Number(largest), quick ? 1 : 3);
  const browser = (measure: keyof (typeof seen)[number]) =>
    sampleOf(seen.map((one) => one[measure]));

  const figures: Figure[] = Object.keys(units).map((measure) => ({
    goal: '8',
    name: `growth of ${measure}, exponent from ${sizes[0]} to ${largest}`,
    sample: sampleOf([exponent(measure)]),
    unit: '',
    limit: `≤ ${exponentLimit.toFixed(2)} (n·log n)`,
    met: exponent(measure) <= exponentLimit,
  }));
  const many = Number(largest).toLocaleString('en-US');
  figures.push(
    {
      goal: '8',
      name: `slowest answer to a key in the search field at ${many}, processor ÷${phone.processor}`,
      sample: browser('slowestKey'),
      unit: 'ms',
      limit: '≤ 200 ms (INP “good”)',
      met: browser('slowestKey').median <= 200,
    },
    {
      goal: '3',
      name: `DOM nodes of home at ${many}`,
      sample: browser('nodes'),
      unit: '',
      limit: '≤ 1500',
      met: browser('nodes').median <= 1_500,
    },
  );
  return {
    figures,
    tables: [
      {
        title: 'What each costs by the size of the catalogue (median and spread)',
        head: ['measure', ...sizes.map((size) => Number(size).toLocaleString('en-US')), 'exponent'],
        rows: Object.entries(units).map(([measure, unit]) => [
          `${measure}, ${unit}`,
          ...sizes.map((size) => {
            const sample = at(measure, size);
            return `${brief(sample.median)} (${spread(sample)})`;
          }),
          exponent(measure).toFixed(2),
        ]),
      },
      {
        title: `Home with ${many} products, processor ÷${phone.processor}`,
        head: ['measure', 'median', 'spread'],
        rows: [
          ['longest task while it opens, ms', 'longest' as const],
          ['slowest answer to a key in the search field, ms', 'slowestKey' as const],
          ['DOM nodes', 'nodes' as const],
        ].map(([label, measure]) => {
          const sample = browser(measure as keyof (typeof seen)[number]);
          return [String(label), brief(sample.median), spread(sample)];
        }),
      },
    ],
    charts: [
      {
        name: 'growth',
        title: 'Cost by the size of the catalogue',
        unit: 'ms',
        lines: Object.keys(units)
          .filter((measure) => units[measure] === 'ms')
          .map((measure) => ({
            label: measure,
            points: sizes.map((size) => ({ x: Number(size), y: at(measure, size).median })),
          })),
      },
    ],
    notes: [
      `The exponent is the slope of the line through the medians on logarithmic paper, and 1 is proportional; what the browser shows of the largest catalogue is of three openings; n·log n over this range has ${exponentLimit.toFixed(2)}.`,
    ],
  };
}

/** Opens home on a catalogue of this size, and types in the search field; a few times. */
async function openLarge(size: number, runs: number) {
  const shop = await startShop({ size });
  const browser = await openBrowser();
  try {
    const seen: Awaited<ReturnType<typeof openOnce>>[] = [];
    while (seen.length < runs) seen.push(await openOnce(browser, shop.url));
    return seen;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function openOnce(browser: Browser, url: string) {
  const { page, context } = await openPhone(browser, {
    network: false,
    processor: phone.processor,
  });
  await watchPage(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { slowestKey: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const slowest = Math.max(Reflect.get(globalThis, 'slowestKey'), entry.duration);
        if (entry.name.startsWith('key')) Reflect.set(globalThis, 'slowestKey', slowest);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as never);
  });
  await page.goto(url);
  await page.locator('#overlay').waitFor({ state: 'detached' });
  const { longest, nodes } = await readTimes(page);
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.click();
  await field.pressSequentially('tubo cuadrado', { delay: 80 });
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(500);
  const slowestKey = await page.evaluate(() => Number(Reflect.get(globalThis, 'slowestKey')));
  await context.close();
  return { longest, nodes, slowestKey };
}
