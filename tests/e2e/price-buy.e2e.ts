import type { Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** In no other number of the shop. */
const PRICE = 918_273.64;
const digits = /918[.,\s]?273/;

test('priceBuy: the backend sends null', async ({ page }) => {
  const response = page.waitForResponse(
    (candidate) => candidate.request().postDataJSON()?.operationName === 'Producto',
  );
  await open(page, '/products/101');
  expect(await (await response).text()).toContain('"priceBuy":null');
});

test('priceBuy: of a backend that sends it, nothing is shown, saved or sent', async ({ page }) => {
  let replaced = 0;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"priceBuy":null/g, () => {
      replaced++;
      return `"priceBuy":${PRICE}`;
    });
    await route.fulfill({ response, body });
  });

  await open(page, '/products/101');
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByRole('link', { name: 'Ver carrito' }).click();
  const quotation = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect(quotation).toBeVisible();
  expect(replaced).toBe(1);

  expect(decodeURIComponent((await quotation.getAttribute('href')) ?? '')).not.toMatch(digits);
  expect(await page.content()).not.toMatch(digits);
  const kept = await keptBy(page);
  expect(kept).toContain('"id":101');
  expect(kept).not.toMatch(digits);
  expect(sent.join('\n')).not.toMatch(digits);
});

/** All that the page has put away, as one text. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys();
    const databases = await indexedDB.databases();
    const { localStorage, sessionStorage, history } = window;
    const plain = { ...localStorage, ...sessionStorage, state: history.state };
    return [...Object.values(plain), document.cookie, ...caches, databases.map(({ name }) => name)]
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      .join('\n');
  });
}
