import type { Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const failure = 'No pudimos abrir esta página';

/**
 * Opens the site as an older version of it: its document names a script of another name, which a
 * deploy has taken away since, and the FAQ's file with it.
 *
 * @param gone whether the file is still missing after the deploy
 * @returns how often the document was loaded
 */
async function openOldVersion(page: Page, gone: 'meanwhile' | 'for good'): Promise<() => number> {
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
    gone === 'for good' || loads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open(page, '/cart');
  return () => loads;
}

function openFaq(page: Page) {
  return page.evaluate(() => {
    window.location.hash = '#/preguntas-frecuentes';
  });
}

test.describe('a page whose file a deploy has taken away', () => {
  test('opens after one reload', async ({ page, expectConsole }) => {
    expectConsole(/404/);
    const loads = await openOldVersion(page, 'meanwhile');
    await openFaq(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes', includeHidden: true }),
    ).toBeAttached();
    expect(loads()).toBe(2);
  });

  test('and that is missing still, shows the error page and reloads no more', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    expectConsole(/Error showing a part of the page:/);
    const loads = await openOldVersion(page, 'for good');
    await openFaq(page);
    const heading = page.getByRole('heading', { level: 1, name: failure, includeHidden: true });
    await expect(heading).toBeAttached();
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => document.querySelector('footer') !== null)).toBe(true);
  });

  test('of the version that is still served, shows the error page, from which it opens later', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    expectConsole(/Error showing a part of the page:/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/FaqPage-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/cart');
    await openFaq(page);
    await expect(page.getByRole('heading', { level: 1, name: failure })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute('**/assets/FaqPage-*.js');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }),
    ).toBeVisible();
  });
});
