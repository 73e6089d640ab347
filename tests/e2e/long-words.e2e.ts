import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { open, renderAll, renderOffscreen } from '../../testing/open-site.ts';
import { overflowingTexts } from '../../testing/overflow.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { expect, test } from '../../testing/visit.ts';
import { withHostileNames } from '../../workbench/scenarios/hostile-names.ts';
import { play } from '../../workbench/scenarios/play-page.ts';

const { categories, products } = withHostileNames(shopFromFiles.seed());
const unbroken = /\S{60}/;
const field = (name: 'name' | 'marca' | 'description' | 'category') =>
  found(products.find((product) => unbroken.test(product[name] ?? '')));
const named = field('name');

const screens: [name: string, address: string][] = [
  ['home', paths.home()],
  ['a category of one word', paths.category(found(categories.find((name) => unbroken.test(name))))],
  [
    'a category of 49 characters',
    paths.category(found(categories.find(({ length }) => length === 49))),
  ],
  ['a category that is not there', paths.category('SINFINAL'.repeat(8))],
  ['a search', paths.search('SINFINAL'.repeat(8))],
  ['a name', paths.product(named.id)],
  ['a brand', paths.product(field('marca').id)],
  ['a description', paths.product(field('description').id)],
  ['a product in a category of one word', paths.product(field('category').id)],
  ['the cart', paths.cart()],
];

const narrow = { width: 320, height: 640 };

test.describe('words and names without end', { tag: '@slow' }, () => {
  test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page }) => {
    await play(page, 'nombres-hostiles');
    await fillCart(page);
  });

  for (const [name, address] of screens) {
    test(`at 320 px ${name} wraps within its place`, async ({ page }) => {
      await open(page, address);
      await expect(page.locator('main h1')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await renderAll(page);
      await renderOffscreen(page);
      expect(await overflowingTexts(page)).toEqual([]);
      await page.screenshot({ path: `test-results/reflow/long-${name}.png`, fullPage: true });
    });
  }

  test('at 320 px search panel, menu and dialogs wrap within their place', async ({ page }) => {
    await open(page, paths.product(named.id));
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('sinfinal');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await overflowingTexts(page)).toEqual([]);
    await page.screenshot({ path: 'test-results/reflow/long-panel.png' });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Todas las categorías' }).click();
    const menu = page.getByRole('navigation', { name: 'Todas las categorías' });
    // Where the names stand that are no family's.
    await menu.getByText('Otras categorías').click();
    await expect(menu.getByRole('link')).not.toHaveCount(0);
    // It scrolls, but up and down alone.
    expect(await sidewaysIn(page, 'nav')).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await overflowingTexts(page, 'dialog')).toEqual([]);
    await page.screenshot({ path: 'test-results/reflow/long-dialog.png' });
  });

  test('on paper the list wraps within the sheet', async ({ page }) => {
    // A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await open(page, paths.cart());
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-sheet]').getByRole('table')).toBeVisible();
    expect(await overflowingTexts(page)).toEqual([]);
  });
});

/** The elements of a kind that scroll sideways. */
function sidewaysIn(page: Page, kind: string): Promise<string[]> {
  return page
    .locator(kind)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 90)),
    );
}

async function fillCart(page: Page) {
  const { id, name, category, marca } = named;
  const line = { id, name, category, marca, price: 129.9, quantity: 12 };
  await page.addInitScript((saved) => localStorage.setItem('cart', saved), JSON.stringify([line]));
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The hostile catalogue has none.');
  return thing;
}
