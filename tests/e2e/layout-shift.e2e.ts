import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { skipOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { deferRequests } from './deferred.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shift.ts';

const firstCard = (page: Page) => page.getByRole('button', { name: /^Cotizar / }).first();
const table = `${paths.category('ÁNGULOS')}?espesor=1%2F4%22&vista=lista`;

const screens: [name: string, address: string, loaded: (page: Page) => Locator][] = [
  ['home', '/', firstCard],
  ['category', `${paths.category('ESMERIL')}?vista=tarjetas`, firstCard],
  ['product', paths.product(101), firstCard],
  ['table', table, (page) => page.getByText(/^S\/ /).first()],
];

test.describe('the layout', { tag: '@phone' }, () => {
  for (const [name, address, loaded] of screens) {
    test(`of ${name} does not shift when data and fonts arrive late`, async ({ page }) => {
      await recordLayoutShifts(page);
      const releaseData = await deferRequests(page, '**/graphql');
      const releaseFonts = await deferRequests(page, '**/*.woff2');
      await page.clock.install();
      // The load event waits for preloaded fonts.
      await page.goto(`/#${address}`, { waitUntil: 'commit' });
      await skipOverlay(page);
      await nextFrame(page);
      await expect(loaded(page)).toHaveCount(0);
      const isList = name === 'category';
      const height = isList ? await firstCardHeight(page) : 0;

      releaseData();
      await expect(loaded(page)).toBeAttached();
      await nextFrame(page);
      // A card that replaces its skeleton is no layout shift to the browser.
      if (isList) expect(await firstCardHeight(page)).toBeCloseTo(height, 0);

      releaseFonts();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      await page.waitForLoadState('networkidle');
      await nextFrame(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

/** The height of the first product card or of its skeleton. */
function firstCardHeight(page: Page): Promise<number> {
  const card = page.getByRole('main').locator('[class*="_card_"]:has(> [class*="_action_"])');
  return card.first().evaluate((element) => element.getBoundingClientRect().height);
}

async function nextFrame(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
