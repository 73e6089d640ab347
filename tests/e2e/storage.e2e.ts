import { chromium, type Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { chromiumArguments, findChromium } from '../../tools/lib/chromium.ts';

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

test.describe('two tabs', { tag: '@slow' }, () => {
  const category = paths.category('BARRAS REDONDAS');

  test('share one cart, also after simultaneous edits', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await open(tab, category);
    for (let turn = 0; turn < 6; turn++) {
      const [here, there] = turn % 2 === 0 ? [page, other] : [other, page];
      const before = await storedCart(here);
      await addFromCard(here, turn % 3);
      await expect.poll(() => storedCart(here)).not.toBe(before);
      const after = await storedCart(here);
      await expect.poll(() => storedCart(there)).toBe(after);
    }
    expect(await quantities(page)).toEqual([2, 2, 2]);

    await Promise.all([addFromCard(page, 3), addFromCard(other, 4)]);
    // A write reaches the storage of the other tab a moment later.
    await expect
      .poll(async () => (await storedCart(page)) === (await storedCart(other)))
      .toBe(true);
    const lines = await quantities(page);
    expect(lines.slice(0, 3)).toEqual([2, 2, 2]);
    const units = lines.reduce((sum, quantity) => sum + quantity);
    for (const tab of [page, other]) {
      const label = `Carrito: ${lines.length} productos, ${units} unidades`;
      await expect(tab.locator(`a[aria-label="${label}"]`).first()).toBeAttached();
    }
  });

  /** Adds one piece by the button of a card, and waits until the button is idle. */
  async function addFromCard(tab: Page, card: number): Promise<void> {
    const button = tab.locator('article button').nth(card);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await button.evaluate((element: HTMLButtonElement) => element.click());
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  }

  function storedCart(tab: Page): Promise<string> {
    return tab.evaluate(() => localStorage.getItem('cart') ?? '[]');
  }

  async function quantities(tab: Page): Promise<number[]> {
    const lines: { quantity: number }[] = JSON.parse(await storedCart(tab));
    return lines.map(({ quantity }) => quantity);
  }
});

test('a page restored from the back-forward cache shows the cart of another tab', {
  tag: '@slow',
}, async ({ baseURL }) => {
  // Playwright disables this cache and the headless shell has none: launch a complete browser.
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    // Playwright cannot reach the restored page, so the page stores what it shows.
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        const report = () => {
          const cart = document.querySelector('a[aria-label^="Carrito"]');
          const label = cart?.getAttribute('aria-label');
          localStorage.setItem('seen', `${history.scrollRestoration}: ${label}`);
        };
        report();
        const attributeFilter = ['aria-label'];
        new MutationObserver(report).observe(document.body, { subtree: true, attributeFilter });
      });
    });
    const addPiece = async (tab: Page, id: number) => {
      await tab.goto(`/#${paths.product(id)}`);
      await expect(tab.locator('#overlay')).toHaveCount(0);
      await tab.getByRole('button', { name: 'Agregar al carrito' }).click();
      await tab.getByRole('button', { name: 'Seguir cotizando' }).click();
    };
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
