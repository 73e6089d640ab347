import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { type Client, CombinedError, type RequestPolicy, useClient } from 'urql';
import { productFailed, productMissing } from '../content/failures.ts';
import type { FailureText } from '../lib/view-state.ts';
import { failureText } from './errors.ts';
import { retryableStatuses } from './fetch.ts';
import {
  ProductoDocument,
  type ProductoQuery,
  type ProductoQueryVariables,
} from './generated/documents.ts';
import { InvalidResponse } from './invalid-response.ts';
import type { Product } from './queries.ts';
import { nthName, repeatRootField } from './several-products.ts';

/** `isFresh`: from the backend, not from the cache. `isMissing`: the backend has no such product. */
export type FetchedProduct =
  | { product: Product; isFresh: boolean }
  | { failure: FailureText; isMissing: boolean };

/** Fetches a product with all fields, from the cache if possible. Never rejects. */
export function useFetchProduct() {
  const client = useClient();
  return useCallback(
    (id: number, policy?: RequestPolicy) => fetchProduct(client, id, policy),
    [client],
  );
}

/**
 * Fetches products with all fields, from the cache where possible, the others in one request. Never
 * rejects; the results have the order of the ids.
 * @param ids at most `limits.requestedProducts`
 */
export function useFetchProducts() {
  const client = useClient();
  return useCallback(
    (ids: readonly number[], policy?: RequestPolicy) => fetchProducts(client, ids, policy),
    [client],
  );
}

async function fetchProduct(
  client: Client,
  id: number,
  requestPolicy: RequestPolicy = 'cache-first',
): Promise<FetchedProduct> {
  const query = client.query(ProductoDocument, { id }, { requestPolicy });
  const { data, error, operation } = await query.toPromise();
  if (error) return failureOf(error);
  // Of 'cache-only': null is what the cache lacks.
  const outcome = operation.context.meta?.cacheOutcome;
  if (outcome === 'partial' || !data) return unknown;
  return toFetched(data.producto, outcome !== 'hit');
}

/** See {@link useFetchProducts}. */
export async function fetchProducts(
  client: Client,
  ids: readonly number[],
  policy: RequestPolicy = 'cache-first',
): Promise<readonly FetchedProduct[]> {
  const found = new Map<number, FetchedProduct>();
  if (policy !== 'network-only') {
    for (const id of ids) found.set(id, await fetchProduct(client, id, 'cache-only'));
  }
  const wanted = [...new Set(ids)].filter((id) => isUnknown(found.get(id)));
  if (policy !== 'cache-only') {
    const requested = await requestProducts(client, wanted);
    for (const [at, product] of requested.entries()) found.set(wanted[at] ?? 0, product);
  }
  return ids.map((id) => found.get(id) ?? unknown);
}

/** Requests products in one request, and one by one what a backend does not answer so. */
async function requestProducts(
  client: Client,
  ids: readonly number[],
): Promise<readonly FetchedProduct[]> {
  const requestOne = (id: number) => fetchProduct(client, id, 'network-only');
  if (ids.length < 2) return Promise.all(ids.map(requestOne));
  const variables = Object.fromEntries(ids.map((id, at) => [nthName(idVariable, at + 1), id]));
  const query = client.query(severalProducts(ids.length), variables, networkOnly);
  const { data, error } = await query.toPromise();
  if (error && isUnavailable(error)) return ids.map(() => failureOf(error));
  const errors = error?.graphQLErrors ?? [];
  const hasPlaces = errors.every(({ path }) => path);
  return Promise.all(
    ids.map((id, at) => {
      const key = nthName(productKey, at + 1);
      const own = errors.filter(({ path }) => path?.[0] === key);
      if (own.length > 0) return failureOf(new CombinedError({ graphQLErrors: own }));
      const product = data?.[key];
      return product === undefined || !hasPlaces ? requestOne(id) : toFetched(product, true);
    }),
  );
}

/**
 * Whether requests for single products would fail too: without a usable response, or while the
 * backend has no capacity. Of any other failure, one product may be the cause.
 */
function isUnavailable({ networkError, response }: CombinedError): boolean {
  if (!networkError || networkError instanceof InvalidResponse) return false;
  return !response || response.ok || retryableStatuses.includes(response.status);
}

const networkOnly = { requestPolicy: 'network-only' } as const;

/** The names that the document gives to the variable and to the field. */
const idVariable: keyof ProductoQueryVariables = 'id';
const productKey: keyof ProductoQuery = 'producto';

/** Typed by the generated types of the document that is repeated. */
type SeveralProducts = TypedDocumentNode<
  Readonly<Record<string, ProductoQuery['producto'] | undefined>>,
  Readonly<Record<string, number>>
>;

const documents = new Map<number, SeveralProducts>();

/** The same document for a number of products, so that the client prints it once. */
function severalProducts(count: number): SeveralProducts {
  const document = documents.get(count) ?? repeatRootField(ProductoDocument, count);
  documents.set(count, document);
  return document;
}

const unknown: FetchedProduct = {
  failure: { title: productFailed, detail: null },
  isMissing: false,
};

function isUnknown(fetched: FetchedProduct | undefined): boolean {
  return !fetched || ('failure' in fetched && !fetched.isMissing);
}

function failureOf(error: CombinedError): FetchedProduct {
  return { failure: failureText(error, productFailed), isMissing: false };
}

function toFetched(product: ProductoQuery['producto'], isFresh: boolean): FetchedProduct {
  return product
    ? { product, isFresh }
    : { failure: { title: productMissing, detail: null }, isMissing: true };
}
