import { HttpResponse, http } from 'msw';
import { bundledShop } from './bundled-shop.ts';
import { ShopApi } from './shop-api.ts';

/** The mocked backend of page tests. */
export const shopApi = new ShopApi(bundledShop);

let opened = 0;
let openedBefore = 0;

/** The backend of one page: its requests have a URL of their own. */
export function nextBackendUrl(): string {
  opened += 1;
  return `/page-${opened}`;
}

/** Restores the backend's initial state for the next test. */
export function resetBackend(): void {
  openedBefore = opened;
  shopApi.reset();
}

/** A page may send a retry after the end of its test, which must not count in the next one. */
const refuseEarlierPages = http.post('*/graphql', ({ request }) => {
  const [, page] = /\/page-(\d+)\//.exec(request.url) ?? [];
  return Number(page) <= openedBefore ? HttpResponse.error() : undefined;
});

export const handlers = [refuseEarlierPages, ...shopApi.handlers];
