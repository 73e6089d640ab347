import { chromium, type Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { chromiumArguments, findChromium } from '../../../tools/lib/chromium.mjs';
import { open } from '../../support/open-site.ts';
import { expect, test } from '../../support/visit.ts';

const cartLabel = 'a[aria-label^="Carrito"]';

test.describe('C22: a page that comes back from the back-forward cache', { tag: '@desk' }, () => {
  // On a busy machine it takes its time.
  test.describe.configure({ timeout: 120_000 });

  test('C22: knows what another tab has done meanwhile, and goes on', async ({ baseURL }) => {
    // Playwright turns that cache off, so this browser is started by hand.
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...chromiumArguments, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`/#${paths.product(101)}`);
      await expect(page.locator('#overlay')).toHaveCount(0);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await addPiece(page);
      await page.goto('/healthz');

      const other = await context.newPage();
      await other.goto(`/#${paths.product(102)}`);
      await expect(other.locator('#overlay')).toHaveCount(0);
      await addPiece(other);

      await page.goBack();
      expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
      await expect(page.locator(cartLabel).first()).toHaveAttribute(
        'aria-label',
        'Carrito: 2 productos, 2 unidades',
      );
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await page.evaluate(() => {
        window.location.hash = '#/cart';
      });
      await expect(page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(2);
      await page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click();
      await expect(other.locator(cartLabel).first()).toHaveAttribute(
        'aria-label',
        'Carrito: 1 producto, 1 unidad',
      );
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('C22: left while a line was going, has it gone', async ({ page }) => {
    await open(page, paths.product(101));
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click();
    await page.getByRole('button', { name: /^Eliminar/ }).click();
    await page.goto('/healthz');
    await page.goBack();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))).toEqual(
      [],
    );
  });
});

async function addPiece(page: Page) {
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByRole('button', { name: 'Seguir cotizando' }).click();
}
