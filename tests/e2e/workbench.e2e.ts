import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { liftOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { openPanel, openWorkbench, panelOf, sendContactForm } from './workbench-page.ts';

const angles = '/productos/%C3%81NGULOS';
const failure = 'El catálogo está en mantenimiento';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('in a folder of its host the mock answers from the first request on, pictures too', async ({
  page,
}) => {
  await openWorkbench(page, '', angles);
  const picture = page.locator('main article img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/tienda/');
});

test('a scenario chosen in the panel plays from the next call on and stands in the address', async ({
  page,
}) => {
  await openWorkbench(page, 'otro=1', angles);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Error de GraphQL/ }).click();
  await expect(page).toHaveURL(/\/tienda\/\?otro=1&escenario=error&semilla=1#\/productos\//);

  await panel.getByRole('combobox', { name: 'Se aplica a' }).selectOption('productosPorCategoria');
  await panel.getByRole('checkbox', { name: 'Combinar con lo elegido' }).check();
  await panel.getByRole('button', { name: /^Lento/ }).click();
  const delay = panel.getByRole('textbox', { name: 'Demora en milisegundos' });
  await delay.fill('50');
  await delay.press('Enter');
  await expect(page).toHaveURL(/escenario=error:productosPorCategoria,lento-50&semilla=1#/);

  await panel.getByRole('button', { name: /^Error 500/ }).click();
  await expect(page).toHaveURL(/escenario=error:productosPorCategoria,lento-50,500&/);
  await panel.getByRole('button', { name: /^Error 502/ }).click();
  await expect(panel.getByRole('alert')).toContainText('se contradicen');
  await panel.getByRole('button', { name: 'Quitar: Error 500' }).click();
  await expect(panel.getByRole('alert')).toBeEmpty();

  await goTo(page, '/productos/ESMERIL');
  await expect(page.getByText(failure)).toBeVisible();
  await panel.getByRole('button', { name: /^Normal/ }).click();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the first choice moves nothing under the pointer, and pressing again takes it back', async ({
  page,
}) => {
  await openWorkbench(page, '', '/contacto');
  const panel = await openPanel(page);
  const choice = panel.locator('.choices').getByRole('button', { name: /Error de GraphQL/ });
  // Within what scrolls: pressing what lies further down scrolls to it.
  const place = () => choice.evaluate((button: HTMLElement) => button.offsetTop);
  const before = await place();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  expect(await place()).toBe(before);
  await panel.getByRole('checkbox', { name: 'Combinar con lo elegido' }).check();
  await panel.getByRole('button', { name: /^Lento/ }).click();
  await panel.getByRole('button', { name: /^Error 500/ }).click();
  await expect(panel.getByRole('alert')).toContainText('se contradicen');
  expect(await place()).toBe(before);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
});

