import { chromium, type Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { chromiumArguments, findChromium } from '../../tools/lib/chromium.ts';

const cartLabel = 'a[aria-label^="Carrito"]';

test.describe('a page that comes back from the back-forward cache', () => {
  test('knows what another tab has done meanwhile, and goes on [C22] @slow', async ({
    baseURL,
  }) => {
    // Playwright turns that cache off and the headless shell has none: a whole browser, by hand.
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...chromiumArguments, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      // The page that comes back is out of reach, so it writes down how it looks.
      await context.addInitScript((label) => {
        addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          const look = () => {
            const cart = document.querySelector(label)?.getAttribute('aria-label');
            localStorage.setItem('seen', `${history.scrollRestoration}: ${cart}`);
          };
          look();
          const attributeFilter = ['aria-label'];
          new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter });
        });
      }, cartLabel);
      const page = await context.newPage();
      await addPiece(page, 101);
      await page.goto('/healthz');
      const other = await context.newPage();
      await addPiece(other, 102);

      await page.evaluate(() => history.back()).catch(() => {});
      const seen = () => other.evaluate(() => localStorage.getItem('seen'));
      await expect.poll(seen).toBe('manual: Carrito: 2 productos, 2 unidades');
      await addPiece(other, 103);
      await expect.poll(seen).toBe('manual: Carrito: 3 productos, 3 unidades');
    } finally {
      await browser.close();
    }
  });

  test('left while a line was going, has it gone', async ({ page }) => {
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

async function addPiece(page: Page, id: number) {
  await page.goto(`/#${paths.product(id)}`);
  await expect(page.locator('#overlay')).toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByRole('button', { name: 'Seguir cotizando' }).click();
}
