import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
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
  await open(page, `${paths.category('LLAVE')}?vista=tarjetas`);
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
  await goTo(page, `${paths.category('ESMERIL')}?vista=tarjetas`);
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

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

function goTo(page: Page, address: string) {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${address}`);
}
