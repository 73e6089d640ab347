import {
  type CacheExchangeOpts,
  cacheExchange,
  type KeyGenerator,
  type Resolver,
} from '@urql/exchange-graphcache';
import { Client, type Exchange, fetchExchange } from 'urql';
import { failureExchange } from './failure-exchange.ts';
import { fetchWithRetry } from './fetch.ts';
import { ProductoDocument } from './generated/documents.ts';
import { graphcacheSchema } from './generated/graphcache-schema.ts';
import { fieldType, objectTypes, rootType, typesWithout } from './schema-types.ts';
import { rootFieldOf } from './several-products.ts';
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

/** The contract's name of the field that returns one product; the document may have an alias. */
const productField = rootFieldOf(ProductoDocument)?.name.value ?? '';

/**
 * Resolves a product by its id to the record that a list has cached.
 * A response for this id has priority, null included, so that a deleted product is not shown from its
 * summary. A record that is not cached is not linked: it would be a product with every field null.
 */
const resolveProduct: Resolver = (
  _parent,
  args,
  cache,
  { parentKey, fieldName, parentTypeName },
) => {
  const received = cache.resolve(parentKey, fieldName, args);
  if (received !== undefined) return received;
  const { name = '' } = fieldType(parentTypeName, fieldName) ?? {};
  const [id] = Object.values(args);
  return objectTypes(name)
    .map((__typename) => cache.keyOfEntity({ __typename, id: String(id) }))
    .find((key) => cache.resolve(key, '__typename') !== undefined);
};

/** A page of a list stays inside its parent; another field may be requested as `id` (`id: rowId`). */
const keyById: KeyGenerator = ({ id }) => (id == null ? null : String(id));

type ObjectType = Extract<
  (typeof graphcacheSchema)['__schema']['types'][number],
  { kind: 'OBJECT' }
>;

/** As graphcache's code generator names its options, with the types and fields of the contract. */
interface GraphCacheConfig extends Pick<CacheExchangeOpts, 'schema'> {
  keys: { [Type in ObjectType['name']]?: KeyGenerator };
  resolvers: {
    [Type in ObjectType as Type['name']]?: { [Field in Type['fields'][number]['name']]?: Resolver };
  };
}

/**
 * The normalized cache: one record per product id. With the schema, it returns partial results: the
 * cached fields of a product at once, while the others are fetched.
 */
export function createCache(): Exchange {
  return cacheExchange<GraphCacheConfig>({
    schema: graphcacheSchema,
    keys: Object.fromEntries(typesWithout('id').map((name) => [name, keyById])),
    resolvers: { [rootType('query')]: { [productField]: resolveProduct } },
  });
}
