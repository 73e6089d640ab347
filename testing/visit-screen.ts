import type { Page } from '@playwright/test';
import type { StoredProduct } from '../server/catalogue/stored-product.ts';
import { open, openPaused, renderAll, renderOffscreen } from './open-site.ts';
import type { Screen } from './screens.ts';
import { expect } from './visit.ts';

/**
 * Opens a screen and calls `check` at each width when everything is rendered. The window is resized
 * under the open page, as when a phone is turned.
 */
export async function visitScreen(
  page: Page,
  screen: Screen,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  const { address, cart, loading = false, firstView = false } = screen;
  if (cart) await page.addInitScript((lines) => localStorage.setItem('cart', lines), savedCart);
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (index === 0) await (loading ? openPaused : open)(page, address);
    await expect(page.locator('main h1')).not.toHaveCount(0);
    if (!loading) await page.waitForLoadState('networkidle');
    if (!firstView) await renderWholePage(page, loading);
    const checked = check(width);
    if (loading) await advanceClockUntil(page, checked);
    await checked;
  }
}

/** Checkers wait by the page's timers, whose clock is paused on loading screens. */
async function advanceClockUntil(page: Page, work: Promise<unknown>) {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  // Fails while the checker closes a page that it opened: the clock belongs to the whole context.
  while (!isDone) await page.clock.runFor(1).catch(() => {});
}

/** Renders what is deferred or skipped off-screen, and loads lazy pictures. */
async function renderWholePage(page: Page, isPaused: boolean) {
  await renderAll(page, { isPaused });
  await renderOffscreen(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

const steelAngle: Partial<StoredProduct> = {
  category: 'ÁNGULOS',
  stock: 10,
  imageUrl: '/images/products/angulo-640.webp',
};

const savedCart = JSON.stringify([
  {
    ...steelAngle,
    id: 201,
    name: 'ÁNGULO A36 2" x 1/4" x 6 m',
    price: 129.9,
    discount: 10,
    quantity: 12,
  },
  { ...steelAngle, id: 202, name: 'ÁNGULO A36 3" x 1/4" x 6 m', quantity: 3 },
]);
