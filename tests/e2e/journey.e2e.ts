import { paths } from '../../src/navigation/paths.ts';
import { open, skipOverlay } from '../../testing/open-site.ts';
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
    await skipOverlay(page);
    await expect(quantity).toHaveValue('3');
    const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
    const link = new URL((await quotation.getAttribute('href')) ?? '');
    expect(link.origin).toBe('https://wa.me');
    expect(link.searchParams.get('text')?.split('\n')).toContain(`• ${name} - Cantidad: 3`);
  });

  test('returns by reload and by Back to the position in a category', async ({ page }) => {
    await open(page, `${paths.category('ÁNGULOS')}?vista=tarjetas`);
    // Cards after the first ones are added later.
    await expect(page.getByRole('article')).toHaveCount(33);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    // Cards take their own height in view, and scroll anchoring moves the page a little.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    expect(before).toBeGreaterThan(0);
    await page.reload();
    await skipOverlay(page);
    await expect.poll(scrollY).toBe(before);
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
