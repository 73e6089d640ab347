import type { Page } from '@playwright/test';
import { timings } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test.describe('a dialog', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('takes the focus, with its actions first in tab order', async ({ page }) => {
    const { dialog, button } = await openDialog(page);
    await button.click();
    await expect(dialog).toBeFocused();
    for (const name of ['Seguir cotizando', 'Ver carrito', 'Cerrar']) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveAccessibleName(name);
    }
  });

  test('closes by its button, Escape and the backdrop, and returns the focus', async ({ page }) => {
    const { dialog, button } = await openDialog(page);
    const ways = {
      button: () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      backdrop: () => page.mouse.click(20, 450),
    };
    for (const [name, close] of Object.entries(ways)) {
      await button.click();
      await expect(dialog).toBeVisible();
      // A click that soon after the first one is taken for a double click.
      await expect(async () => {
        await close();
        await expect(dialog).toBeHidden({ timeout: 500 });
      }, name).toPass();
      await expect(button, name).toBeFocused();
    }
  });

  test('stays open when a text is dragged onto the backdrop', async ({ page }) => {
    const { dialog, button } = await openDialog(page);
    await button.click();
    await page.waitForTimeout(timings.doubleClick);
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });
});

/** The dialog that says that a product was added, and the button that opens it. */
async function openDialog(page: Page) {
  await open(page, paths.product(101));
  return {
    button: page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first(),
    dialog: page.getByRole('dialog'),
  };
}
