import { cacheExchange, type Resolver } from '@urql/exchange-graphcache';
import { Client, type Exchange, fetchExchange } from 'urql';
import { failureExchange } from './failure-exchange.ts';
import { fetchWithRetry } from './fetch.ts';
import { graphcacheSchema } from './generated/graphcache-schema.ts';
import { endpoint, requestHeaders } from './transport.ts';
import { validateResponses } from './validate-responses.ts';

/**
 * The GraphQL client of the site, with its cache.
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

/**
 * Resolves `producto(id)` to the record that a list has cached.
 * A response for this id has priority, null included, so that a deleted product is not shown from its
 * summary. A record that is not cached is not linked: it would be a product with every field null.
 */
const resolveProduct: Resolver = (_parent, args, cache, info) => {
  const received = cache.resolve(info.parentKey, 'producto', args);
  if (received !== undefined) return received;
  const product = { __typename: 'Producto', id: Number(args.id) };
  return cache.resolve(product, 'id') === undefined ? undefined : cache.keyOfEntity(product);
};

/**
 * The normalized cache: one record per product id. With the schema, it returns partial results: the
 * cached fields of a product at once, while the others are fetched.
 */
export function createCache(): Exchange {
  return cacheExchange({
    schema: graphcacheSchema,
    resolvers: { Query: { producto: resolveProduct } },
  });
}
