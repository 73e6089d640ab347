import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('a visit is told of once, as it ends, without a word on who it was', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web-vitals')) told.push(request.postDataJSON());
  });
  const library = page.waitForResponse(/web-vitals-.*\.js$/);
  await open(page, '/products/101');
  // Once the page is idle, a moment after it stands.
  await page.clock.runFor(4000);
  await library;
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  expect(told).toEqual([]);

  // Playwright is not told of what a page sends as it is left: put away twice, it tells once.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let times = 0; times < 2; times++) {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
  await expect.poll(() => told).toHaveLength(1);
  const [figures] = told as { route: string; lcp: number; cls: number }[];
  expect(figures?.route).toBe('products');
  expect(figures?.lcp).toBeGreaterThan(0);
  expect(figures?.cls).toBeGreaterThanOrEqual(0);
  expect(
    Object.keys(figures ?? {})
      .toSorted()
      .join(),
  ).toMatch(/^cls,(inp,)?lcp,route$/);
});
