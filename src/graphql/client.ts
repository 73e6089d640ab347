import { Client, type Exchange, fetchExchange } from 'urql';
import { createCache } from './cache.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { heldListExchange } from './held-list.ts';
import { endpoint, requestHeaders } from './transport.ts';

export interface ShopClientOptions {
  /** Origin of the backend, without a trailing slash; empty: the page's own. */
  backendUrl: string;
  /** Milliseconds after which a request is given up. */
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
  const cache = createCache();
  return new Client({
    url: endpoint(backendUrl),
    exchanges: watchers
      ? [watchers.beforeCache, heldListExchange, cache, watchers.beforeNetwork, fetchExchange]
      : [heldListExchange, cache, fetchExchange],
    // The contract has one transport for everything: POST.
    preferGetMethod: false,
    fetch: (input, init) => fetchWithin(requestTimeout, input, init),
    fetchOptions: { headers: requestHeaders },
  });
}

/**
 * `fetch` that gives up: a backend that accepts a request and never answers would otherwise leave
 * its visitor waiting for good. Rejects with a `TimeoutError` then, and covers the body as well.
 */
async function fetchWithin(
  milliseconds: number,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The backend did not answer in time', 'TimeoutError')),
    milliseconds,
  );
  const outer = init.signal;
  outer?.addEventListener('abort', () => controller.abort(outer.reason), { once: true });
  try {
    const sent = takeEarlyAnswer(init.body) ?? fetch(input, { ...init, signal: controller.signal });
    const response = await before(controller.signal, sent);
    const body = await before(controller.signal, response.arrayBuffer());
    return new Response(emptyStatuses.has(response.status) ? null : body, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The outcome of a promise, unless the signal is first: what was sent early knows no signal. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

/** Statuses whose answer may not have a body (Fetch standard, «null body status»). */
const emptyStatuses = new Set([101, 103, 204, 205, 304]);
