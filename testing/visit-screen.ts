import type { Page } from '@playwright/test';
import { open, openHeld, renderAll, renderOffscreen } from './open-site.ts';
import type { Screen } from './screens.ts';
import { expect } from './visit.ts';

/**
 * Opens a screen, and looks at it at each width: the window is made wider under an open page, as a
 * visitor turns a telephone. Its scenario, where it has one, plays already.
 *
 * @param look called at each width once all that there is to see is there
 */
export async function visitScreen(
  page: Page,
  screen: Screen,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const { address, cart, loading = false, firstView = false } = screen;
  if (cart) await fillCart(page);
  for (const [turn, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (turn === 0) await (loading ? openHeld : open)(page, address);
    await settle(page, { loading, firstView });
    const looking = look(width);
    // What looks waits by the page's own timers, a millisecond at a time.
    if (loading) await runClockUntil(page, looking);
    await looking;
  }
}

/** Lets the page's held clock go on, slowly, until something is done. */
async function runClockUntil(page: Page, work: Promise<unknown>) {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  // The clock is that of all pages, and what looks may close a page of its own meanwhile.
  while (!isDone) await page.clock.runFor(1).catch(() => {});
}

/** Waits until what there is to see is there, down to the pictures. */
async function settle(
  page: Page,
  { loading, firstView }: { loading: boolean; firstView: boolean },
) {
  await expect(page.locator('main h1')).not.toHaveCount(0);
  if (!loading) await page.waitForLoadState('networkidle');
  if (firstView) return;
  // What is left out while it is far from view is to be looked at too.
  await renderAll(page, { held: loading });
  await renderOffscreen(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function fillCart(page: Page) {
  const line = {
    uuid: null,
    description: null,
    category: 'ÁNGULOS',
    stock: 10,
    marca: null,
    imageUrl: '/images/products/angulo-640.webp',
  };
  const cart = [
    {
      ...line,
      id: 201,
      name: 'ÁNGULO A36 2" x 1/4" x 6 m',
      price: 129.9,
      discount: 10,
      quantity: 12,
    },
    {
      ...line,
      id: 202,
      name: 'ÁNGULO A36 3" x 1/4" x 6 m',
      price: null,
      discount: null,
      quantity: 3,
    },
  ];
  await page.addInitScript((saved) => localStorage.setItem('cart', saved), JSON.stringify(cart));
}
