import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { liftOverlay, open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const notice = /^Sin conexión\./;

/** The names of the operations that a page asks the backend for, as they go out. */
function watchOperations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  return asked;
}

test('offline, what was seen stays, the rest says so, and one refetch follows the return', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, paths.category('ÁNGULOS'));
  const cards = page.getByRole('main').getByRole('article');
  // The first dozen come before the rest.
  const counted = page
    .getByRole('main')
    .getByText(/^\d+ productos$/)
    .first();
  const shown = Number.parseInt(await counted.innerText(), 10);
  await expect(cards).toHaveCount(shown);
  await expect(page.getByText(notice)).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  const asked = watchOperations(page);
  await goTo(page, paths.category('ESMERIL'));
  await expect(page.getByText('Error al cargar productos de la categoría')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(shown);
  await page.goForward();
  await expect(page.getByText('Error al cargar productos de la categoría')).toBeVisible();
  // Without a connection nothing is tried a second time.
  expect(asked).toEqual(['ProductosPorCategoria', 'ProductosPorCategoria']);

  asked.length = 0;
  await context.setOffline(false);
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(asked).toEqual(['ProductosPorCategoria']);
});

test('offline from the start, home comes whole once the connection is there', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Error loading products:/);
  // The files of the site are in the browser; the backend is out of reach.
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
  const asked = watchOperations(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(asked.toSorted()).toEqual(['Category', 'ProductosPorCategoria', 'ProductosResumen']);
  await context.setOffline(false);
});

test('pages that could not be opened while offline open by themselves, and later on, once it is over', async ({
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

test('offline, the cart opens for whoever has something in it', async ({ page, context }) => {
  await open(page, paths.category('ÁNGULOS'));
  await page
    .getByRole('button', { name: /^Cotizar / })
    .first()
    .click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Seguir comprando' }).click();
  const fetched = page.waitForResponse(/CartPage-[^.]*\.js/);
  await page.clock.runFor(5000);
  await fetched;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await goTo(page, paths.cart());
  await expect(title(page, 'Su cotización')).toBeVisible();
  await expect(page.getByRole('link', { name: /Solicitar cotización/ })).toBeVisible();
  await context.setOffline(false);
});

test('a page whose script could not be had opens when it is asked for again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/Error showing a part of the page:/);
  await page.route('**/FaqPage-*.js', (route) => route.abort());
  await open(page);
  await goTo(page, paths.faq());
  await expect(title(page, 'No pudimos abrir esta página')).toBeVisible();
  await page.unroute('**/FaqPage-*.js');
  await goTo(page, paths.contact());
  await expect(title(page, 'Contacto')).toBeVisible();
  await goTo(page, paths.faq());
  await expect(title(page, 'Preguntas frecuentes')).toBeVisible();
});

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

function goTo(page: Page, address: string) {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${address}`);
}
