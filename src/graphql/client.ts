import { Client, fetchExchange } from 'urql';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import { contractGuard } from './contract-guard.ts';
import { fetchWithRetry } from './fetch.ts';
import { endpoint, requestHeaders } from './transport.ts';

export interface ShopClientOptions {
  /** Origin of the backend, without a trailing slash; empty: the page's own. */
  backendUrl: string;
}

/** The one GraphQL client of the site, with its cache. */
export function createShopClient({ backendUrl }: ShopClientOptions): Client {
  return new Client({
    url: endpoint(backendUrl),
    preferGetMethod: false,
    fetchOptions: { headers: requestHeaders },
    fetch: fetchWithRetry,
    exchanges: [askAgainExchange, createCache(), contractGuard, fetchExchange],
  });
}
