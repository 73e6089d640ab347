import { deferRequests } from '../../testing/deferred.ts';
import { liftOverlay, open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('from home by live search to a quotation of three pieces', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  const search = page.getByRole('combobox', { name: 'Buscar productos' });
  await search.fill('1/2');
  const results = page.getByRole('listbox', { name: 'Resultados de la búsqueda' });
  const first = results.getByRole('option').first();
  await expect(first).toContainText('1/2');
  await first.click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('1/2');
  // As the backend has it: what is shown keeps its measures on one line.
  const name = (await title.innerText()).replaceAll('\u00a0', ' ');
  const more = page.getByRole('button', { name: 'Aumentar: Cantidad' });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();

  const dialog = page.getByRole('dialog', { name: 'Producto agregado para cotización' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('link', { name: 'Ver carrito' }).click();

  await expect(page.getByRole('textbox', { name: `Cantidad de ${name}` })).toHaveValue('3');
  const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(quotation).toHaveAttribute('target', '_blank');
  await expect(quotation).toHaveAttribute('rel', 'noopener');
  const link = new URL((await quotation.getAttribute('href')) ?? '');
  expect(link.origin).toBe('https://wa.me');
  expect(link.searchParams.get('text')?.split('\n')).toContain(`• ${name} - Cantidad: 3`);
});

test('Back returns to the category where it was left', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/productos/%C3%81NGULOS');
  // All of them: what follows the first cards makes the page as high as the place that is gone to.
  await expect(page.getByRole('article')).toHaveCount(33);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  // What comes into view takes its own height, and the browser keeps the place by scrolling a little.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await page.locator('article a').evaluateAll((links) => {
    const seen = links.find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 200 && bottom < window.innerHeight;
    });
    if (!(seen instanceof HTMLElement)) throw new Error('no card in view');
    seen.click();
  });
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'ÁNGULOS' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a filled cart survives a reload', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/productos/ESMERIL');
  await page
    .getByRole('button', { name: /^Cotizar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Seguir comprando' }).click();
  await page.reload();
  await liftOverlay(page);
  await page.getByRole('link', { name: 'Carrito: 1 producto, 1 unidad' }).click();
  await expect(page.getByRole('list', { name: 'Productos de su cotización' })).toContainText(
    'por unidad',
  );
});

test('a click on a card paints name and picture before any answer arrives', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await renderAll(page);
  const release = await deferRequests(page, '**/graphql');
  const shelf = page.getByRole('region', { name: 'ÁNGULOS' });
  await shelf.scrollIntoViewIfNeeded();
  const card = shelf.getByRole('article').first();
  // Not innerText, which is empty until the browser has rendered what came into view.
  const name = (await card.getByRole('link').textContent()) ?? '';
  expect(name).toContain('ÁNGULO');
  await card.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = page.getByRole('img', { name });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('ÁNGULOS').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
});

test('home, search and related products share one request for the list', { tag: '@phone' }, async ({
  page,
}) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  await open(page);
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('tubo');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { name: 'Productos relacionados' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nuestros productos' })).toBeVisible();
  expect(operations.filter((operation) => operation === 'ProductosResumen')).toHaveLength(1);
});
