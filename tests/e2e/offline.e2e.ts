import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { liftOverlay, open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const notice = /^Sin conexión\./;

/** Records the names of the operations that a page sends, without those for the prices of cards. */
function recordOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON();
    if (operationName !== 'Producto') sent.push(operationName);
  });
  return sent;
}

test('pages seen before work offline, others show an error and load once the connection is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, paths.category('ÁNGULOS'));
  const cards = page.getByRole('main').getByRole('article');
  // The first dozen cards are rendered before the rest.
  const counted = page
    .getByRole('main')
    .getByText(/^\d+ productos$/)
    .first();
  const shown = Number.parseInt(await counted.innerText(), 10);
  await expect(cards).toHaveCount(shown);
  await expect(page.getByText(notice)).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  const sent = recordOperations(page);
  await goTo(page, paths.category('ESMERIL'));
  await expect(page.getByText('Error al cargar productos de la categoría')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(shown);
  await page.goForward();
  await expect(page.getByText('Error al cargar productos de la categoría')).toBeVisible();
  // Nothing is retried without a connection.
  expect(sent).toEqual(['ProductosPorCategoria', 'ProductosPorCategoria']);

  sent.length = 0;
  await context.setOffline(false);
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(sent).toEqual(['ProductosPorCategoria']);
});

test('a visit that begins offline loads everything once the connection is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Error loading products:/);
  // The site comes from the browser's cache; the backend is unreachable.
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await page.clock.install();
  await page.goto('/#/productos/ESMERIL');
  await liftOverlay(page);
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' }).first()).toBeVisible();

  await page.unroute('**/graphql');
  const sent = recordOperations(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(sent.toSorted()).toEqual(['Category', 'ProductosPorCategoria', 'ProductosResumen']);
  await context.setOffline(false);
});

test('pages whose code did not load offline open by themselves once the connection is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Error showing a part of the page:/);
  await open(page);
  await context.setOffline(true);
  for (const address of [paths.faq(), paths.contact()]) {
    await goTo(page, address);
    await expect(title(page, 'No pudimos abrir esta página')).toBeVisible();
  }

  await context.setOffline(false);
  await expect(title(page, 'Contacto')).toBeVisible();
  await goTo(page, paths.faq());
  await expect(title(page, 'Preguntas frecuentes')).toBeVisible();
});

test('a filled cart opens offline', async ({ page, context, expectConsole }) => {
  // Whatever was still loading in advance when the connection ended.
  expectConsole(/ERR_INTERNET_DISCONNECTED/, { isOptional: true });
  const cartCode = page.waitForResponse(/CartPage-[^.]*\.js/);
  await open(page, paths.category('ÁNGULOS'));
  await page
    .getByRole('button', { name: /^Cotizar / })
    .first()
    .click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Seguir comprando' }).click();
  await cartCode;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await goTo(page, paths.cart());
  await expect(title(page, 'Su cotización')).toBeVisible();
  await expect(page.getByRole('link', { name: /Solicitar cotización/ })).toBeVisible();
  await context.setOffline(false);
});

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

function goTo(page: Page, address: string) {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${address}`);
}
