import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { deferRequests } from '../../testing/deferred.ts';
import { layoutShifts, recordLayoutShifts } from '../../testing/layout-shift.ts';
import { liftOverlay, openPaused } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { play } from '../../workbench/scenarios/play-page.ts';

const screens: [name: string, address: string, loaded: (page: Page) => Locator][] = [
  ['home', '/', (page) => page.getByText(/^\d+ productos$/).first()],
  ['category', paths.category('ÁNGULOS'), firstCard],
  ['search', paths.search('1/2'), firstCard],
  ['product', paths.product(101), firstCard],
  ['table', `${paths.category('ÁNGULOS')}?vista=lista`, (page) => page.getByText(/^S\/ /).first()],
];

/** Of them, those whose cards are there from the first, or what stands in for them. */
const cardsAlone = ['category', 'search'];

for (const [name, address, loaded] of screens) {
  test(`${name} does not shift while its data come slowly`, { tag: '@phone' }, async ({ page }) => {
    await recordLayoutShifts(page);
    // Until after the loading screen is gone, so that the skeletons are on show before them.
    await play(page, 'lento-3500');
    await openPaused(page, address);
    await expect(loaded(page)).toHaveCount(0);
    const room = cardsAlone.includes(name) ? await firstCardHeight(page) : null;
    // In small steps: a long one could outrun a request on its way to the mock, which would then be
    // aborted by the site and get no response.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(loaded(page)).toBeAttached({ timeout: 100 });
      await page.waitForLoadState('networkidle', { timeout: 1000 });
    }).toPass({ intervals: [100] });
    expect(await layoutShifts(page)).toEqual([]);
    // What takes another's place altogether is no shift to the browser.
    if (room !== null) expect(await firstCardHeight(page)).toBeCloseTo(room, 0);
  });
}

for (const [name, address] of screens) {
  test(`${name} does not shift when its fonts come late`, { tag: '@phone' }, async ({ page }) => {
    await recordLayoutShifts(page);
    const release = await deferRequests(page, '**/*.woff2');
    await page.clock.install();
    // Preloaded fonts are part of what a page's load waits for.
    await page.goto(`/#${address}`, { waitUntil: 'commit' });
    await liftOverlay(page);
    await nextFrame(page);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    await nextFrame(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a short page whose code comes slowly does not shift', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShifts(page);
  const release = await deferRequests(page, '**/CartPage-*.js');
  // The clock runs: what is not painted does not shift.
  await page.goto(`/#${paths.cart()}`);
  await expect(page.getByRole('banner')).toBeAttached();
  await nextFrame(page);
  release();
  await expect(page.getByText('Tu carrito está vacío')).toBeAttached();
  await nextFrame(page);
  expect(await layoutShifts(page)).toEqual([]);
});

/** Of a product's card, or of what stands in for it: whatever ends with a button's place. */
function firstCardHeight(page: Page): Promise<number> {
  const card = page.getByRole('main').locator('[class*="_card_"]:has(> [class*="_action_"])');
  return card.first().evaluate((element) => element.getBoundingClientRect().height);
}

function firstCard(page: Page): Locator {
  return page.getByRole('button', { name: /^Cotizar / }).first();
}

async function nextFrame(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