test('the panel stands where it is wanted, over a reload too, and finds by typing', async ({
  page,
}) => {
  await openWorkbench(page, '', '/contacto');
  const panel = await openPanel(page);
  const box = async () => (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const width = page.viewportSize()?.width ?? 0;
  expect((await box()).x).toBeLessThan(20);
  await panel.getByRole('combobox', { name: 'Lugar del panel' }).selectOption('A la derecha');
  expect((await box()).x).toBeGreaterThan(width / 2);
  await panel.getByRole('combobox', { name: 'Lugar del panel' }).selectOption('Abajo');
  const { y, width: wide } = await box();
  expect(y).toBeGreaterThan(200);
  expect(wide).toBeGreaterThan(width / 2);

  await page.reload();
  await liftOverlay(page);
  await openPanel(page);
  expect((await box()).y).toBe(y);
  await panel.getByRole('searchbox', { name: 'Filtrar' }).fill('ALMACEN');
  await expect(panel.locator('.choices button b')).toHaveText([
    'Sin almacenamiento',
    'Almacenamiento lleno',
  ]);
});

test('a browser’s state is chosen by its name, and taken back', async ({ page }) => {
  await openWorkbench(page, 'escenario=sin-conexion,carrito-lleno', '/cart');
  await expect(page.getByText('TUBO DE PRUEBA 1', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Sin conexión\./)).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Quitar: Sin conexión' }).click();
  await expect(page.getByText(/^Sin conexión\./)).toBeHidden();
});

test('an address that names no scenario brings the site up, and the panel says what is wrong', async ({
  page,
}) => {
  await openWorkbench(page, 'escenario=lentisimo', angles);
  const alert = panelOf(page).getByRole('alert');
  await expect(alert).toContainText('No existe el escenario «lentisimo». Hay: normal, vacio');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a log that was saved is replayed elsewhere, holds no visitor’s words and survives a reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource.*429/);
  expectConsole(/Error sending contact message: 429/);
  await openWorkbench(page, 'escenario=error:productosPorCategoria,email-429&semilla=7');
  await sendContactForm(page);
  await expect(page.getByText('Error al enviar el mensaje.')).toBeVisible();
  await goTo(page, '/buscar/zapatos');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zapatos');
  await goTo(page, angles);
  await expect(page.getByText(failure)).toBeVisible();

  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /^Registro/ }).click();
  const row = panel
    .getByRole('listitem')
    .filter({ hasText: /ProductosPorCategoria/ })
    .first();
  await expect(row).toContainText('no en memoria');
  await expect(row).toContainText('error');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Guardar registro' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"call": "email"');
  expect(text).not.toMatch(/Ana|Quispe|taller|987654321|cotización de|zapatos/);

  await openWorkbench(page, '', '/contacto');
  await openPanel(page);
  await panel.getByRole('tab', { name: /^Registro/ }).click();
  await panel.getByLabel('Archivo de un registro').setInputFiles(file);
  await expect(panel).toContainText('Se reproduce un registro');
  await page.screenshot({ path: 'test-results/scenarios/panel-replay-1440.png' });
  await expect(page).toHaveURL(/escenario=error:productosPorCategoria,email-429&semilla=7#/);
  // The recording has its own answer, whatever is simulated for the rest.
  await panel.getByRole('tab', { name: 'Escenario' }).click();
  await panel.getByRole('button', { name: /^Normal/ }).click();
  await panel.getByRole('button', { name: 'Reproducir desde el inicio' }).click();
  await liftOverlay(page);
  await expect(page).toHaveURL(/#\/productos\/%C3%81NGULOS$/);
  await expect(page.getByText(failure)).toBeVisible();

  await page.reload();
  await liftOverlay(page);
  await expect(page.getByText(failure)).toBeVisible();
  await openPanel(page);
  await panel.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a file that is no recording, or of another version, is refused in words', async ({
  page,
}) => {
  await openWorkbench(page, '', '/contacto');
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /^Registro/ }).click();
  const open = (content: object) =>
    panel.getByLabel('Archivo de un registro').setInputFiles({
      name: 'registro.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await open({ hola: 1 });
  await expect(panel.getByRole('alert')).toHaveText(
    'El archivo no es un registro del banco de pruebas.',
  );
  await open({ format: 'kuntur-banco-de-pruebas', version: 99 });
  await expect(panel.getByRole('alert')).toContainText('El registro es de la versión 99');
  await open({ format: 'kuntur-banco-de-pruebas', version: 1 });
  await expect(panel.getByRole('alert')).toContainText('El registro está dañado: «from»');
});

test('the panel is used by the keyboard alone, and gives the focus back', async ({ page }) => {
  await openWorkbench(page, '', '/contacto');
  const panel = await openPanel(page);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('combobox', { name: 'Lugar del panel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: /^Registro/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^QA/ })).toBeFocused();
});

for (const [width, tag] of [
  [1440, ['@slow']],
  [768, ['@slow']],
  [360, []],
] as const) {
  test(`the open panel has no accessibility violation and leaves the site’s buttons free at ${width} px`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openWorkbench(page, 'escenario=lento-50', '/products/101');
    await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
    const panel = await openPanel(page);
    for (const [tab, picture] of [
      ['Escenario', 'scenario'],
      ['Registro', 'log'],
    ] as const) {
      await panel.getByRole('tab', { name: tab }).click();
      await page.screenshot({ path: `test-results/scenarios/panel-${picture}-${width}.png` });
      const { violations } = await new AxeBuilder({ page }).include('#banco-de-pruebas').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await panel.getByRole('listitem').first().getByText(/ms$/).click();
    await expect(panel.locator('pre')).toContainText('"variables"');
    for (const button of [
      page.getByRole('link', { name: 'Escribir por WhatsApp' }),
      page.getByRole('button', { name: 'Agregar al carrito' }),
    ]) {
      // Playwright refuses to click what something else covers.
      await button.click({ trial: true });
    }
  });
}

async function goTo(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}
