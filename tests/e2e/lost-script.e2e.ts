import type { Route } from '@playwright/test';
import { liftOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** Requests that never get a response. They end with their test, which could not click beside them. */
let held: Route[] = [];

const lost: readonly (readonly [how: string, (route: Route) => Promise<void> | void])[] = [
  ['is gone after a deploy', (route) => route.fulfill({ status: 404 })],
  ['is refused', (route) => route.fulfill({ status: 503 })],
  ['is cut off', (route) => route.abort('connectionreset')],
  ['never comes', (route) => void held.push(route)],
];

for (const [name, file] of [
  ['entry', '**/assets/index-*.js'],
  ['vendor', '**/assets/vendor-*.js'],
] as const) {
  for (const [how, lose] of lost) {
    test(`the loading screen says so, and offers a way out, when the ${name} script ${how}`, async ({
      page,
      expectConsole,
    }) => {
      // A browser now and then says nothing of what fails while it is still changing pages.
      expectConsole(/Failed to load resource/, { isOptional: true });
      held = [];
      await page.route(file, lose);
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

      await Promise.all(held.map((route) => route.abort()));
      await page.unroute(file);
      await reload.click();
      await liftOverlay(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reload).toHaveCount(0);
    });
  }
}

test('the loading screen says nothing of the kind where the scripts come', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/cart');
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
  const said = await page.evaluate(() => {
    const { dataset } = document.getElementById('overlay') ?? { dataset: {} };
    return 'failed' in dataset;
  });
  expect(said).toBe(false);
});
