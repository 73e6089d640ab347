import type { Browser } from '@playwright/test';
import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatNumber } from '../lib/format.ts';
import { cartText, interactions } from '../lib/interactions.ts';
import type { LabPart } from '../lib/part.ts';
import { interleave, ratios, summarize } from '../lib/samples.ts';
import { callTapTimer, installTapTimer, readTapTimer } from '../lib/tap-timer.ts';

/** Milliseconds from the touch until the change is painted. */
interface Times {
  /** First tap after the site has loaded. */
  first: number;
  later: number;
  /** The same elements, copied and inserted by the click without the site's code. */
  floor: number;
}

export const pageChanges: LabPart = {
  title: 'Page changes and interactions',
  method: `From the touch until the change is painted (ms), the picture of a product included, and as a ratio to the floor: the same elements, copied and inserted by hand in the same visit. Phone of 412 × 823 px, processor ÷${phone.cpuSlowdown}, PostgreSQL; medians of seven visits.`,
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
        const median = (of: keyof Times) =>
          formatNumber(summarize(times.map((time) => time[of])).median);
        const ratio = (of: 'first' | 'later') => {
          const values = ratios(
            times.map((time) => time[of]),
            times.map(({ floor }) => floor),
          );
          return `${values.median.toFixed(1)}×`;
        };
        const figures = [median('first'), ratio('first'), median('later'), ratio('later')];
        rows.push([name, 'products' in size ? '10,000' : 'seed', ...figures, median('floor')]);
      }
    }
    const head = ['change', 'products', 'first tap', 'ratio', 'later tap', 'ratio', 'floor'];
    return { tables: [{ head, rows }] };
  },
};

function measure(browser: Browser, url: string, name: string): Promise<Times> {
  const interaction = interactions[name];
  if (!interaction) throw new Error(`Unknown interaction: ${name}`);
  return withPhone(browser, { slowNetwork: false }, async (page) => {
    await installTapTimer(page);
    if (interaction.cartLines) {
      await page.addInitScript(
        (cart) => localStorage.setItem('cart', cart),
        cartText(interaction.cartLines),
      );
    }
    await page.goto(`${url}/#${interaction.from}`);
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
  });
}
