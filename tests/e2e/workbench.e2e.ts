import type { Locator, Page } from '@playwright/test';
import shop from '../../package.json' with { type: 'json' };
import { skipOverlay } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const listing = '/productos/LLAVE?vista=tarjetas';
const failure = 'El catálogo está en mantenimiento';
const listed = (page: Page) => page.locator('main article').first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the mocked site serves products and pictures below a sub-path, in the scenario of its address', async ({
  page,
}) => {
  await openWorkbench(page, 'escenario=sin-conexion', listing);
  await expect(page.getByText(/^Sin conexión\./)).toBeVisible();
  const picture = page.locator('main article img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('the mocked site responds after the browser has stopped its service workers', async ({
  context,
  page,
}) => {
  await openWorkbench(page, 'escenario=normal', listing);
  await expect(listed(page)).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await goTo(page, '/productos/ESMERIL?vista=tarjetas');
  await expect(listed(page)).toBeVisible();
});

test.describe('the panel', () => {
  test('applies a scenario from the next request on and writes it into the address', async ({
    page,
  }) => {
    await openWorkbench(page, 'otro=1', listing);
    await expect(listed(page)).toBeVisible();
    const panel = await openPanel(page);
    await panel.getByRole('searchbox', { name: 'Filtrar' }).fill('GRAPHQL');
    await panel.getByRole('button', { name: /^Error de GraphQL/ }).click();
    await panel.getByRole('combobox').selectOption('productosPorCategoria');
    await panel.getByRole('searchbox', { name: 'Filtrar' }).fill('');
    await panel.getByRole('checkbox', { name: 'Combinar con lo elegido' }).check();
    await panel.getByRole('button', { name: /^Lento/ }).click();
    const delay = panel.getByRole('textbox', { name: 'Demora en milisegundos' });
    await delay.fill('50');
    await delay.press('Enter');
    await expect(page).toHaveURL(
      /\/tienda\/\?otro=1&escenario=error:productosPorCategoria,lento-50#/,
    );

    await goTo(page, '/productos/ESMERIL?vista=tarjetas');
    await expect(page.getByText(failure)).toBeVisible();
    await panel.getByRole('button', { name: /Error de GraphQL/ }).click();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(listed(page)).toBeVisible();
    await expect(page).toHaveURL(/escenario=lento-50#/);
  });

  test('names the other call that an empty search needs, and applies the scenario to it', async ({
    page,
  }) => {
    await openWorkbench(
      page,
      'escenario=vacio:buscarProductosPorNombre',
      '/buscar/tubo?vista=tarjetas',
    );
    await expect(listed(page)).toBeVisible();
    const panel = await openPanel(page);
    await panel
      .getByRole('button', { name: 'Aplicar también a «Lista de todos los productos»' })
      .click();
    await expect(page).toHaveURL(/=vacio:buscarProductosPorNombre,vacio:productosResumen#/);
    await panel.getByRole('button', { name: 'Recargar', exact: true }).click();
    await skipOverlay(page);
    await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  });

  test('copies a bug report with the link, the window and the requests', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWorkbench(page, 'escenario=error:productosPorCategoria', listing);
    await expect(page.getByText(failure)).toBeVisible();
    const panel = await openPanel(page);
    await panel.getByText(/^Registro/).click();
    await panel.getByRole('button', { name: 'Copiar informe' }).click();
    await expect(panel.getByText('Informe copiado')).toBeVisible();

    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(`- Enlace: <${page.url()}>`);
    expect(report).toContain(`- Ruta: \`${listing}\``);
    expect(report).toContain('- Ventana: 1440 × 900');
    expect(report).toContain(`- Versión: ${shop.version}`);
    expect(report).toMatch(/^\| [\d.]+ s \| productosResumen \| 200 \| \d+ \|$/m);
    expect(report).toMatch(/^\| [\d.]+ s \| productosPorCategoria \| 200 con errores \| \d+ \|$/m);
  });
});

/**
 * Opens the site on the mock and skips the loading screen.
 *
 * @param search `escenario=lento`
 * @param path after the `#`
 */
async function openWorkbench(page: Page, search: string, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(`?${search}#${path}`);
  await skipOverlay(page);
}

function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Banco de pruebas' });
}

async function openPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+q');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  return panel;
}

async function goTo(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}
