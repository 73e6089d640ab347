import { Client, type Exchange } from 'urql';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import { networkExchange } from './network.ts';
import { endpoint } from './transport.ts';

export interface ShopClientOptions {
  /** Origin of the backend, without a trailing slash; empty: the page's own. */
  backendUrl: string;
  /** Milliseconds after which a question is given up. */
  requestTimeout: number;
  /** What stands around the cache, for a tool that watches it; nothing, for a visitor. */
  watchers?: CacheWatchers;
}

/** Sees what is asked of the client, and what of it is asked of the network. */
export interface CacheWatchers {
  beforeCache: Exchange;
  beforeNetwork: Exchange;
}

/** The one GraphQL client of the site, with its cache. */
export function createShopClient(options: ShopClientOptions): Client {
  const { backendUrl, requestTimeout, watchers } = options;
  const cache = [askAgainExchange, createCache()];
  const network = networkExchange({ timeout: requestTimeout });
  return new Client({
    url: endpoint(backendUrl),
    exchanges: watchers
      ? [watchers.beforeCache, ...cache, watchers.beforeNetwork, network]
      : [...cache, network],
  });
}
