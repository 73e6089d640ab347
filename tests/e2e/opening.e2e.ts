import { deferRequests } from '../../testing/deferred.ts';
import { open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const scrollBehaviour = () => getComputedStyle(document.documentElement).scrollBehavior;

test('the site is mounted and asks for its data behind the loading screen', async ({ page }) => {
  // The page's clock stands still, so that a slow machine does not lift the screen meanwhile.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked = page.waitForRequest('**/graphql');
  await page.goto('/');
  await asked;
  await expect(page.locator('#overlay')).not.toHaveAttribute('data-lifted');
  await expect(page.locator('#site')).toHaveAttribute('inert');
  await expect(page.locator('#site h1')).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(page.locator('#overlay')).toHaveCount(0);
  await expect(page.locator('#site')).not.toHaveAttribute('inert');
});

test('pages scroll smoothly, and at once where less motion is wanted', async ({ page }) => {
  await page.goto('/#/contacto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(scrollBehaviour)).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(scrollBehaviour)).toBe('auto');
});

test('the 404 page loads itself again by its button', async ({ page }) => {
  await open(page, '/no-existe');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: '¡Oops! Página no encontrada' })).toBeVisible();
});

test('the two rows of brands run in opposite directions', async ({ page }) => {
  await open(page);
  await renderAll(page);
  const rows = page.locator('#marcas [data-running=true] > div');
  await rows.first().scrollIntoViewIfNeeded();
  const directions = await rows.evaluateAll((elements) =>
    elements.map((row) =>
      row
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect?.getComputedTiming().direction),
    ),
  );
  expect(directions).toHaveLength(2);
  expect(directions[0]?.[0]).toBe('normal');
  expect(directions[1]?.[0]).toBe('reverse');
});

test('on the narrowest phone the search field leaves the cart its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/contacto');
  const header = page.locator('header').first();
  const submit = header.getByRole('button', { name: 'Buscar', includeHidden: true });
  const cart = header.getByRole('link', { name: /^Carrito/, includeHidden: true }).first();
  await expect(cart).toBeAttached();
  const [left, right] = [await submit.boundingBox(), await cart.boundingBox()];
  if (!left || !right) throw new Error('both are rendered at this width');
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
});

test('a page that comes late leaves the focus in the field where somebody types', async ({
  page,
}) => {
  await open(page, '/');
  const release = await deferRequests(page, '**/ServicesPage-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Servicios' }).first().click();
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.pressSequentially('tubo');
  release();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Servicios de metalmecánica' }),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(' cuadrado');
  await expect(page.getByRole('option').first()).toContainText('TUBO CUADRADO');
});
