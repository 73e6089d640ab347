import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('the cart works in memory when the browser blocks storage', async ({ page }) => {
  // As browsers do that block all site data: reading the property throws.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await open(page, paths.product(101));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page.getByText('Error al actualizar la cantidad')).toBeVisible();
  await page.getByRole('button', { name: /^Aumentar: Cantidad de/ }).click();
  const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(quotation).toHaveAttribute('href', /Cantidad%3A%202/);
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText('Error al eliminar el producto')).toBeVisible();
});

test('two tabs share one cart', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await open(tab, `${paths.category('ESMERIL')}?vista=tarjetas`);
  for (const [index, tab] of [...tabs, page].entries()) {
    // Playwright's click would wait for the dialog of the last one to close.
    const button = tab.locator('article button').first();
    await button.evaluate((element: HTMLButtonElement) => element.click());
    const label = `a[aria-label^="Carrito: 1 producto, ${index + 1} unidad"]`;
    for (const each of tabs) await expect(each.locator(label).first()).toBeAttached();
  }
});
