import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { deferRequests } from './deferred.ts';

const category = `${paths.category('LLAVE')}?vista=tarjetas`;
const chunkOf = (module: string) => new RegExp(`/assets/${module}-[^/]+\\.js$`);

/** Records the URLs of the requested scripts. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

function firstProduct(page: Page) {
  return page.getByRole('main').getByRole('article').first().getByRole('link');
}

test.describe('the code of the next pages', () => {
  test('is requested once a category is shown', async ({ page }) => {
    const scripts = recordScripts(page);
    await open(page, category);
    const modules = ['ProductPage', 'CartPage', 'SearchPage', 'ServicesPage', 'PasteListDialog'];
    for (const module of modules) {
      await expect.poll(() => scripts.some((url) => chunkOf(module).test(url))).toBe(true);
    }
  });

  for (const [path, likeliest] of [
    [paths.home(), 'CategoryPage'],
    [category, 'ProductPage'],
  ] as const) {
    test(`is requested behind the loading screen for the likeliest page after ${path}`, async ({
      page,
    }) => {
      const scripts = recordScripts(page);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(`/#${path}`);
      await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return scripts.some((url) => chunkOf(likeliest).test(url));
        })
        .toBe(true);
      await expect(page.locator('#overlay:not([data-lifted])')).toBeAttached();
      expect(scripts.filter((url) => chunkOf('CartPage').test(url))).toEqual([]);
    });
  }

  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
    test(`is not requested with ${JSON.stringify(connection)}`, async ({ page }) => {
      const scripts = recordScripts(page);
      await setConnection(page, connection);
      await open(page, category);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.clock.runFor(20_000);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => chunkOf('(Product|Cart|Search)Page').test(url))).toEqual([]);
    });
  }

  test('keeps the previous page until it is loaded', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const release = await deferRequests(page, chunkOf('ProductPage'));
    await open(page, category);
    const heading = page.getByRole('heading', { level: 1 });
    const name = await firstProduct(page).innerText();
    await firstProduct(page).click();
    await expect(page).toHaveURL(/products/);
    await expect(page.getByText('Abriendo la página…')).toBeAttached();
    await page.clock.runFor(2000);
    await expect(heading).toHaveText('LLAVE');
    release();
    await expect(heading).toHaveText(name);
    await expect(page.getByText('Abriendo la página…')).toHaveCount(0);
  });
});
