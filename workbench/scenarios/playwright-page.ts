import type { Page, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { ShopApi } from '../../testing/shop-api.ts';
import { browserChangesOf, parseScenario, playScenario } from './scenario.ts';

const apis = new WeakMap<Page, ShopApi>();

/**
 * Puts a page into a scenario: the mock responds instead of the server. Changes of the browser take
 * effect at the next load. Delays use the page's timers, so that `page.clock` controls them.
 */
export async function playOnPage(page: Page, text: string): Promise<void> {
  const scenario = parseScenario(text);
  const api = apis.get(page) ?? (await mock(page));
  playScenario(api, scenario);
  for (const change of browserChangesOf(scenario)) {
    await page.addInitScript({ content: `(${change})()` });
  }
}

async function mock(page: Page): Promise<ShopApi> {
  const api = new ShopApi(shopFromFiles, {
    wait: (milliseconds) =>
      page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), milliseconds),
  });
  apis.set(page, api);
  await page.route(/\/(graphql|api\/v1\.0\/email\/send)$/, (route) => answer(route, api));
  return api;
}

async function answer(route: Route, api: ShopApi): Promise<void> {
  const sent = route.request();
  const request = new Request(sent.url(), {
    method: sent.method(),
    headers: await sent.allHeaders(),
    body: sent.postData(),
  });
  // Fails if the page navigates or closes during a delay.
  const response = await getResponse(api.handlers, request).catch(() => undefined);
  if (!response || response.type === 'error') return route.abort().catch(() => {});
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
