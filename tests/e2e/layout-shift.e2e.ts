import type { Page } from '@playwright/test';
import { expect, test } from '../support/visit.ts';

const addresses = {
  home: '/',
  category: '/productos/%C3%81NGULOS',
  search: '/buscar/1%2F2',
  product: '/products/101',
};

for (const [name, address] of Object.entries(addresses)) {
  test(`${name} does not shift while its data come slowly`, async ({ page }) => {
    await watchShifts(page);
    await page.route('**/graphql', async (route) => {
      // Long enough for the loading screen to be gone and the skeletons to be looked at.
      await new Promise((resolve) => setTimeout(resolve, 3500));
      await route.continue();
    });
    await page.goto(`/#${address}`);
    await expect(page.locator('#overlay')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.locator('main article').first()).toBeVisible({ timeout: 10_000 });
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  });
}

/** Records each layout shift that the visitor did not cause, and what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        if (hadRecentInput || value < 0.001) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        );
        seen.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'seenShifts'));
}
