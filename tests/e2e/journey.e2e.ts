import type { Locator } from '@playwright/test';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { paths } from '../../src/paths.ts';
import { liftOverlay, open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test.describe('a visitor', { tag: '@phone' }, () => {
  test('gets from home by live search to a quotation, also after a reload', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('1/2');
    const results = page.getByRole('listbox', { name: 'Resultados de la búsqueda' });
    const first = results.getByRole('option').first();
    await expect(first).toContainText('1/2');
    await first.click();

    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('1/2');
    // Shown sizes contain no-break spaces.
    const name = (await title.innerText()).replaceAll('\u00a0', ' ');
    const more = page.getByRole('button', { name: 'Aumentar: Cantidad' });
    await more.click();
    await more.click();
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    const dialog = page.getByRole('dialog', { name: 'Producto agregado para cotización' });
    await expect(dialog).toContainText(name);
    await dialog.getByRole('link', { name: 'Ver carrito' }).click();

    const quantity = page.getByRole('textbox', { name: `Cantidad de ${name}` });
    await expect(quantity).toHaveValue('3');
    await page.reload();
    await liftOverlay(page);
    await expect(quantity).toHaveValue('3');
    const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
    const link = new URL((await quotation.getAttribute('href')) ?? '');
    expect(link.origin).toBe('https://wa.me');
    expect(link.searchParams.get('text')?.split('\n')).toContain(`• ${name} - Cantidad: 3`);
  });

  test('returns on Back to the position in a category', async ({ page }) => {
    await open(page, paths.category('ÁNGULOS'));
    // Cards after the first ones are added later.
    await expect(page.getByRole('article')).toHaveCount(33);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    // Cards take their own height in view, and scroll anchoring moves the page a little.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    expect(before).toBeGreaterThan(0);
    await page.locator('article a').evaluateAll((links) => {
      const visible = links.find((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 200 && bottom < window.innerHeight;
      });
      if (!(visible instanceof HTMLElement)) throw new Error('No card is in view.');
      visible.click();
    });
    await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'ÁNGULOS' })).toBeVisible();
    await expect.poll(scrollY).toBe(before);
  });
});

test('a list of forty lines gets from a spreadsheet to the message in 15 clicks', async ({
  page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const rows = catalogue.products
    .filter(({ id }) => id % 7 === 0)
    .slice(0, 37)
    .map(({ name }, index) => `${index + 1}\t${name.toLowerCase()}\t${index + 2}\tund`);
  const ambiguous = ['10 und tubo cuadrado 2x2x1.5', 'angulo 1 1/2 x 3/16 - 12', '3 martillos'];
  await open(page, paths.cart());
  await click(page.getByRole('button', { name: 'Pegar lista' }));
  const field = page.getByRole('textbox', { name: 'Lista de productos' });
  await field.fill([...rows, ...ambiguous].join('\n'));
  await click(page.getByRole('button', { name: 'Leer lista' }));
  for (const name of [/^Línea 38: /, /^Línea 39: /]) {
    clicks += 2;
    await page.getByRole('combobox', { name }).selectOption({ index: 1 });
  }
  await click(page.getByRole('button', { name: 'Agregar 39 líneas' }));
  const send = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(send).toHaveAttribute('href', /Otros.*3%20martillos/);
  await expect(page.getByText('39 productos,').first()).toBeVisible();
  expect(clicks).toBeLessThan(15);
});
