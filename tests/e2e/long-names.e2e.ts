import { paths } from '../../src/navigation/paths.ts';
import { open, renderAll, renderOffscreen } from '../../testing/open-site.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { expect, test } from '../../testing/visit.ts';
import { withHostileNames } from '../../workbench/scenarios/hostile-names.ts';
import { playOnPage } from '../../workbench/scenarios/playwright-page.ts';
import { overflowingTexts } from './overflow.ts';

test.describe('names of up to 300 letters without a break, with markup', { tag: '@slow' }, () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  const { categories, products } = withHostileNames(shopFromFiles.seed());
  const unbroken = /\S{60}/;
  const productWithLong = (field: 'name' | 'marca' | 'description' | 'category') =>
    found(products.find((product) => unbroken.test(product[field] ?? '')));
  const named = productWithLong('name');

  test.beforeEach(async ({ page }) => {
    await playOnPage(page, 'nombres-hostiles');
    const { id, name, category, marca } = named;
    const line = { id, name, category, marca, price: 129.9, quantity: 12 };
    await page.addInitScript(
      (cart) => {
        if (window.location.protocol !== 'about:') localStorage.setItem('cart', cart);
      },
      JSON.stringify([line]),
    );
  });

  test('wrap on every screen', async ({ page }) => {
    const addresses = [
      paths.home(),
      paths.category(found(categories.find((name) => unbroken.test(name)))),
      paths.category(found(categories.find(({ length }) => length === 49))),
      paths.category('SINFINAL'.repeat(8)),
      paths.search('SINFINAL'.repeat(8)),
      paths.product(named.id),
      paths.product(productWithLong('marca').id),
      paths.product(productWithLong('description').id),
      paths.product(productWithLong('category').id),
      paths.cart(),
    ];
    for (const address of addresses) {
      await page.goto('about:blank');
      await open(page, address);
      await expect(page.locator('main h1')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await renderAll(page);
      await renderOffscreen(page);
      expect(await overflowingTexts(page), address).toEqual([]);
      const markup = page.locator('main script, main [onerror], main [onload], main img[src="x"]');
      await expect(markup).toHaveCount(0);
    }
  });

  test('wrap in search panel, menu, dialog and print', async ({ page }) => {
    await open(page, paths.product(named.id));
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('sinfinal');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await overflowingTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Todas las categorías' }).click();
    const menu = page.getByRole('navigation', { name: 'Todas las categorías' });
    await expect(menu.getByRole('link')).not.toHaveCount(0);
    expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await overflowingTexts(page, 'dialog')).toEqual([]);

    // A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto('about:blank');
    await open(page, paths.cart());
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-sheet]').getByRole('table')).toBeVisible();
    expect(await overflowingTexts(page)).toEqual([]);
  });
});

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The hostile catalogue contains no such name.');
  return thing;
}
