import { test as baseTest, type Page, type Route } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { open, skipOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { deferRequests } from './deferred.ts';

test.describe('the loading screen', () => {
  test('covers the inert site while its data are requested', async ({ page }) => {
    // The page's clock is paused, so that a slow machine does not lift the overlay.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const requested = page.waitForRequest('**/graphql');
    await page.goto('/');
    await requested;
    const overlay = page.locator('#overlay');
    await expect(overlay).not.toHaveAttribute('data-lifted');
    await expect(page.locator('html')).not.toHaveAttribute('data-start');
    await expect(page.locator('#site')).toHaveAttribute('inert');
    await expect(page.locator('#site h1')).toHaveCount(1);
    await page.clock.runFor(3000);
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('#site')).not.toHaveAttribute('inert');
  });

  // Requests without a response; they would keep the page from reloading.
  const pending: Route[] = [];

  for (const [failure, file, fail] of [
    [
      'the entry script is missing after a deploy',
      '**/assets/index-*.js',
      (route: Route) => route.fulfill({ status: 404 }),
    ],
    [
      'the entry script gets no response in 10 s',
      '**/assets/index-*.js',
      (route: Route) => void pending.push(route),
    ],
  ] as const) {
    test(`shows an error with a reload button when ${failure}`, async ({ page, expectConsole }) => {
      // A browser may log nothing for a request that fails while it is navigating.
      expectConsole(/Failed to load resource/, { isOptional: true });
      await page.route(file, fail);
      await page.clock.install();
      await page.goto('/#/cart', { waitUntil: 'commit' });
      const overlay = page.locator('#overlay');
      await expect(overlay.locator('button')).toBeAttached();
      await page.clock.runFor(10_000);
      await expect(overlay).toContainText(
        'No pudimos cargar la tienda. Revise su conexión e inténtelo de nuevo.',
      );
      const reload = overlay.getByRole('button', { name: 'Volver a cargar' });
      await expect(reload).toBeVisible();
      await expect(overlay.getByText('Cargando Kuntur Aceros…')).toBeHidden();

      await Promise.all(pending.splice(0).map((route) => route.abort()));
      await page.unroute(file);
      await reload.click();
      await skipOverlay(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reload).toHaveCount(0);
    });
  }
});

test.describe('instead of the site, contacts and the catalogue are shown', {
  tag: '@phone',
}, () => {
  /** Checks the page and opens the catalogue and a category without scripts. */
  async function verifyBasicPage(page: Page, title: string) {
    await expect(page.getByRole('heading')).toHaveText(title);
    await expect(page.getByText('Revise su conexión')).toBeHidden();
    await expect(page.getByText('Cargando Kuntur Aceros…')).toBeHidden();
    const links = page.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/c/',
      `tel:${company.mainPhone.e164}`,
      `https://wa.me/${company.quotation.number}`,
      `mailto:${company.emails.sales}`,
    ]);
    await links.first().click();
    await page.getByRole('link', { name: 'ÁNGULOS' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ÁNGULOS' })).toBeVisible();
  }

  test('in a browser that lacks a feature the site needs', async ({ page, expectConsole }) => {
    expectConsole(/was preloaded using link preload but not used/, { isOptional: true });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(10_000);
    await expect(page.locator('#site')).toBeEmpty();
    await verifyBasicPage(page, 'Su navegador es antiguo');
  });

  test('in a browser that cannot parse the entry script', async ({ page, expectConsole }) => {
    expectConsole(/^uncaught/);
    const contentType = 'text/javascript';
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType, body: 'import {' }),
    );
    await page.goto('/');
    await verifyBasicPage(page, 'Su navegador es antiguo');
  });

  // Playwright's own `test`, since ours runs scripts.
  baseTest.describe('without JavaScript', () => {
    baseTest.use({ javaScriptEnabled: false });

    baseTest('in a browser that runs no scripts', async ({ page }) => {
      await page.goto('/');
      await verifyBasicPage(page, 'Su navegador no ejecuta JavaScript');
    });
  });
});

test('a page that loads late leaves the focus in the search field in use', async ({ page }) => {
  await open(page, '/contacto');
  const release = await deferRequests(page, '**/ServicesPage-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Servicios' }).first().click();
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.pressSequentially('tubo');
  release();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Servicios de metalmecánica' }),
  ).toBeVisible();
  await expect(field).toBeFocused();
});
