import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/**
 * Opens an address of the site (`/products/101`) without waiting out the loading screen: the
 * page's clock is run ahead, and goes on from there by itself.
 */
export async function open(page: Page, address = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(`/#${address}`);
  await liftOverlay(page);
}

/**
 * The same with the page's clock held from the start: no timer of the page runs but by
 * `page.clock.runFor()`, however slow the machine is.
 */
export async function openHeld(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: 0 });
  // Ahead of what a busy machine takes from the line above to this one: there is no way back.
  await page.clock.pauseAt(10_000);
  await page.goto(`/#${address}`);
  await liftOverlay(page);
}

/** After a page load: runs the clock ahead until the loading screen is gone. */
export async function liftOverlay(page: Page): Promise<void> {
  await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.clock.runFor(3000);
  await expect(page.locator('#overlay')).toHaveCount(0);
}

/**
 * Waits until all of the page is in the document: home brings its lower sections part by part once
 * the loading screen has lifted.
 *
 * @param held whether the page's clock stands still, by which the parts get their turns
 */
export async function renderAll(page: Page, { held = false } = {}): Promise<void> {
  const pending = page.locator('[data-room], section[aria-busy=true]');
  await expect
    .poll(
      async () => {
        if (held) await page.clock.runFor(300);
        return pending.count();
      },
      // Every part waits for an idle moment, of which a busy machine has few.
      { timeout: 60_000 },
    )
    .toBe(0);
}

/** Has the browser render what it leaves out while it is far from view. */
export async function renderOffscreen(page: Page): Promise<void> {
  await addStyle(page, '* { content-visibility: visible !important }');
}

/** Styles the page further, as a visitor's own settings do. */
export async function addStyle(page: Page, css: string): Promise<void> {
  // The page's policy lets nobody put a style element into it.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
