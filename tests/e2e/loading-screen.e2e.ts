import type { Route } from '@playwright/test';
import { liftOverlay, open } from '../../testing/open-site.ts';
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
    await expect(overlay).not.toHaveAttribute('data-failed');
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
      await liftOverlay(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reload).toHaveCount(0);
    });
  }
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
