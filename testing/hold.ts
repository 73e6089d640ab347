import type { Page } from '@playwright/test';

/**
 * Holds back what the page asks for at such addresses, until the function that it gives is called.
 *
 * @param addresses a glob of whole addresses, as Playwright's `page.route()` takes it
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
