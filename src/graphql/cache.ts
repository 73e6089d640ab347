import { cacheExchange, type Resolver } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';
import { graphcacheSchema } from './generated/graphcache-schema.ts';

/**
 * Lets `producto(id)` find the record that a list left in the cache.
 *
 * What the backend itself has sent for this id comes first, a null above all: a deleted
 * product must not live on as its summary. Where it has sent nothing yet, only a record that
 * exists is pointed to; pointing to one that does not would make a product with every field null.
 */
const resolveProduct: Resolver = (_parent, args, cache, info) => {
  const received = cache.resolve(info.parentKey, 'producto', args);
  if (received !== undefined) return received;
  const product = { __typename: 'Producto', id: Number(args.id) };
  return cache.resolve(product, 'id') === undefined ? undefined : cache.keyOfEntity(product);
};

/**
 * The normalized cache: one record per product, by its id, however it was requested. Knowing the
 * schema, it answers a detail query with the fields that a list has brought, and fetches the rest.
 */
export function createCache(): Exchange {
  return cacheExchange({
    schema: graphcacheSchema,
    resolvers: { Query: { producto: resolveProduct } },
  });
}
