import type { Page } from '@playwright/test';
import { open, skipOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const failure = 'No pudimos abrir esta página';

/**
 * Opens an older version of the site, whose entry script has another name and whose FAQ chunk a
 * deploy has removed since.
 *
 * @param isMissing whether the chunk is missing in the new version too
 * @returns how often the document was loaded
 */
async function openOldVersion(page: Page, isMissing: boolean): Promise<() => number> {
  let loads = 0;
  await page.route('/', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    loads += 1;
    if (loads > 1) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/index-[\w-]+\.js/, 'index-anterior.js');
    return route.fulfill({ response, body });
  });
  await page.route('**/assets/index-anterior.js', async (route) => {
    const html = await (await page.request.get('/')).text();
    const [current] = /index-[\w-]+\.js/.exec(html) ?? [];
    return route.fulfill({ contentType: 'text/javascript', body: `import './${current}';` });
  });
  await page.route('**/assets/FaqPage-*.js', (route) =>
    isMissing || loads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open(page, '/cart');
  return () => loads;
}

function openFaq(page: Page) {
  return page.evaluate(() => {
    window.location.hash = '#/preguntas-frecuentes';
  });
}

test('a page whose chunk is empty in the cache opens after it is requested past the cache', async ({
  page,
}) => {
  let loads = 0;
  let isRenewed = false;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // Replaces the cache, which Playwright turns off for routed requests.
  await page.route('**/assets/FaqPage-*.js', (route) => {
    isRenewed ||= route.request().resourceType() === 'fetch';
    return isRenewed
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await open(page, '/cart');
  await openFaq(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes', includeHidden: true }),
  ).toBeAttached();
  expect(loads).toBe(2);
});

test.describe('a page whose chunk is missing', () => {
  test('opens after one reload of a new version', async ({ page, expectConsole }) => {
    expectConsole(/404/);
    const loads = await openOldVersion(page, false);
    await openFaq(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes', includeHidden: true }),
    ).toBeAttached();
    expect(loads()).toBe(2);
  });

  test('shows the error page, without another reload, where the new version lacks it too', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    expectConsole(/Error showing a part of the page:/);
    const loads = await openOldVersion(page, true);
    await openFaq(page);
    const heading = page.getByRole('heading', { level: 1, name: failure, includeHidden: true });
    await expect(heading).toBeAttached();
    expect(loads()).toBe(2);
    await page.unroute('**/assets/FaqPage-*.js');
    await skipOverlay(page);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(heading).toHaveCount(0);
  });
});
