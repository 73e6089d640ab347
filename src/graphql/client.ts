import { Client, type Exchange, fetchExchange } from 'urql';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import { contractGuard } from './contract-guard.ts';
import { fetchWithRetry } from './fetch.ts';
import { endpoint, requestHeaders } from './transport.ts';

export interface ShopClientOptions {
  /** Origin of the backend, without a trailing slash; empty: the page's own. */
  backendUrl: string;
  /** What stands around the cache, for a tool that watches it; nothing, for a visitor. */
  watchers?: CacheWatchers;
}

/** Sees what is requested of the client, and what of it is sent. */
export interface CacheWatchers {
  beforeCache: Exchange;
  beforeNetwork: Exchange;
}

/** The one GraphQL client of the site, with its cache. */
export function createShopClient({ backendUrl, watchers }: ShopClientOptions): Client {
  const cache = [askAgainExchange, createCache()];
  const network = [contractGuard, fetchExchange];
  return new Client({
    url: endpoint(backendUrl),
    preferGetMethod: false,
    fetchOptions: { headers: requestHeaders },
    fetch: fetchWithRetry,
    exchanges: watchers
      ? [watchers.beforeCache, ...cache, watchers.beforeNetwork, ...network]
      : [...cache, ...network],
  });
}
