import type { Browser, Page } from '@playwright/test';
import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatNumber } from '../lib/format.ts';
import { cartText, type Interaction, interactions } from '../lib/interactions.ts';
import type { LabPart } from '../lib/part.ts';
import { interleave, ratios, summarize } from '../lib/samples.ts';
import { callTapTimer, installTapTimer, readTapTimer } from '../lib/tap-timer.ts';

/** Milliseconds from the touch until the change is painted. */
interface Times {
  /** First tap, `earlyPause` after the loading screen lifts; null for a tap that needs preparation. */
  early: number | null;
  /** First tap once the code of the next pages is preloaded, in another visit. */
  first: number;
  later: number;
  /** The same elements, copied and inserted by the click without the site's code. */
  floor: number;
}

/** Milliseconds. */
const earlyPause = 1_000;

export const pageChanges: LabPart = {
  title: 'Page changes and interactions',
  method: `From the touch until the change is painted (ms), the picture of a product included, and as a ratio to the floor: the same elements, copied and inserted by hand. Early tap: ${earlyPause / 1_000} s after the loading screen lifts. First and later tap: once everything is preloaded, in the visit of the floor. Phone of 412 × 823 px, processor ÷${phone.cpuSlowdown}, PostgreSQL; medians of seven visits.`,
  run: async ({ quick }) => {
    const rows: string[][] = [];
    for (const size of quick ? [{}] : [{}, { products: 10_000 }]) {
      const measured = await withShop({ engine: 'postgres', ...size }, ({ url }) =>
        withBrowser((browser) =>
          interleave(Object.keys(interactions), quick ? 1 : 7, (name) =>
            measure(browser, url, name),
          ),
        ),
      );
      for (const [name, times] of measured) {
        const floors = times.map(({ floor }) => floor);
        const figures = (['early', 'first', 'later'] as const).flatMap((tap) => {
          const values = times.map((time) => time[tap]).filter((value) => value !== null);
          if (values.length === 0) return ['–', '–'];
          const ratio = ratios(values, floors).median.toFixed(1);
          return [formatNumber(summarize(values).median), `${ratio}×`];
        });
        const products = 'products' in size ? '10,000' : 'seed';
        rows.push([name, products, ...figures, formatNumber(summarize(floors).median)]);
      }
    }
    const taps = ['early tap', 'ratio', 'first tap', 'ratio', 'later tap', 'ratio'];
    const head = ['change', 'products', ...taps, 'floor'];
    return { tables: [{ head, rows }] };
  },
};

async function measure(browser: Browser, url: string, name: string): Promise<Times> {
  const interaction = interactions[name];
  if (!interaction) throw new Error(`Unknown interaction: ${name}`);
  const visit = <Result>(work: (page: Page) => Promise<Result>) =>
    withPhone(browser, { slowNetwork: false }, async (page) => {
      await openInteraction(page, url, interaction);
      return work(page);
    });
  const early = interaction.prepare ? null : await visit((page) => tapEarly(page, interaction));
  return { early, ...(await visit((page) => tapThreeTimes(page, interaction))) };
}

async function openInteraction(page: Page, url: string, { cartLines, from }: Interaction) {
  await installTapTimer(page);
  if (cartLines) {
    await page.addInitScript((cart) => localStorage.setItem('cart', cart), cartText(cartLines));
  }
  await page.goto(`${url}/#${from}`);
}

async function tapEarly(page: Page, interaction: Interaction): Promise<number> {
  await page.locator('#overlay[data-lifted]').waitFor({ state: 'attached' });
  await page.waitForTimeout(earlyPause);
  await callTapTimer(page, 'observe', interaction);
  await interaction.target(page).tap();
  return readTapTimer(page);
}

async function tapThreeTimes(page: Page, interaction: Interaction): Promise<Omit<Times, 'early'>> {
  await page.locator('#overlay').waitFor({ state: 'detached' });
  const tap = async (method: 'observe' | 'replay') => {
    await interaction.prepare?.(page);
    const target = interaction.target(page);
    await target.scrollIntoViewIfNeeded();
    // The site requests the code of the next pages while the visitor reads.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    await callTapTimer(page, method, interaction);
    await target.tap();
    return readTapTimer(page);
  };
  const first = await tap('observe');
  await interaction.undo(page);
  const later = await tap('observe');
  await callTapTimer(page, 'keep', interaction);
  await interaction.undo(page);
  const floor = await tap('replay');
  return { first, later, floor };
}
