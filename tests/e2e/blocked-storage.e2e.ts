import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('with the browser’s storage closed, the cart lives in memory and can be sent', async ({
  page,
}) => {
  // As browsers do that block a site's data: not the methods throw, the property itself does.
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
  await expect(page.getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('2');
  const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(quotation).toHaveAttribute('href', /Cantidad%3A%202/);
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  await expect(page.getByText('Error al eliminar el producto')).toBeVisible();
});
