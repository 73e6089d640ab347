import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { valueOf } from './enum-labels.ts';
import type * as documents from './generated/documents.ts';
import { entriesOf } from './list-entries.ts';
import { endpoint, requestHeaders } from './transport.ts';

type EarlyOperation = 'ProductosResumen' | 'Category' | 'Producto' | 'ProductosPorCategoria';
type DocumentOf<Operation extends EarlyOperation> = (typeof documents)[`${Operation}Document`];

export interface EarlyQueries {
  /** The text of each operation as the client sends it. */
  texts: Readonly<Record<EarlyOperation, string>>;
  /** Whether the contract declares the id of a product as `ID`, which is sent as text. */
  areIdsText: boolean;
  /** The type that the contract gives to the name of a category. */
  categoryType: string;
}

/**
 * Posts what the client will post first, with the same bodies, so that it takes the responses over
 * (`fetch.ts`). Runs before the client is loaded.
 * @returns the products that the page shows; none after a failure, which the client handles
 */
export async function preloadResponses(
  { texts, areIdsText, categoryType }: EarlyQueries,
  { productId, category }: { productId?: number; category?: string },
  backendUrl: string,
) {
  const asSent = (name: string, value: unknown) => {
    if (name === 'category') return valueOf(categoryType, value);
    return name === 'id' && areIdsText ? String(value) : value;
  };
  const responses: Record<string, Promise<Response>> = {};
  globalThis.preloadedResponses = responses;

  function post<Operation extends EarlyOperation>(
    operationName: Operation,
    variables?: VariablesOf<DocumentOf<Operation>>,
  ) {
    // JSON writes the keys in the order in which urql sorts them.
    const body = JSON.stringify({ operationName, query: texts[operationName], variables }, asSent);
    const response = fetch(endpoint(backendUrl), { method: 'POST', headers: requestHeaders, body });
    response.catch(() => {});
    responses[body] = response;
    return async (): Promise<ResultOf<DocumentOf<Operation>>> => {
      const { data } = await (await response).clone().json();
      return data;
    };
  }

  post('ProductosResumen');
  post('Category');
  try {
    if (productId !== undefined) {
      const { producto } = await post('Producto', { id: productId })();
      return producto ? [producto] : [];
    }
    if (category !== undefined) {
      return entriesOf((await post('ProductosPorCategoria', { category })()).productosPorCategoria);
    }
  } catch {
    // No response, or one without data.
  }
  return [];
}
