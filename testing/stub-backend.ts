import type { CombinedError } from 'urql';
import { vi } from 'vitest';
import { createShopClient } from '../src/graphql/client.ts';
import { fetchOnce } from '../src/graphql/fetch.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from '../src/graphql/generated/documents.ts';

/** The result of an operation. */
export interface OperationResult {
  data?: unknown;
  error?: CombinedError | undefined;
}

/** The five operations of the storefront, each on a client with an empty cache. */
export const storefrontOperations: Readonly<Record<string, () => Promise<OperationResult>>> = {
  productosResumen: () =>
    client().query(ProductosResumenDocument, {}, { fetch: fetchOnce }).toPromise(),
  category: () => client().query(CategoryDocument, {}).toPromise(),
  producto: () => client().query(ProductoDocument, { id: 1 }).toPromise(),
  productosPorCategoria: () =>
    client().query(ProductosPorCategoriaDocument, { category: 'TUBOS' }).toPromise(),
  buscarProductosPorNombre: () =>
    client().query(BuscarProductosPorNombreDocument, { nombre: 'tubo' }).toPromise(),
};

function client() {
  return createShopClient({ backendUrl: 'https://api.tienda.example' });
}

/** Replaces `fetch`: returns the responses in turn and repeats the last one. */
export function stubBackend(...responses: (() => Response | Promise<Response>)[]) {
  let next = 0;
  const fetch = vi.fn(async (_url: string, _options: RequestInit): Promise<Response> => {
    const response = responses[Math.min(next, responses.length - 1)];
    next += 1;
    if (!response) throw new Error('stubBackend needs a response');
    return response();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** The rejection of `fetch` without a connection. */
export const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
