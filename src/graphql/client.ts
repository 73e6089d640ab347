import { Client, fetchExchange } from 'urql';
import { createCache } from './cache.ts';
import { failureExchange } from './failure-exchange.ts';
import { fetchWithRetry } from './fetch.ts';
import { endpoint, requestHeaders } from './transport.ts';
import { validateResponses } from './validate-responses.ts';

/**
 * The GraphQL client of the site, with its cache.
 *
 * @param backendUrl origin of the backend, without a trailing slash; empty for the page's own
 */
export function createShopClient({ backendUrl }: { backendUrl: string }): Client {
  return new Client({
    url: endpoint(backendUrl),
    preferGetMethod: false,
    fetchOptions: { headers: requestHeaders },
    fetch: fetchWithRetry,
    exchanges: [failureExchange, createCache(), validateResponses, fetchExchange],
  });
}
