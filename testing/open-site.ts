import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** Opens a path of the site (`/products/101`) and skips the loading screen by the page's clock. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(`/#${path}`);
  await skipOverlay(page);
}

/** Opens a path with the page's clock paused: timers run only by `page.clock.runFor()`. */
export async function openPaused(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock cannot be paused in the past, and it runs since the line above.
  await page.clock.pauseAt(10_000);
  await page.goto(`/#${path}`);
  // The first render waits for data, at most that long (`timings.firstData`).
  await page.clock.runFor(300);
  await skipOverlay(page);
}

/** After a load: advances the page's clock until the loading screen is removed. */
export async function skipOverlay(page: Page): Promise<void> {
  await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.clock.runFor(3000);
  await expect(page.locator('#overlay')).toHaveCount(0);
}

/**
 * Waits until the lower sections of home, which are rendered one by one, are in the document.
 * @param isPaused whether the page's clock is paused and has to be advanced
 */
export async function renderAll(page: Page, { isPaused = false } = {}): Promise<void> {
  const pending = page.locator('[data-room]');
  await expect
    .poll(
      async () => {
        if (isPaused) await page.clock.runFor(300);
        return pending.count();
      },
      // Each section waits for an idle period, which is rare on a busy machine.
      { timeout: 60_000 },
    )
    .toBe(0);
}

/** Disables `content-visibility`, which skips rendering off-screen. */
export async function renderOffscreen(page: Page): Promise<void> {
  await addStyle(page, '* { content-visibility: visible !important }');
}

/** Adds a style sheet; the site's policy allows no style element. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
