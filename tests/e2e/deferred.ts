import type { Page } from '@playwright/test';

/**
 * Holds requests back until the returned function is called.
 *
 * @param addresses whole URLs, as for Playwright's `page.route()`
 */
export async function deferRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
